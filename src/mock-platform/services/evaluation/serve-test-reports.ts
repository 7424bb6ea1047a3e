import { compareTexts } from '@/lib/text.ts'
import { pageBy, pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { type HandlersOf, ok } from '@/mock-platform/define-service.ts'
import { buildReportsOf } from '@/mock-platform/world/jobs/build-report.ts'
import type { SuiteRun } from '@/mock-platform/world/jobs/world-job-runs.ts'
import {
  begunRuns,
  findSpec,
  type PlacedSpec,
  placedSpecs,
  specReportOf,
  suiteReportOf,
} from '@/mock-platform/world/jobs/world-test-reports.ts'
import { findVisibleJob } from './serve-evaluation-reports.ts'

const nameOf = ({ specRun }: PlacedSpec) => specRun.spec.scenarioDisplayName

const findRun = (runs: readonly SuiteRun[], suiteReportId: string): SuiteRun =>
  runs.find(({ id }) => id === suiteReportId) ??
  refuse(404, 'suite_report_not_found', 'The suite report does not exist.')

/** Handlers for the build, suite and spec reports of a job. */
export const testReportHandlers = {
  listBuildReports: ({ path, query, world, clock }) => {
    const job = findVisibleJob(world, path.projectId, path.jobId)
    const { items, ...token } = pageOf(buildReportsOf(job, clock.now(), world), query)
    return ok({ reports: items, ...token })
  },
  getBuildReport: ({ path, world, clock }) => {
    const job = findVisibleJob(world, path.projectId, path.jobId)
    return ok(
      buildReportsOf(job, clock.now(), world).find(({ id }) => id === path.buildReportId) ??
        refuse(404, 'build_report_not_found', 'The build report does not exist.'),
    )
  },
  listSuiteReports: ({ path, query, world, clock }) => {
    const now = clock.now()
    const job = findVisibleJob(world, path.projectId, path.jobId)
    const { items, ...token } = pageOf(begunRuns(job, now, world), query)
    return ok({ reports: items.map((run) => suiteReportOf(job, run, now)), ...token })
  },
  getSuiteReport: ({ path, world, clock }) => {
    const now = clock.now()
    const job = findVisibleJob(world, path.projectId, path.jobId)
    return ok(suiteReportOf(job, findRun(begunRuns(job, now, world), path.suiteReportId), now))
  },
  listSpecReports: ({ path, query, world, clock }) => {
    const { suiteReportId, sort, order = 'asc' } = query
    const now = clock.now()
    const job = findVisibleJob(world, path.projectId, path.jobId)
    const specs = placedSpecs(findRun(begunRuns(job, now, world), suiteReportId))
    if (sort) specs.sort((one, other) => compareTexts(nameOf(one), nameOf(other)))
    if (order === 'desc') specs.reverse()
    const { items, ...token } = pageBy(specs, query, ({ place }) => String(place))
    return ok({ reports: items.map((spec) => specReportOf(job, spec, now)), ...token })
  },
  getSpecReport: ({ path, world, clock }) => {
    const now = clock.now()
    const job = findVisibleJob(world, path.projectId, path.jobId)
    const spec =
      findSpec(begunRuns(job, now, world), path.specReportId) ??
      refuse(404, 'spec_report_not_found', 'The spec report does not exist.')
    return ok(specReportOf(job, spec, now))
  },
} satisfies HandlersOf<'evaluation'>
