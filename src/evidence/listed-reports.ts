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
import { afterPage } from '@/lib/idle.ts'
import { isHeadEnough, withFreshHead } from '@/models/reports/job-report-head.ts'
import type { ReportFilter } from '@/models/reports/report-search.ts'
import { fetchAllPages, followPages } from '@/transport/pages.ts'

/** Runs the query function of generated options within another query. */
const call = <Data, Key extends QueryKey>(
  { queryKey, queryFn }: { queryKey: Key; queryFn?: QueryFunction<Data, Key> },
  context: QueryFunctionContext,
): Data | Promise<Data> => {
  if (!queryFn) throw new Error('These options make no call.')
  return queryFn({ ...context, queryKey })
}

/**
 * The job reports of a project, or of one of its catalogs, in the states of a filter, newest first: options
 * for a loader or a hook. Of finished jobs that this browser has kept, none is read again: the list is read down to
 * the last job that was not finished. So it is once it is loaded, too.
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
      const pageAt = async (nextToken: string | undefined) =>
        call(listJobReportsQueryOptions(path, { ...query, nextToken }), context)
      const known = context.client.getQueryData(whole.queryKey)
      if (!known?.complete) {
        const query = context.client.getQueryCache().find({ queryKey: whole.queryKey })
        // Pages with a gap between them would tell the engine that it knows what stands there.
        let isHanded = false
        const readAll = fetchAllPages(
          pageAt,
          ({ reports }) => reports,
          async (page, { items, last }) => {
            const isFirst = items.length === page.reports.length
            const isGap = !isFirst && !isHanded
            isHanded = false
            // One project is open at a time: that of the page. The engine reads the first page by itself.
            if (!query?.isActive() || (isFirst && last)) return undefined
            await afterPage()
            // Without that code the whole list is read, as where nothing is kept.
            const kept = await import('./kept-reports.ts').catch(() => undefined)
            if (!kept || !query.isActive()) return undefined
            const { keepPage, wholeFromKept } = kept
            isHanded = !state && !catalogId && !isGap
            if (isHanded) keepPage(projectId, page, isFirst)
            return last ? undefined : wholeFromKept(projectId, items, { state, catalogId })
          },
        )
        return readAll(context)
      }
      let fresh: readonly JobReport[] = []
      for await (const { page, last } of followPages(pageAt)) {
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
