import {
  listCaseReportsAllQueryOptions,
  listJobReportsQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { createQueue } from '@/lib/queue.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { earlierRunsOf } from '../model/baseline.ts'
import { caseKey } from '../model/changes.ts'

/** A finished job never changes. */
export const unchanging = { staleTime: Number.POSITIVE_INFINITY }

/** The newest finished jobs of a catalog. */
export const finishedJobsQueryOptions = (projectId: string, catalogId: string) => ({
  ...listJobReportsQueryOptions(
    { projectId },
    { catalogId, status: ['succeeded', 'failed', 'canceled'] },
  ),
  ...unchanging,
})

/** Reads what earlier jobs hold, few at a time, whoever asks. */
const queue = createQueue({ limit: 5, pause: 10 })

/** A query about a finished job, which waits for its turn and is asked once. */
export const queued = <Data, Key extends QueryKey>({
  queryFn,
  ...options
}: {
  queryKey: Key
  queryFn?: QueryFunction<Data, Key>
}) => ({
  ...options,
  queryFn: ((context) => {
    if (!queryFn) throw new Error('These options make no call.')
    return queue(async () => {
      context.signal.throwIfAborted()
      return queryFn(context)
    })
  }) satisfies QueryFunction<Data, Key>,
  ...unchanging,
})

/** A whole list of a finished job, when its turn comes; kept for whoever asks again. */
const listOf = <Item, Failed, Key extends readonly unknown[]>(
  client: QueryClient,
  options: FetchQueryOptions<PagedItems<Item>, Failed, PagedItems<Item>, Key>,
): Promise<readonly Item[]> => {
  const known = client.getQueryData<PagedItems<Item>>(options.queryKey)
  return known?.complete
    ? Promise.resolve(known.items)
    : queue(async () => (await client.fetchQuery(options)).items)
}

/** The cases of a finished job. */
export const casesOf = (client: QueryClient, projectId: string, jobId: string) =>
  listOf(client, listCaseReportsAllQueryOptions({ projectId, jobId }))

/** The suites of a finished job. */
export const suitesOf = (client: QueryClient, projectId: string, jobId: string) =>
  listOf(client, listSuiteReportsAllQueryOptions({ projectId, jobId }))

/** A run of a case in an earlier job. */
export interface EarlierRun {
  job: JobReport
  report: CaseReport
}

/** Most jobs that are looked through for a run that passed. */
const searchLimit = 20

/** The newest earlier run in which a case passed, first of its branch; null where there is none. */
export const lastPassQueryOptions = (projectId: string, job: JobReport, report: CaseReport) =>
  queryOptions({
    queryKey: [projectId, 'last pass', job.jobId, report.id],
    queryFn: async ({ client, signal }): Promise<EarlierRun | null> => {
      const { reports } = await client.fetchQuery(
        finishedJobsQueryOptions(projectId, job.catalog.id),
      )
      const key = caseKey(report)
      for (const earlier of earlierRunsOf(job, reports).slice(0, searchLimit)) {
        signal.throwIfAborted()
        if (earlier.test?.caseResults?.successCount === 0) continue
        const cases = await casesOf(client, projectId, earlier.jobId)
        const found = cases.find((each) => each.status === 'succeeded' && caseKey(each) === key)
        if (found) return { job: earlier, report: found }
      }
      return null
    },
    ...unchanging,
    retry: false,
  })
