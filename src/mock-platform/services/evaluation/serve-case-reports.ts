import { pageBy, pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { type HandlersOf, ok } from '@/mock-platform/define-service.ts'
import type { Job } from '@/mock-platform/world/jobs/job.ts'
import {
  attemptsOf,
  caseReportOf,
  casesOf,
  findCase,
  type PlacedCase,
} from '@/mock-platform/world/jobs/world-case-reports.ts'
import {
  begunRuns,
  findSpec,
  type PlacedSpec,
  placedSpecs,
} from '@/mock-platform/world/jobs/world-test-reports.ts'
import type { World } from '@/mock-platform/world/world.ts'
import { findVisibleJob } from './serve-evaluation-reports.ts'

interface CasePath {
  projectId: string
  jobId: string
  caseReportId: string
}

const findPlaced = (world: World, path: CasePath): { job: Job; placed: PlacedCase } => {
  const job = findVisibleJob(world, path.projectId, path.jobId)
  const placed =
    findCase(begunRuns(job, world.clock.now(), world), path.caseReportId) ??
    refuse(404, 'case_report_not_found', 'The case report does not exist.')
  return { job, placed }
}

const newestReport = (job: Job, placed: PlacedCase, now: number) => {
  const attempt = attemptsOf(job, placed, now).at(-1)
  return attempt ? [caseReportOf(job, placed, attempt, now)] : []
}

/** Handlers for case reports and their attempts. */
export const caseReportHandlers = {
  listCaseReports: ({ path, query, world, clock }) => {
    const now = clock.now()
    const job = findVisibleJob(world, path.projectId, path.jobId)
    const runs = begunRuns(job, now, world)
    const { specReportId } = query
    const specs: readonly PlacedSpec[] =
      specReportId === undefined
        ? runs.flatMap(placedSpecs)
        : [
            findSpec(runs, specReportId) ??
              refuse(404, 'spec_report_not_found', 'The spec report does not exist.'),
          ]
    const { items, ...token } = pageBy(
      specs.flatMap(casesOf),
      query,
      ({ run, place, casePlace }) => `${run.id}/${place}/${casePlace}`,
    )
    return ok({ reports: items.flatMap((placed) => newestReport(job, placed, now)), ...token })
  },
  getCaseReport: ({ path, query, world, clock }) => {
    const now = clock.now()
    const { job, placed } = findPlaced(world, path)
    const attempts = attemptsOf(job, placed, now)
    const { attemptId } = query
    const attempt =
      (attemptId === undefined ? attempts.at(-1) : attempts.find(({ id }) => id === attemptId)) ??
      refuse(404, 'attempt_not_found', 'The attempt does not exist.')
    return ok(caseReportOf(job, placed, attempt, now))
  },
  listCaseAttempts: ({ path, query, world, clock }) => {
    const { job, placed } = findPlaced(world, path)
    const { items, ...token } = pageOf(attemptsOf(job, placed, clock.now()), query)
    return ok({ attempts: items, ...token })
  },
} satisfies HandlersOf<'evaluation'>
