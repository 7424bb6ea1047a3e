import type { Run } from '@generated/ml/types.ts'
import { pageBy, pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { type HandlersOf, noContent, ok } from '@/mock-platform/define-service.ts'
import { endOf, type MlRun } from '@/mock-platform/world/ml/run.ts'
import { answerOf, runReportOf } from '@/mock-platform/world/ml/run-report.ts'
import { metricsOf } from '@/mock-platform/world/ml/training.ts'
import { runArea } from '@/mock-platform/world/ml/world-ml-runs.ts'
import { second } from '@/mock-platform/world/moments.ts'
import type { World } from '@/mock-platform/world/world.ts'
import { findExperiment } from './serve-experiments.ts'

interface RunPath {
  projectId: string
  experimentId: string
  runId: string
}

/** Finds a run of an experiment. Refuses with 404 when there is none. */
export const findRun = (world: World, { projectId, experimentId, runId }: RunPath): MlRun => {
  findExperiment(world, projectId, experimentId)
  return (
    world
      .of(runArea, projectId)
      .find((run) => run.id === runId && run.experimentId === experimentId) ??
    refuse(404, 'run_not_found', 'The run does not exist.')
  )
}

const findActiveRun = (world: World, path: RunPath) => {
  const run = findRun(world, path)
  if (run.deprecated) refuse(409, 'run_deleted', 'The run has been deleted.')
  return run
}

/** Delay from the request to cancel a run until it takes effect, in milliseconds. */
const cancelDelay = 45 * second

type Sort = {
  sort?: 'created_at' | 'metric_value'
  sortMetricName?: string
  order?: 'asc' | 'desc'
}

/** Runs in the order that was asked for, newest first by default; runs without the metric come last. */
const sorted = (runs: readonly Run[], { sort, sortMetricName, order = 'desc' }: Sort): Run[] => {
  const sign = order === 'asc' ? 1 : -1
  if (sort !== 'metric_value') {
    return runs.toSorted((a, b) => sign * (Date.parse(a.createdAt) - Date.parse(b.createdAt)))
  }
  if (!sortMetricName) refuse(400, 'metric_missing', 'Sorting by metric needs its name.')
  const metricOf = ({ metricsSummary }: Run) =>
    metricsSummary.find(({ name }) => name === sortMetricName)?.value
  return runs.toSorted((a, b) => {
    const [one, other] = [metricOf(a), metricOf(b)]
    if (one === undefined || other === undefined) {
      return Number(one === undefined) - Number(other === undefined)
    }
    return sign * (one - other)
  })
}

const reportsOf = (
  world: World,
  projectId: string,
  statuses: readonly string[] | undefined,
  belongs: (run: MlRun) => boolean,
) =>
  world
    .of(runArea, projectId)
    .filter((run) => belongs(run) && !run.deprecated)
    .map((run) => runReportOf(run, world.clock.now()))
    .filter(({ status }) => !statuses?.length || statuses.includes(status))

/** Handlers for the runs of experiments. */
export const runHandlers = {
  listRuns: ({ path, query, world, clock }) => {
    findExperiment(world, path.projectId, path.experimentId)
    const { deprecated = false } = query
    const now = clock.now()
    const runs = world
      .of(runArea, path.projectId)
      .filter((run) => run.experimentId === path.experimentId && run.deprecated === deprecated)
      .map((run) => answerOf(run, now))
    const { items, ...token } = pageOf(sorted(runs, query), query)
    return ok({ runs: items, ...token })
  },
  getRun: ({ path, world, clock }) => ok(answerOf(findRun(world, path), clock.now())),
  updateRun: ({ path, body, world }) => {
    Object.assign(findActiveRun(world, path), { name: body.name, description: body.description })
    return noContent()
  },
  deprecateRun: ({ path, world }) => {
    findActiveRun(world, path).deprecated = true
    return noContent()
  },
  cancelRun: ({ path, world, clock }) => {
    const run = findRun(world, path)
    const now = clock.now()
    if (now >= endOf(run)) refuse(409, 'run_final', 'The run is already final.')
    // Canceling again has no effect.
    run.cancelAt ??= now + cancelDelay
    return noContent()
  },
  listRunMetrics: ({ path, query, world, clock }) => {
    const { items, ...token } = pageOf(metricsOf(findRun(world, path), clock.now()), query)
    return ok({ metrics: items, ...token })
  },
  listRunReports: ({ path, query, world }) => {
    const reports = reportsOf(world, path.projectId, query.status, () => true)
    const { items, ...token } = pageBy(reports, query, ({ runId }) => runId)
    return ok({ reports: items, ...token })
  },
  listExperimentRunReports: ({ path, query, world }) => {
    findExperiment(world, path.projectId, path.experimentId)
    const reports = reportsOf(
      world,
      path.projectId,
      query.status,
      ({ experimentId }) => experimentId === path.experimentId,
    )
    const { items, ...token } = pageBy(reports, query, ({ runId }) => runId)
    return ok({ reports: items, ...token })
  },
} satisfies HandlersOf<'ml'>
