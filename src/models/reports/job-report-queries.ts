import {
  listJobReportsAllQueryOptions,
  listJobReportsQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import {
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { fetchAllPages, followPages, type PagedItems } from '@/transport/pages.ts'
import { isHeadEnough, withFreshHead } from './job-report-head.ts'
import type { ReportFilter } from './report-search.ts'

/** Runs the query function of generated options within another query. */
const call = <Data, Key extends QueryKey>(
  { queryKey, queryFn }: { queryKey: Key; queryFn?: QueryFunction<Data, Key> },
  context: QueryFunctionContext,
): Data | Promise<Data> => {
  if (!queryFn) throw new Error('These options make no call.')
  return queryFn({ ...context, queryKey })
}

/** The jobs of a project that are not finished. */
export const unfinishedJobsQueryOptions = (projectId: string) => unfinishedOf({ projectId })

const unfinishedOf = (path: { projectId: string }, query: { catalogId?: string } = {}) =>
  listJobReportsAllQueryOptions(path, { ...query, status: ['scheduled', 'started'] })

/** A list of job reports, and how it is read. */
const listOf = (
  projectId: string,
  { state }: Pick<ReportFilter, 'state'>,
  catalogId: string | undefined,
) => {
  const path = { projectId }
  const own = catalogId === undefined ? {} : { catalogId }
  const query = { ...(state && { status: [...state] }), ...own }
  const readPage = (context: QueryFunctionContext) => async (nextToken: string | undefined) =>
    call(listJobReportsQueryOptions(path, { ...query, nextToken }), context)
  return {
    whole: listJobReportsAllQueryOptions(path, query),
    unfinished: unfinishedOf(path, own),
    readPage,
    /** The list with its head read once more, down to the last unfinished report. */
    readHead: async <List extends PagedItems<JobReport>>(
      known: List,
      context: QueryFunctionContext,
    ): Promise<List> => {
      let fresh: readonly JobReport[] = []
      for await (const { page, last } of followPages(readPage(context))) {
        fresh = fresh.concat(page.reports)
        if (!last && !isHeadEnough(known.items, fresh)) continue
        const items = withFreshHead(known.items, fresh, last)
        return items === known.items ? known : { ...known, items }
      }
      return known
    },
  }
}

/**
 * The job reports of a project, or of one of its catalogs, in the states of a filter, newest first: options
 * for a loader or a hook. Once the whole list is loaded, only its head is refetched, down to the
 * last unfinished report.
 */
export const jobReportsQueryOptions = (
  projectId: string,
  filter: Pick<ReportFilter, 'state'>,
  catalogId?: string,
) => {
  const { whole, readHead } = listOf(projectId, filter, catalogId)
  return queryOptions({
    ...whole,
    queryFn: async (context) => {
      const known = context.client.getQueryData(whole.queryKey)
      return known?.complete ? readHead(known, context) : call(whole, context)
    },
    // Rows are shared by id; by index, a new job would change every row.
    structuralSharing: false,
  })
}

/** Pages of a list that are read of a longer one, too, while nobody looks further. */
const newestPages = 3

/** Reports that are read of a longer list, too, while nobody looks further. */
export const newestReports = newestPages * 100

/** The newest reports of a list. */
export interface NewestReports extends PagedItems<JobReport> {
  /** The list is longer; what is older has come to its end. */
  isCut?: boolean
}

/**
 * The newest reports of a project, or of one of its catalogs; all of them where they are few, or one that is older is
 * not finished. Options for a loader or a hook.
 */
export const newestReportsQueryOptions = (projectId: string, catalogId?: string) => {
  const { whole, unfinished, readPage, readHead } = listOf(projectId, {}, catalogId)
  const queryKey: readonly unknown[] = [...whole.queryKey, 'newest']
  return queryOptions({
    queryKey,
    queryFn: async (context): Promise<NewestReports> => {
      const known = context.client.getQueryData<NewestReports>(queryKey)
      if (known?.complete || known?.isCut) return readHead(known, context)
      let pages = 0
      const read = readPage(context)
      const readNewest = fetchAllPages(
        async (nextToken) => (++pages > newestPages ? null : read(nextToken)),
        ({ reports }) => reports,
      )
      const list: PagedItems<JobReport> = await readNewest(context)
      if (pages <= newestPages) return list
      const ids = new Set(list.items.map(({ id }) => id))
      const { items } = await call(unfinished, context)
      if (items.every(({ id }) => ids.has(id))) return { ...list, complete: false, isCut: true }
      return call(whole, context)
    },
    retry: whole.retry,
    retryDelay: whole.retryDelay,
    meta: whole.meta,
    structuralSharing: false,
  })
}
