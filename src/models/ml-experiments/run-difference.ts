import type { Run, StageReport } from '@generated/ml/types.ts'
import { formatDuration, secondsBetween } from '@/lib/durations.ts'
import { configPathOf } from './config-path.ts'
import { configValues } from './config-values.ts'
import { reusedRunNames } from './reused-builds.ts'
import { sourceText } from './run-source.ts'
import { type Stage, stageNames, stages } from './run-stages.ts'

/** The last run of an experiment that succeeded before another one was made; undefined where there is none. */
export const lastSucceeded = (runs: readonly Run[], { id, createdAt }: Run): Run | undefined =>
  runs
    .filter((run) => run.id !== id && run.report.status === 'succeeded')
    .filter((run) => Date.parse(run.createdAt) < Date.parse(createdAt))
    .reduce<Run | undefined>(
      (last, run) => (last && Date.parse(last.createdAt) >= Date.parse(run.createdAt) ? last : run),
      undefined,
    )

/** Reports of the stages of a run, as far as they are known. */
export type StageReports = Readonly<Partial<Record<Stage, readonly StageReport[]>>>

/** Seconds from the first start of the reports of a stage to their last end; undefined before there is one. */
export const stageSeconds = (
  reports: readonly Pick<StageReport, 'startedAt' | 'finishedAt'>[] = [],
): number | undefined => {
  const starts = reports.flatMap(({ startedAt }) => startedAt ?? []).toSorted()
  const ends = reports.flatMap(({ finishedAt }) => finishedAt ?? []).toSorted()
  return secondsBetween(starts[0], ends.at(-1))
}

/** Something that is not the same for two runs. */
export interface Difference {
  name: string
  before: string | undefined
  now: string | undefined
}

interface Side {
  run: Run
  reports: StageReports
}

/**
 * Differences of two runs, source and config first, and how long their stages took. The platform tells
 * no command of a run.
 */
export const differencesOf = (before: Side, now: Side): Difference[] => {
  const names = new Map(reusedRunNames([before.run, now.run]))
  const [old, fresh] = [configValues(before.run.configRaw), configValues(now.run.configRaw)]
  const difference = (name: string, read: (side: Side) => string | undefined): Difference => ({
    name,
    before: read(before),
    now: read(now),
  })
  return [
    difference('Source', ({ run }) => sourceText(run.report.event, names) || undefined),
    difference('Config path', ({ run }) => configPathOf(run)),
    ...[...new Set([...old.keys(), ...fresh.keys()])]
      // Names of artifacts go into no training.
      .filter((name) => !name.startsWith('training_artifacts.'))
      .map((name) => ({ name, before: old.get(name), now: fresh.get(name) })),
    ...stageNames.map((stage) =>
      difference(`${stages[stage].label} took`, ({ reports }) =>
        formatDuration(stageSeconds(reports[stage])),
      ),
    ),
  ].filter((one) => one.before !== one.now)
}
