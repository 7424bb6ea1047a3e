import {
  getJobReportOperation,
  listJobReportsOperation,
  listSpecReportsOperation,
  listSuiteReportsOperation,
} from '@generated/evaluation/codec.ts'
import type { CaseReport, JobReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import type { EvidenceCall } from '@/evidence/engine/engine-core.ts'
import { ApiError } from '@/transport/errors.ts'
import type { Operation } from '@/transport/operation.ts'
import type { WireCase, WireJob } from './plain-computation.ts'

/** How a made case ends. */
export type MadeStatus = 'succeeded' | 'failed' | 'canceled'

/** A suite of a made job. */
export interface MadeSuite {
  id: string
  versionId?: string
  cases: readonly { scenario: string; value?: number; status: MadeStatus }[]
  /** Scenarios that are marked N/A in it. */
  marked?: readonly string[]
}

/** A job of a made world. */
export interface MadeJob {
  id: string
  catalog: string
  branch?: string | undefined
  /** Hours since the beginning. */
  at: number
  suites: readonly MadeSuite[]
  isCanceled?: boolean
  /** It was not built, and nothing of it was tested. */
  isUnbuilt?: boolean
  /** It has not come to its end, and none of its cases has run. */
  isRunning?: boolean
}

const hours = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 3_600_000).toISOString()

const countsOf = (cases: MadeSuite['cases']) => {
  const count = (status: MadeStatus) => cases.filter((one) => one.status === status).length
  return {
    totalCount: cases.length,
    successCount: count('succeeded'),
    failureCount: count('failed'),
  }
}

const statusOf = (cases: MadeSuite['cases']): MadeStatus => {
  if (cases.some(({ status }) => status === 'failed')) return 'failed'
  return cases.some(({ status }) => status === 'canceled') ? 'canceled' : 'succeeded'
}

const casesOf = ({ suites }: MadeJob) => suites.flatMap(({ cases }) => cases)
const availableOf = ({ suites }: MadeJob) =>
  suites.flatMap(({ cases, marked = [] }) =>
    cases.filter(({ scenario }) => !marked.includes(scenario)),
  )
const isTested = ({ isUnbuilt, isRunning }: MadeJob) => !isUnbuilt && !isRunning
const statusOfJob = (job: MadeJob) => {
  if (job.isRunning) return 'started'
  if (job.isCanceled) return 'canceled'
  return job.isUnbuilt ? 'failed' : statusOf(casesOf(job))
}
const refOf = (branch: string) => `https://git.example/team/product/tree/${branch}`

/** The report of a made job, as the service tells it. */
export const reportOf = (job: MadeJob): JobReport =>
  ({
    id: job.id,
    jobId: job.id,
    projectId: 'p',
    buildOptions: {},
    testOptions: {},
    releaseOptions: {},
    status: statusOfJob(job),
    scheduledAt: hours(job.at),
    ...(!job.isRunning && { finishedAt: hours(job.at + 1) }),
    catalog: { id: job.catalog, displayName: job.catalog },
    event: job.branch === undefined ? {} : { source: { gitRefUrl: refOf(job.branch) } },
    build: { status: job.isUnbuilt ? 'failed' : 'succeeded' },
    ...(isTested(job) && {
      test: {
        status: statusOfJob(job),
        caseResults: countsOf(casesOf(job)),
        availableCaseResults: countsOf(availableOf(job)),
      },
    }),
  }) as JobReport

/** The same as the plain computation reads it. */
export const wireJobOf = (job: MadeJob): WireJob => {
  const { totalCount, successCount, failureCount } = countsOf(casesOf(job))
  return {
    job_id: job.id,
    status: statusOfJob(job),
    scheduled_at: hours(job.at),
    ...(!job.isRunning && { finished_at: hours(job.at + 1) }),
    catalog: { id: job.catalog },
    event: job.branch === undefined ? {} : { source: { git_ref_url: refOf(job.branch) } },
    build: { status: job.isUnbuilt ? 'failed' : 'succeeded' },
    ...(isTested(job) && {
      test: {
        case_results: {
          total_count: totalCount,
          success_count: successCount,
          failure_count: failureCount,
        },
      },
    }),
  }
}

