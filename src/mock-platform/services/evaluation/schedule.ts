import type {
  GitTarget,
  Integration,
  JobEvent,
  ScheduleJobRequest,
  Suite,
} from '@generated/evaluation/types.ts'
import { labelKey } from '@/lib/labels.ts'
import { jobArea } from '@/mock-platform/world/jobs/world-job-area.ts'
import { runsOf } from '@/mock-platform/world/jobs/world-job-runs.ts'
import { reportOf } from '@/mock-platform/world/jobs/world-report.ts'
import { suiteArea } from '@/mock-platform/world/suites/world-suite-area.ts'
import { expectedSeconds } from '@/models/reports/expected-duration.ts'
import { whyNotRetest, whyNotReuse } from '@/models/reports/retest.ts'
import { forbiddenIn } from '@/models/run-drawer/run-check.ts'
import { suitesToRun } from '@/models/run-drawer/run-suites.ts'
import { refuse } from '../../core/refusal.ts'
import { created, type HandlersOf, noContent } from '../../define-service.ts'
import { endOf, type Job } from '../../world/jobs/job.ts'
import { commitUrl, refUrl } from '../../world/jobs/origins.ts'
import { type Outcome, paceWithin, planOf, quickPace } from '../../world/jobs/plans.ts'
import { second } from '../../world/moments.ts'
import type { User } from '../../world/personas.ts'
import type { World } from '../../world/world.ts'
import { refOf } from '../git-target.ts'
import { findRunnableCatalog } from './serve-evaluation-catalogs.ts'
import { findJob } from './serve-evaluation-reports.ts'
import { findIntegration, mustAllow } from './serve-integrations.ts'
import { findSource } from './serve-sources.ts'

/** A request to schedule a job, and its caller. */
interface ScheduleContext {
  projectId: string
  request: ScheduleJobRequest
  world: World
  user: User
  jobId: string
}

/** Source of a job. */
interface Origin {
  catalogId: string
  event: JobEvent
  builds: boolean
  /** An earlier job with the same software; undefined where none is known. */
  from?: Job | undefined
}

const commitOf = (integration: Integration, target: GitTarget, world: World) =>
  'gitSha' in target
    ? { gitSha: target.gitSha, gitRefUrl: commitUrl(integration, target.gitSha) }
    : { gitSha: world.random.hex(40), gitRefUrl: refUrl(integration, refOf(target)) }

const originOf = ({ projectId, request, world, jobId }: ScheduleContext): Origin => {
  if ('integrationId' in request) {
    const integration = findIntegration(world, projectId, request.integrationId)
    mustAllow('run', integration)
    const event = {
      integration: { type: integration.type },
      source: commitOf(integration, request.source, world),
      sourceJobId: jobId,
    }
    const from = world
      .of(jobArea, projectId)
      .find((job) => job.event.source?.gitSha === event.source.gitSha)
    return { catalogId: integration.catalogId, event, builds: true, from }
  }
  const { catalogId } = request
  if ('sourceId' in request) {
    const source = findSource(world, projectId, request.sourceId)
    if (source.expired) refuse(409, 'source_expired', 'The source has expired.')
    return { catalogId, event: { sourceId: source.id, sourceJobId: jobId }, builds: true }
  }
  const sourceJob = findJob(world, projectId, request.sourceJobId)
  if (sourceJob.catalog.id !== catalogId) {
    refuse(400, 'invalid_source_job', 'The source job belongs to another catalog.')
  }
  const reason = whyNotReuse(reportOf(sourceJob, world.clock.now(), world))
  if (reason) refuse(409, 'invalid_source_job', reason)
  return { catalogId, event: { sourceJobId: sourceJob.id }, builds: false, from: sourceJob }
}

/** Refuses options that the interlocks of the drawer forbid. */
const checkOptions = (request: ScheduleJobRequest) => {
  const forbidden = forbiddenIn(request)
  if (forbidden) refuse(400, 'invalid_options', `${forbidden.field}: ${forbidden.reason}`)
}

/** Suites to select from: those of the catalog, or for a retest the versions that the other job has run. */
const selectableSuites = ({ projectId, request, world }: ScheduleContext, catalogId: string) => {
  if (request.retestJobId === undefined) {
    return world
      .of(suiteArea, projectId)
      .suites.filter(
        (suite) =>
          !suite.deprecated &&
          suite.attachments.some((attachment) => attachment.catalogId === catalogId),
      )
  }
  const job = findJob(world, projectId, request.retestJobId)
  const now = world.clock.now()
  const reason = whyNotRetest(reportOf(job, now, world), now)
  if (reason) refuse(409, 'invalid_retest_job', reason)
  if (job.catalog.id !== catalogId) {
    refuse(400, 'invalid_retest_job', 'The job to retest belongs to another catalog.')
  }
  return job.suites
}

