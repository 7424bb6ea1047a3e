import {
  listJobReportsAllQueryOptions,
  listJobReportsQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { ReportStatus } from '@generated/evaluation/types.ts'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { type PagedItems, readWhole } from '@/transport/pages.ts'
import { queue, unchanging } from './finished-jobs.ts'
import { specsOfSuite } from './read-places.ts'

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