const placedCases = (job: MadeJob) =>
  (isTested(job) ? job.suites : []).flatMap(({ id: suite, cases, marked = [] }) =>
    cases.map((one, at) => ({
      ...one,
      id: `${job.id} ${suite} ${at}`,
      suite,
      unavailable: marked.includes(one.scenario),
    })),
  )

/** The cases of a made job as the plain computation reads them. */
export const wireCasesOf = (job: MadeJob): WireCase[] =>
  placedCases(job).map(({ id, status, suite, unavailable, scenario, value = 0 }) => ({
    id,
    status,
    suite,
    unavailable,
    scenario: { id: scenario },
    scenario_parameters: { value: String(value) },
  }))

/** The lists of the service, of the jobs that there are by then. */
const listOf = (
  jobs: readonly MadeJob[],
  operation: Operation,
  { jobId, suiteReportId, specReportId }: { [name: string]: unknown },
): unknown[] => {
  if (operation === listJobReportsOperation) {
    return [...jobs]
      .sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
      .map(reportOf)
  }
  const job = jobs.find(({ id }) => id === jobId)
  if (!job) throw new ApiError({ kind: 'status', message: 'Gone.', url: '', status: 404 })
  if (operation === getJobReportOperation) return [reportOf(job)]
  if (operation === listSuiteReportsOperation) {
    return job.suites.map(
      ({ id, versionId = '1', cases }) =>
        ({
          id: `${job.id} ${id}`,
          suite: { id, versionId, displayName: id },
          status: statusOf(cases),
          caseResults: countsOf(cases),
        }) as SuiteReport,
    )
  }
  if (operation === listSpecReportsOperation) {
    return job.suites
      .filter(({ id }) => suiteReportId === `${job.id} ${id}`)
      .flatMap(({ id, cases, marked = [] }) =>
        [...Map.groupBy(cases, ({ scenario }) => scenario)].map(
          ([scenario, own]) =>
            ({
              id: `${job.id} ${id} ${scenario}`,
              scenario: { id: scenario, displayName: scenario },
              suite: { id },
              parents: { suiteReportId: `${job.id} ${id}` },
              status: statusOf(own),
              caseResults: countsOf(own),
              unavailable: marked.includes(scenario),
            }) as SpecReport,
        ),
      )
  }
  return placedCases(job)
    .filter(
      ({ suite, scenario }) =>
        specReportId === undefined || specReportId === `${job.id} ${suite} ${scenario}`,
    )
    .map(
      ({ id, status, scenario, value = 0 }) =>
        ({
          id,
          status,
          scenario: { id: scenario, displayName: scenario },
          scenarioParameters: { value: String(value) },
          components: [],
          failureCauseLabels: [],
        }) as unknown as CaseReport,
    )
}

/** How a service that holds a made world answers. */
interface WorldOptions {
  /** Jobs on a page. */
  pageSize?: number
  /** The token of the last page leads to an empty one, and that to itself. */
  isRepeating?: boolean
}

/** Where a job stands in the list, which a token names: pages lose none when jobs come and go meanwhile. */
const placeOf = ({ scheduledAt, jobId }: JobReport) => `${scheduledAt} ${jobId}`

/** Answers as a service that holds these jobs; `note` is told each call. */
export const callOfWorld =
  (
    jobs: readonly MadeJob[],
    note: (operation: string) => void = () => {},
    { pageSize = 7, isRepeating = false }: WorldOptions = {},
  ): EvidenceCall =>
  async (operation, { path = {}, query = {} }) => {
    note(operation.id)
    const items = listOf(jobs, operation, { ...path, ...query })
    if (operation === getJobReportOperation) return items[0] as never
    const isOfJobs = operation === listJobReportsOperation
    const { nextToken: token } = query
    if (token === 'end') return { reports: [], nextToken: 'end' } as never
    // Only jobs are ever more than a page.
    const left = isOfJobs
      ? (items as JobReport[]).filter((job) => token === undefined || placeOf(job) < String(token))
      : items
    const reports = isOfJobs ? left.slice(0, pageSize) : left
    const last = reports.at(-1)
    const isLast = reports.length === left.length
    const nextToken = isLast ? isRepeating && 'end' : placeOf(last as JobReport)
    return { reports, ...(nextToken && { nextToken }) } as never
  }
