import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import {
  type Budget,
  budgetOf,
  budgets,
  type Figure,
  type Measurement,
  verdictOf,
} from './budgets.ts'

/** Results of the bench: figures, and why others could not be measured. */
export interface Results {
  measured: { [figure in Figure]?: Measurement }
  failures: { [figure in Figure]?: string }
}

const figures = Object.keys(budgets) as Figure[]

const format = (value: number, unit: Budget['unit']) => {
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} KB`
  if (unit === 'times') return `${value.toFixed(2)} ×`
  if (unit === 'ms' || unit === 'frames/s') return `${value.toFixed(0)} ${unit}`
  return `${value} ${unit}`
}

const ratioOf = ({ value, reference = Number.NaN }: Measurement) => value / reference

const rowOf = (figure: Figure, { measured, failures }: Results) => {
  const { figure: name, limit, unit, good, machine } = budgetOf(figure)
  const measurement = measured[figure]
  const byRatio = machine === 'ratio'
  const judged = (value: number) => format(value, byRatio ? 'times' : unit)
  const { reference } = measurement ?? {}
  return {
    figure,
    name,
    measured: measurement ? judged(byRatio ? ratioOf(measurement) : measurement.value) : '–',
    toReach: `${good === 'at most' ? '≤' : '≥'} ${judged(limit)}`,
    verdict: measurement
      ? verdictOf(figure, measurement)
      : `not measured: ${failures[figure] ?? 'not asked for'}`,
    console: measurement && reference !== undefined ? format(measurement.value, unit) : '',
    reference: reference === undefined ? '' : format(reference, unit),
    machine: machine !== undefined,
  }
}

const columns = ['name', 'measured', 'toReach', 'console', 'reference', 'verdict'] as const

const heads = {
  name: 'figure',
  measured: 'measured',
  toReach: 'to reach',
  console: 'console',
  reference: 'reference',
  verdict: 'verdict',
} as const satisfies { [column in (typeof columns)[number]]: string }

const notJudged =
  'Not judged: the machine is too busy to tell; the reference page misses it as well, or varies too much.'

/** The results as an aligned table, for a terminal. */
export const tableOf = (results: Results): string => {
  const taken = figures.filter((figure) => figure in results.measured || figure in results.failures)
  const rows = taken.map((figure) => rowOf(figure, results))
  const widthOf = (column: (typeof columns)[number]) =>
    Math.max(...[heads, ...rows].map((row) => row[column].length))
  const widths = columns.map(widthOf)
  const lines = [heads, ...rows].map((row) =>
    columns
      .map((column, index) => {
        const width = widths[index] ?? 0
        if (column === 'verdict') return row[column]
        return column === 'name' ? row[column].padEnd(width) : row[column].padStart(width)
      })
      .join('  '),
  )
  const isBusy = rows.some(({ verdict }) => verdict === 'not judged')
  return [...lines, ...(isBusy ? ['', notJudged] : [])].join('\n')
}

/** Writes the results and what they were measured on as JSON; tells the file. */
export const writeResults = async (results: Results, browser: string): Promise<string> => {
  const folder = 'bench-results'
  const at = new Date().toISOString()
  const file = join(folder, `${at.replaceAll(':', '-').slice(0, 19)}.json`)
  const [processor] = cpus()
  const machine = {
    browser,
    node: process.version,
    cpu: processor?.model,
    cores: cpus().length,
    load: loadavg(),
  }
  const rows = figures.map((figure) => {
    const measurement = results.measured[figure]
    const { limit, unit, machine: judged } = budgetOf(figure)
    return {
      ...rowOf(figure, results),
      value: measurement?.value,
      ...(measurement?.reference !== undefined && { referenceValue: measurement.reference }),
      ...(measurement && judged === 'ratio' && { ratio: ratioOf(measurement) }),
      limit,
      unit,
    }
  })
  await mkdir(folder, { recursive: true })
  const text = JSON.stringify({ at, machine, figures: rows }, undefined, 2)
  await writeFile(file, text)
  return file
}
