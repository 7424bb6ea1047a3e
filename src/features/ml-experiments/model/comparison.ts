import type { Run } from '@generated/ml/types.ts'
import { parse } from 'yaml'
import { formatDateTime } from '@/lib/dates.ts'
import { formatDuration, secondsBetween } from '@/lib/durations.ts'
import { metricNamesOf, metricOf, metricText } from './metrics.ts'
import { sourceText } from './source.ts'
import { stageNames, stageStateOf, stages, stageWords } from './stages.ts'

/** Most runs that are compared. */
export const comparedRuns = 100

/** Something that runs are compared by: its value for each of them, undefined where it has none. */
export interface Fact {
  id: string
  group: 'Run' | 'Metric' | 'Config'
  name: string
  values: readonly (string | undefined)[]
}

const flatten = (value: unknown, path: string, into: Map<string, string>) => {
  if (typeof value !== 'object' || value === null) {
    if (path) into.set(path, String(value))
    return
  }
  for (const [name, part] of Object.entries(value)) {
    flatten(part, path ? `${path}.${name}` : name, into)
  }
}

/** The values of a config file by their path, such as `model.layers.0`; empty for text that is no YAML. */
export const configValues = (text: string | undefined): ReadonlyMap<string, string> => {
  const values = new Map<string, string>()
  try {
    flatten(parse(text ?? ''), '', values)
  } catch {
    // What cannot be read is not compared; the page of the run shows the text.
  }
  return values
}

/** Everything that runs are compared by: what came of them, their metrics, and their configs. */
export const comparisonOf = (
  runs: readonly Run[],
  statusWord: (status: Run['report']['status']) => string,
): Fact[] => {
  const fact = (
    group: Fact['group'],
    name: string,
    read: (run: Run, place: number) => string | undefined,
  ): Fact => ({ id: `${group} ${name}`, group, name, values: runs.map(read) })
  const configs = runs.map(({ configRaw }) => configValues(configRaw))
  const settings = new Set(configs.flatMap((config) => [...config.keys()]))
  return [
    fact('Run', 'Status', ({ report }) => statusWord(report.status)),
    ...stageNames.map((stage) =>
      fact('Run', stages[stage].label, ({ report }) => stageWords[stageStateOf(stage, report)]),
    ),
    fact('Run', 'Source', ({ report }) => sourceText(report.event) || undefined),
    fact('Run', 'Created', ({ createdAt }) => formatDateTime(createdAt)),
    fact('Run', 'Created by', ({ userName }) => userName),
    fact('Run', 'Took', ({ report }) =>
      formatDuration(secondsBetween(report.startedAt, report.finishedAt)),
    ),
    ...metricNamesOf(runs).map((name) =>
      fact('Metric', name, (run) => {
        const value = metricOf(run, name)
        return value === undefined ? undefined : metricText(value)
      }),
    ),
    ...[...settings].map((name) => fact('Config', name, (_, place) => configs[place]?.get(name))),
  ]
}

/** Whether the values of a fact are not all the same. */
export const differs = ({ values }: Fact): boolean => new Set(values).size > 1
