import type { RunReport, StageReport } from '@generated/ml/types.ts'
import { presentId } from '@/lib/ids.ts'
import { keysOf } from '@/lib/objects.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'

/** The stages of a run in order: labels, and the part of the address below a run. */
export const stages = {
  build: { label: 'Build', many: 'Builds', path: 'builds' },
  process: { label: 'Process', many: 'Processes', path: 'processes' },
  train: { label: 'Train', many: 'Trains', path: 'trains' },
} as const

/** A stage of a run. */
export type Stage = keyof typeof stages

/** The stages of a run, in order. */
export const stageNames = keysOf(stages)

/** Facts about a stage. */
export type StageState =
  | 'succeeded'
  | 'failed'
  | 'skipped'
  | 'running'
  | 'waiting'
  | 'unknown'
  | 'none'

/** Words for the state of a stage. */
export const stageWords = {
  succeeded: 'Succeeded',
  failed: 'Failed',
  skipped: 'Skipped',
  running: 'Running',
  waiting: 'Waiting',
  unknown: 'Unknown',
  none: '–',
} as const satisfies Record<StageState, string>

/**
 * State of a stage. One without an outcome runs while one of its reports is unfinished, and waits as long as
 * the run is unfinished. Without reports, the first stage of a started run that has no outcome is the one
 * that runs.
 */
export const stageStateOf = (
  stage: Stage,
  report: RunReport,
  reports?: readonly Pick<StageReport, 'status' | 'finishedAt'>[],
): StageState => {
  const status = report[stage]?.status
  if (status) return status
  if (!isUnfinished(report)) return 'none'
  if (reports) return reports.some(isUnfinished) ? 'running' : 'waiting'
  const first = stageNames.find((name) => report[name]?.status === undefined)
  return report.status === 'started' && stage === first ? 'running' : 'waiting'
}

/** States of the stage that says where a run stands, or where it ended. */
const tellingStates: ReadonlySet<StageState> = new Set(['running', 'failed'])

/** The stage that says where a run stands, or where it failed; undefined where none does. */
export const tellingStageOf = (report: RunReport): Stage | undefined =>
  stageNames.find((name) => tellingStates.has(stageStateOf(name, report)))

/** The stage that a run failed in; undefined where none has. */
export const failedStageOf = (report: RunReport): Stage | undefined =>
  stageNames.find((stage) => report[stage]?.status === 'failed')

/** The run whose results a skipped stage has taken over; undefined where there is none. */
export const reusedRunId = (stage: Stage, report: RunReport): string | undefined => {
  if (report[stage]?.status !== 'skipped') return undefined
  if (stage === 'build') return presentId(report.build?.reusedBuildRunId)
  return stage === 'process' ? presentId(report.process?.reusedProcessRunId) : undefined
}
