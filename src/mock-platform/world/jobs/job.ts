import type {
  BuildOptions,
  JobEvent,
  ReleaseOptions,
  ReportCatalog,
  Suite,
  TestOptions,
} from '@generated/evaluation/types.ts'
import type { FailureName } from '../vocabulary/failures.ts'

/** A planned stage of a job. */
export interface Stage {
  /** End of the stage, in milliseconds. */
  endAt: number
  succeeds: boolean
}

/** Planned course of a job unless it is canceled. The stages run one after the other. */
export interface JobPlan {
  /** Start of the job, in milliseconds. */
  startAt: number
  /** Absent for a job that tests the artifacts of another one. */
  build?: Stage
  /** Absent for a job without tests. */
  test?: Stage
  /** The firmware release, created in parallel to the tests; absent for a job without one. */
  release?: Stage & { id: string; name: string }
  /** Reason of a planned failure. */
  failMessage?: string
}

/** The fault that a commit has brought. */
export interface Regression {
  /** Failure of most failed cases. */
  failure: FailureName
  /** Fraction of cases that fail, 0 to 1. */
  rate: number
}

/**
 * A stored job. Its reports are computed from the plan and the current time, so that a job progresses without
 * events and independently of who reads it.
 */
export interface Job {
  id: string
  /** Id of the job report. */
  reportId: string
  /** Id of the build report, if the job has a build. */
  buildReportId: string
  projectId: string
  catalog: ReportCatalog
  /** In milliseconds. */
  scheduledAt: number
  scheduledBy: string
  userName?: string
  description?: string
  retestJobId?: string
  event: JobEvent
  buildOptions: BuildOptions
  testOptions: TestOptions
  releaseOptions: ReleaseOptions
  /** The suite versions that it runs; empty for a job without tests. */
  suites: readonly Suite[]
  plan: JobPlan
  /** The fault of its commit; drawn when absent. */
  regression?: Regression
  /** How much longer a gap its commit needs than a good one, in m; absent where no limit is looked for. */
  margin?: number
  /** A scenario that comes and goes: its first case fails in this job. */
  fickle?: string
  /** Its build broke once and was made again. */
  rebuilt?: true
  /** Subject id of who canceled it, and when that takes effect, in milliseconds. */
  cancel?: { at: number; by: string }
}

/** Time at which a job becomes final, in milliseconds. */
export const endOf = ({ plan, cancel }: Job): number => {
  const { startAt, build, test } = plan
  const planned =
    build && !build.succeeds
      ? build.endAt
      : Math.max(startAt, build?.endAt ?? startAt, test?.endAt ?? startAt)
  return Math.min(planned, cancel?.at ?? Number.POSITIVE_INFINITY)
}

/** Start of the tests, in milliseconds. */
export const testStartOf = ({ startAt, build }: JobPlan): number => build?.endAt ?? startAt

/** Whether a job was canceled before its planned end. */
export const isCanceled = (job: Job, now: number) =>
  job.cancel !== undefined && job.cancel.at === endOf(job) && now >= job.cancel.at
