import type { RunEvent } from '@generated/ml/types.ts'
import { day } from '../moments.ts'

/** The stages of a run, in order. */
export const stageNames = ['build', 'process', 'train'] as const

/** A stage of a run. */
export type StageName = (typeof stageNames)[number]

/** Planned course of a stage. */
interface Stage {
  /** End in milliseconds; that of the stage before for one whose results are reused. */
  endAt: number
  /** Why it fails; absent for success. */
  failMessage?: string
}

/** How a model learns. */
export interface Training {
  /** The content of the config file, which is part of the build. */
  configuredEpochs: number
  /** Its value by the command. */
  epochs: number
  /** The other values of the config file, in order. */
  settings: Readonly<Record<string, string | number | boolean>>
  /** Paths of the data sets that the config file names. */
  datasets: readonly string[]
  /** The loss grows instead of falling. */
  diverges: boolean
  /** The metrics it reports. */
  metrics: readonly string[]
  /** Numbers of what it leaves behind. */
  artifacts: number
}

/**
 * A stored run. Its reports, metrics and files are computed from the plan and the current time, so that a run
 * progresses without events and independently of who reads it.
 */
export interface MlRun {
  id: string
  experimentId: string
  projectId: string
  name: string
  description: string
  /** In milliseconds. */
  createdAt: number
  createdBy: string
  userName?: string
  deprecated: boolean
  configPath?: string
  /** Package for its artifacts. */
  package?: { id: string; name: string }
  event: RunEvent
  reusedBuildRunId?: string
  reusedProcessRunId?: string
  training: Training
  plan: { startAt: number } & Readonly<Record<StageName, Stage>>
  /** When it is canceled, in milliseconds. */
  cancelAt?: number
}

/** When a stage starts, in milliseconds. */
export const startOf = ({ plan }: MlRun, stage: StageName): number =>
  stage === 'build' ? plan.startAt : plan[stage === 'process' ? 'build' : 'process'].endAt

/** The stage that fails; undefined when none does. */
export const failingStage = ({ plan }: MlRun): StageName | undefined =>
  stageNames.find((stage) => plan[stage].failMessage !== undefined)

/** When a run becomes final, in milliseconds. */
export const endOf = (run: MlRun): number =>
  Math.min(run.plan[failingStage(run) ?? 'train'].endAt, run.cancelAt ?? Number.POSITIVE_INFINITY)

/** Whether a run has been canceled. */
export const isCanceled = (run: MlRun, now: number): boolean =>
  run.cancelAt !== undefined && run.cancelAt === endOf(run) && now >= run.cancelAt

/** The part of a stage that is done when it fails. */
const doneAtFailure = 0.6

/** When a stage would end if it went well, in milliseconds. */
export const plannedEndOf = (run: MlRun, stage: StageName): number => {
  const { endAt, failMessage } = run.plan[stage]
  const start = startOf(run, stage)
  return failMessage === undefined ? endAt : start + (endAt - start) / doneAtFailure
}

/** The part of a stage that is done at a time in milliseconds, from 0 to 1. */
export const doneOf = (run: MlRun, stage: StageName, now: number): number => {
  const start = startOf(run, stage)
  const passed = Math.min(now, endOf(run), run.plan[stage].endAt) - start
  // Milliseconds lost in a division are no lines and no epochs.
  const share = passed / Math.max(1, plannedEndOf(run, stage) - start)
  return Math.min(1, Math.max(0, Number(share.toFixed(9))))
}

/** The run whose results a stage takes over; undefined for one that works itself. */
export const reusedRunOf = (run: MlRun, stage: StageName): string | undefined =>
  stage === 'build'
    ? run.reusedBuildRunId
    : stage === 'process'
      ? run.reusedProcessRunId
      : undefined

/** For how long the results of a stage can be reused, in milliseconds. */
export const reuseTime = 30 * day

/** State of a stage: `none` before it starts, and when the run ends before. */
export const stageStateOf = (
  run: MlRun,
  stage: StageName,
  now: number,
): 'none' | 'started' | 'succeeded' | 'failed' | 'canceled' | 'skipped' => {
  const start = startOf(run, stage)
  const end = endOf(run)
  if (now < start || (start >= end && end < run.plan.train.endAt)) return 'none'
  if (reusedRunOf(run, stage) !== undefined) return 'skipped'
  const { endAt, failMessage } = run.plan[stage]
  if (now >= endAt && endAt <= end) return failMessage === undefined ? 'succeeded' : 'failed'
  return now >= end ? 'canceled' : 'started'
}
