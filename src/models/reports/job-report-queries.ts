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
import { followPages } from '@/transport/pages.ts'
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
export const unfinishedJobsQueryOptions = (projectId: string) =>
  listJobReportsAllQueryOptions({ projectId }, { status: ['scheduled', 'started'] })

/**
 * The job reports of a project, or of one of its catalogs, in the states of a filter, newest first: options
 * for a loader or a hook. Once the whole list is loaded, only its head is refetched, down to the
 * last unfinished report.
 */
export const jobReportsQueryOptions = (
  projectId: string,
  { state }: Pick<ReportFilter, 'state'>,
  catalogId?: string,
) => {
  const path = { projectId }
  const query = { ...(state && { status: [...state] }), ...(catalogId && { catalogId }) }
  const whole = listJobReportsAllQueryOptions(path, query)

  return queryOptions({
    ...whole,
    queryFn: async (context) => {
      const known = context.client.getQueryData(whole.queryKey)
      if (!known?.complete) return call(whole, context)
      const pages = followPages(async (nextToken) =>
        call(listJobReportsQueryOptions(path, { ...query, nextToken }), context),
      )
      let fresh: readonly JobReport[] = []
      for await (const { page, last } of pages) {
        fresh = fresh.concat(page.reports)
        if (!last && !isHeadEnough(known.items, fresh)) continue
        const items = withFreshHead(known.items, fresh, last)
        return items === known.items ? known : { items, complete: true }
      }
      return known
    },
    // Rows are shared by id; by index, a new job would change every row.
    structuralSharing: false,
  })
}
