import type { Run } from '@generated/ml/types.ts'
import { formatDateTime } from '@/lib/dates.ts'
import { formatDuration, secondsBetween } from '@/lib/durations.ts'
import { configValues } from './config-values.ts'
import { bestPlace, directionOf } from './metric-direction.ts'
import { reusedRunNames } from './reused-builds.ts'
import { metricNamesOf, metricOf, metricText } from './run-metric-values.ts'
import { sourceText } from './run-source.ts'
import { stageNames, stageStateOf, stages, stageWords } from './run-stages.ts'

/** Something that runs are compared by: its value for each of them, undefined where it has none. */
export interface Fact {
  id: string
  group: 'Run' | 'Metric' | 'Config'
  name: string
  values: readonly (string | undefined)[]
  /** The numbers that the values are the texts of. */
  numbers?: readonly (number | undefined)[]
  /** Place of the best of them, where that is known. */
  best?: number | undefined
}

/** A row of a comparison: a fact, or the head of those below it. */
export type ComparisonRow = Fact | { id: string; head: string }

const groupHeads = {
  Metric: 'Metrics',
  Run: 'Run',
  Config: 'Config',
} as const satisfies Record<Fact['group'], string>

/** Facts under the heads of their groups, in the order in which these come. */
export const groupedFacts = (facts: readonly Fact[]): ComparisonRow[] =>
  facts.flatMap((fact, index) =>
    facts[index - 1]?.group === fact.group
      ? [fact]
      : [{ id: `head ${fact.group}`, head: groupHeads[fact.group] }, fact],
  )

/** Everything that runs are compared by: their metrics, what else came of them, and their configs. */
export const comparisonOf = (
  runs: readonly Run[],
  statusWord: (status: Run['report']['status']) => string,
): Fact[] => {
  const fact = (
    group: Fact['group'],
    name: string,
    read: (run: Run, place: number) => string | undefined,
  ): Fact => ({ id: `${group} ${name}`, group, name, values: runs.map(read) })
  const measure = (
    group: Fact['group'],
    name: string,
    text: (value: number) => string | undefined,
    read: (run: Run) => number | undefined,
  ): Fact => {
    const numbers = runs.map(read)
    const values = numbers.map((value) => (value === undefined ? undefined : text(value)))
    // One that failed early took the least time.
    const ranked =
      group === 'Run'
        ? numbers.map((value, at) => (runs[at]?.report.status === 'succeeded' ? value : undefined))
        : numbers
    const best = bestPlace(ranked, directionOf(name))
    return { id: `${group} ${name}`, group, name, values, numbers, best }
  }
  const names = new Map(reusedRunNames(runs))
  const configs = runs.map(({ configRaw }) => configValues(configRaw))
  const settings = new Set(configs.flatMap((config) => [...config.keys()]))
  return [
    ...metricNamesOf(runs).map((name) =>
      measure('Metric', name, metricText, (run) => metricOf(run, name)),
    ),
    fact('Run', 'Status', ({ report }) => statusWord(report.status)),
    ...stageNames.map((stage) =>
      fact('Run', stages[stage].label, ({ report }) => stageWords[stageStateOf(stage, report)]),
    ),
    fact('Run', 'Source', ({ report }) => sourceText(report.event, names) || undefined),
    fact('Run', 'Created', ({ createdAt }) => formatDateTime(createdAt)),
    fact('Run', 'Created by', ({ userName }) => userName || undefined),
    measure('Run', 'Took', formatDuration, ({ report }) =>
      secondsBetween(report.startedAt, report.finishedAt),
    ),
    ...[...settings].map((name) => fact('Config', name, (_, place) => configs[place]?.get(name))),
  ]
}

/** In how many of the metrics each run is the best, and of how many one is known to be. */
export const bestCounts = (
  facts: readonly Fact[],
  place: number,
): { count: number; of: number } => {
  const decided = facts.filter(({ group, best }) => group === 'Metric' && best !== undefined)
  return { count: decided.filter(({ best }) => best === place).length, of: decided.length }
}

/** Whether the values of a fact are not all the same. */
export const differs = ({ values }: Fact): boolean => new Set(values).size > 1
