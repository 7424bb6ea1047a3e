import type {
  JobFirmware,
  JobReleaseStatus,
  JobReport,
  JobTest,
  ReportStatus,
} from '@generated/evaluation/types.ts'
import { isoOf } from '../moments.ts'
import type { World } from '../world.ts'
import { endOf, isCanceled, type Job, type Stage, testStartOf } from './job.ts'
import { jobCountsOf, progressOf, runsOf } from './world-job-runs.ts'

/** Status at `now` of a stage that starts at `startAt`, both in milliseconds. */
const stageStatus = (job: Job, stage: Stage, startAt: number, now: number): ReportStatus => {
  const { cancel } = job
  if (isCanceled(job, now) && cancel && stage.endAt > cancel.at) return 'canceled'
  if (now < startAt) return 'scheduled'
  if (now < stage.endAt) return 'started'
  return stage.succeeds ? 'succeeded' : 'failed'
}

/** Status of the build; undefined for a job without a build. */
export const buildStatusOf = (job: Job, now: number): ReportStatus | undefined =>
  job.plan.build && stageStatus(job, job.plan.build, job.plan.startAt, now)

/** Status of the tests; undefined until they start, and for a job without tests. */
export const testStatusOf = (job: Job, now: number): ReportStatus | undefined => {
  const { plan, cancel } = job
  const startAt = testStartOf(plan)
  const begins = plan.test && (plan.build?.succeeds ?? true) && (cancel?.at ?? startAt) >= startAt
  return begins && plan.test && now >= startAt
    ? stageStatus(job, plan.test, startAt, now)
    : undefined
}

/** Status of a job at a time in milliseconds. Cheap: does not compute cases. */
export const statusOf = (job: Job, now: number): ReportStatus => {
  const { plan } = job
  if (isCanceled(job, now)) return 'canceled'
  if (now < plan.startAt) return 'scheduled'
  if (now < endOf(job)) return 'started'
  return (plan.build?.succeeds ?? true) && (plan.test?.succeeds ?? true) ? 'succeeded' : 'failed'
}

/** Status of a job's firmware release; undefined until there is one. */
export const releaseStatusOf = (
  { plan, cancel }: Job,
  now: number,
): JobReleaseStatus | undefined => {
  const { release, build } = plan
  if (!release || !build?.succeeds || now < build.endAt) return undefined
  if (cancel && cancel.at < build.endAt) return undefined
  if (now < release.endAt) return 'pending'
  return release.succeeds ? 'succeeded' : 'failed'
}

const firmwareOf = (job: Job, now: number): JobFirmware | undefined => {
  const { release } = job.plan
  if (!release) return undefined
  const releaseStatus = releaseStatusOf(job, now)
  if (!releaseStatus) return { release: true }
  return { release: true, releaseId: release.id, releaseName: release.name, releaseStatus }
}

const testOf = (job: Job, now: number, world: World): JobTest | undefined => {
  const status = testStatusOf(job, now)
  if (!status) return undefined
  const counts = jobCountsOf(runsOf(job, world), progressOf(job, now))
  return { status, caseResults: counts.all, availableCaseResults: counts.available }
}

/** Job report at a time in milliseconds. */
export const reportOf = (job: Job, now: number, world: World): JobReport => {
  const { plan, cancel, description = '', userName = '', retestJobId } = job
  const status = statusOf(job, now)
  const buildStatus = buildStatusOf(job, now)
  const test = testOf(job, now, world)
  const firmware = firmwareOf(job, now)
  const started = now >= plan.startAt && endOf(job) > plan.startAt
  return {
    id: job.reportId,
    jobId: job.id,
    projectId: job.projectId,
    status,
    ...(status === 'failed' && plan.failMessage && { failMessage: plan.failMessage }),
    ...(started && { startedAt: isoOf(plan.startAt) }),
    scheduledAt: isoOf(job.scheduledAt),
    ...(now >= endOf(job) && { finishedAt: isoOf(endOf(job)) }),
    description,
    userName,
    scheduledBy: job.scheduledBy,
    ...(isCanceled(job, now) && cancel && { canceledBy: cancel.by }),
    ...(retestJobId && { retestJobId }),
    catalog: job.catalog,
    ...(firmware && { firmware }),
    event: job.event,
    build: { ...(buildStatus && { status: buildStatus }) },
    ...(test && { test }),
    buildOptions: job.buildOptions,
    testOptions: job.testOptions,
    releaseOptions: job.releaseOptions,
  }
}