/** Suites that a job runs: the selected ones with a selected label; no selection means all. */
const suitesOf = (context: ScheduleContext, catalogId: string): readonly Suite[] => {
  const { suiteIds = [], suiteLabels = [], testOptions } = context.request
  const selectable = selectableSuites(context, catalogId)
  if (testOptions.skipTest) return []
  if (suiteIds.some((chosen) => !selectable.some(({ id }) => id === chosen))) {
    refuse(400, 'invalid_suite', 'A selected suite is deleted or not attached to the catalog.')
  }
  const suites = suitesToRun(selectable, suiteIds, suiteLabels.map(labelKey))
  return suites.length > 0 ? suites : refuse(400, 'no_suites', 'There is no suite to run.')
}

/**
 * Planned outcome of a job. A branch, tag or commit whose name contains `build-fails` or `test-fails` fails, so
 * that failures can be shown on purpose.
 */
const outcomeOf = (request: ScheduleJobRequest): Outcome => {
  const ref = 'integrationId' in request ? refOf(request.source) : ''
  if (ref.includes('build-fails')) return 'build fails'
  return ref.includes('test-fails') ? 'test fails' : 'succeeds'
}

const releaseOf = ({ request, world, projectId }: ScheduleContext) => {
  if (!request.release) return {}
  const number = world.of(jobArea, projectId).length + 1
  return { release: { id: world.random.uuid(), name: `v2.0.${number}`, succeeds: true } }
}

/** Jobs of a catalog that tell how long another one takes. */
const told = 100

/** How long a job takes, in milliseconds, as its page announces it; undefined where no other job tells. */
const announced = (job: Job, world: World): number | undefined => {
  const now = world.clock.now()
  const earlier = world
    .of(jobArea, job.projectId)
    .filter(({ catalog }) => catalog.id === job.catalog.id)
    .slice(0, told)
  const seconds = expectedSeconds(
    reportOf(job, now, world),
    earlier.map((each) => reportOf(each, now, world)),
  )
  return seconds === undefined ? undefined : seconds * second
}

const jobOf = (context: ScheduleContext): Job => {
  const { projectId, request, world, user, jobId } = context
  checkOptions(request)
  const { catalogId, event, builds, from } = originOf(context)
  const catalog = findRunnableCatalog(world, projectId, catalogId)
  const suites = suitesOf(context, catalogId)
  const scheduledAt = world.clock.now()
  const stages = { build: builds, test: suites.length > 0, ...releaseOf(context) }
  const description = request.description?.trim()
  const plan = (outcome: Outcome, pace = quickPace) =>
    planOf(scheduledAt, stages, outcome, pace, world.random)
  const outcome = outcomeOf(request)
  const quick: Job = {
    id: jobId,
    reportId: world.random.uuid(),
    buildReportId: world.random.uuid(),
    projectId,
    catalog: { id: catalog.id, displayName: catalog.displayName, versionId: catalog.versionId },
    scheduledAt,
    scheduledBy: user.subjectId,
    userName: user.name,
    ...(description && { description }),
    ...(request.retestJobId && { retestJobId: request.retestJobId }),
    event,
    buildOptions: request.buildOptions,
    testOptions: request.testOptions,
    releaseOptions: request.releaseOptions,
    suites,
    margin: from?.margin ?? 0,
    plan: plan(outcome),
  }
  const time = announced(quick, world)
  const pace = time === undefined ? quickPace : paceWithin(time, stages)
  const job = { ...quick, plan: plan(outcome, pace) }
  // Beyond a limit, cases fail whatever was planned.
  const isBeyond = runsOf(job, world).some(({ specs }) =>
    specs.some(({ verdicts }) => verdicts.some(({ succeeds }) => !succeeds)),
  )
  return isBeyond && job.plan.test?.succeeds ? { ...job, plan: plan('test fails', pace) } : job
}

/** Delay from the request to cancel a job until it takes effect, in milliseconds. */
const cancelDelay = 45 * second

/** Handlers that schedule and cancel jobs. */
export const scheduleHandlers = {
  scheduleJob: ({ path, body, user, world }) => {
    const { projectId } = path
    const jobId = world.random.uuid()
    const job = jobOf({ projectId, request: body, world, user, jobId })
    world.of(jobArea, projectId).unshift(job)
    return created({ jobId })
  },
  cancelJob: ({ path, user, world, clock }) => {
    const job = findJob(world, path.projectId, path.jobId)
    const now = clock.now()
    if (now >= endOf(job)) refuse(409, 'job_final', 'The job is already final.')
    // Canceling again has no effect.
    job.cancel ??= { at: now + cancelDelay, by: user.subjectId }
    return noContent()
  },
} satisfies HandlersOf<'evaluation'>
