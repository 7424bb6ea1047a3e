import type {
  BuildOptions,
  JobEvent,
  ReleaseOptions,
  ReportCatalog,
  Suite,
  TestOptions,
} from '@generated/evaluation/types.ts'

/** A stage of a job that is going to end, well or badly. */
export interface Stage {
  /** When it ends, in milliseconds. */
  endAt: number
  succeeds: boolean
}

/** What is going to become of a job unless somebody cancels it. The stages follow each other. */
export interface JobPlan {
  /** When it starts, in milliseconds. */
  startAt: number
  /** EmptyCell for a job that tests artifacts of another one. */
  build?: Stage
  /** EmptyCell for a job that tests nothing. */
  test?: Stage
  /** Making of the firmware release, beside the test; absent for a job that makes none. */
  release?: Stage & { id: string; name: string }
  /** Why the job is going to fail. */
  failMessage?: string
}

/**
 * A job as the platform keeps it. What a report shows follows from the plan and the time alone, so
 * that a job moves on by itself and the same way whoever looks.
 */
export interface Job {
  id: string
  /** Id of the job report. */
  reportId: string
  /** Id of the report of its build, if it builds. */
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
  /** The suites that it runs, in the versions that it runs; none when it tests nothing. */
  suites: readonly Suite[]
  plan: JobPlan
  /** Who canceled it, and when that takes effect, in milliseconds. */
  cancel?: { at: number; by: string }
}

/** When a job becomes final, in milliseconds. */
export const endOf = ({ plan, cancel }: Job): number => {
  const { startAt, build, test } = plan
  const planned =
    build && !build.succeeds
      ? build.endAt
      : Math.max(startAt, build?.endAt ?? startAt, test?.endAt ?? startAt)
  return Math.min(planned, cancel?.at ?? Number.POSITIVE_INFINITY)
}

/** When the tests begin, in milliseconds. */
export const testStartOf = ({ startAt, build }: JobPlan): number => build?.endAt ?? startAt

/** True once a job was canceled before it came to its own end. */
export const isCanceled = (job: Job, now: number) =>
  job.cancel !== undefined && job.cancel.at === endOf(job) && now >= job.cancel.at
