import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { type Budget, budgets, type Figure, isReached } from './budgets.ts'

/** What the bench found: figures, and why others could not be measured. */
export interface Results {
  measured: { [figure in Figure]?: number }
  failures: { [figure in Figure]?: string }
}

const figures = Object.keys(budgets) as Figure[]

const format = (value: number, unit: Budget['unit']) => {
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} KB`
  if (unit === 'times') return `${value.toFixed(2)} ×`
  if (unit === 'ms' || unit === 'frames/s') return `${value.toFixed(0)} ${unit}`
  return `${value} ${unit}`
}

const rowOf = (figure: Figure, { measured, failures }: Results) => {
  const { figure: name, limit, unit, good, machine }: Budget = budgets[figure]
  const value = measured[figure]
  return {
    figure,
    name,
    measured: value === undefined ? '–' : format(value, unit),
    toReach: `${good === 'at most' ? '≤' : '≥'} ${format(limit, unit)}`,
    verdict:
      value === undefined
        ? `not measured: ${failures[figure] ?? 'not asked for'}`
        : isReached(figure, value)
          ? 'reached'
          : 'missed',
    machine: machine === true,
  }
}

/** The results as an aligned table, for a terminal. */
export const tableOf = (results: Results): string => {
  const taken = figures.filter((figure) => figure in results.measured || figure in results.failures)
  const rows = taken.map((figure) => rowOf(figure, results))
  const lines = [
    ['figure', 'measured', 'to reach', 'verdict'],
    ...rows.map(({ name, measured, toReach, verdict }) => [name, measured, toReach, verdict]),
  ]
  const widths = [0, 1, 2].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map(([name = '', measured = '', toReach = '', verdict = '']) => {
      const [nameWidth = 0, measuredWidth = 0, reachWidth = 0] = widths
      return [
        name.padEnd(nameWidth),
        measured.padStart(measuredWidth),
        toReach.padStart(reachWidth),
        verdict,
      ].join('  ')
    })
    .join('\n')
}

/** Writes the results and what they were measured on as JSON; tells the file. */
export const writeResults = async (results: Results, browser: string): Promise<string> => {
  const folder = 'bench-results'
  const at = new Date().toISOString()
  const file = join(folder, `${at.replaceAll(':', '-').slice(0, 19)}.json`)
  const [processor] = cpus()
  const machine = { browser, node: process.version, cpu: processor?.model, cores: cpus().length }
  const rows = figures.map((figure) => ({
    ...rowOf(figure, results),
    value: results.measured[figure],
    limit: budgets[figure].limit,
    unit: budgets[figure].unit,
  }))
  await mkdir(folder, { recursive: true })
  const text = JSON.stringify({ at, machine, figures: rows }, undefined, 2)
  await writeFile(file, text)
  return file
}
