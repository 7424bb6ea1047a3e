import {
  listJobReportsAllQueryOptions,
  listJobReportsQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport, ReportStatus } from '@generated/evaluation/types.ts'
import { type FetchQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type PagedItems, readWhole } from '@/transport/pages.ts'
import { earlierRunsOf } from './baseline.ts'
import { queue, unchanging } from './finished-jobs.ts'
import { type ListReader, readCaseResults, readPass, specsOfSuite } from './read-places.ts'

const finished = (catalogId: string) => ({
  catalogId,
  status: ['succeeded', 'failed', 'canceled'] as ReportStatus[],
})

/** The newest finished jobs of a catalog. */
export const finishedJobsQueryOptions = (projectId: string, catalogId: string) => ({
  ...listJobReportsQueryOptions({ projectId }, finished(catalogId)),
  ...unchanging,
})

/** All finished jobs of a catalog, page by page. */
export const allFinishedJobsQueryOptions = (projectId: string, catalogId: string) => ({
  ...listJobReportsAllQueryOptions({ projectId }, finished(catalogId)),
  ...unchanging,
})

/** A whole list of a finished job, when its turn comes; kept for whoever asks again. */
const listOf = <Item, Failed, Key extends readonly unknown[]>(
  client: QueryClient,
  options: FetchQueryOptions<PagedItems<Item>, Failed, PagedItems<Item>, Key>,
): Promise<readonly Item[]> => {
  const known = client.getQueryData<PagedItems<Item>>(options.queryKey)
  return known?.complete ? Promise.resolve(known.items) : queue(() => readWhole(client, options))
}

/** The suites of a finished job. */
export const suitesOf = (client: QueryClient, projectId: string, jobId: string) =>
  listOf(client, listSuiteReportsAllQueryOptions({ projectId, jobId }))

/** The scenarios that ran in a suite of a finished job. */
export const specsOf = (client: QueryClient, projectId: string, jobId: string, suite: string) =>
  listOf(client, specsOfSuite({ projectId, jobId }, suite))

/** What came of each case of a finished job. */
export const caseResultsQueryOptions = (projectId: string, jobId: string) =>
  queryOptions({
    queryKey: [projectId, 'case results', jobId],
    queryFn: ({ client }) =>
      readCaseResults((_, options) => listOf(client, options), { projectId, jobId }),
    retry: false,
    ...unchanging,
  })

/** A run of a case in an earlier job. */
export interface EarlierRun {
  job: JobReport
  report: CaseReport
}

/** Most jobs that are looked through for a run that passed. */
const searchLimit = 20

/** The newest earlier run in which a case of a suite passed, first of its branch; null where there is none. */
export const lastPassQueryOptions = (
  projectId: string,
  job: JobReport,
  report: CaseReport,
  suiteId: string | undefined,
) =>
  queryOptions({
    queryKey: [projectId, 'last pass', job.jobId, report.id, suiteId ?? null],
    queryFn: async ({ client, signal }): Promise<EarlierRun | null> => {
      const { reports } = await client.fetchQuery(
        finishedJobsQueryOptions(projectId, job.catalog.id),
      )
      for (const earlier of earlierRunsOf(job, reports).slice(0, searchLimit)) {
        signal.throwIfAborted()
        if (earlier.test?.caseResults?.successCount === 0) continue
        const path = { projectId, jobId: earlier.jobId }
        const list: ListReader = (_, options) => listOf(client, options)
        const found = await readPass(list, path, report, suiteId)
        if (found) return { job: earlier, report: found }
      }
      return null
    },
    ...unchanging,
    retry: false,
  })
