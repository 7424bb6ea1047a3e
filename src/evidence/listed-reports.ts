import { client } from '@generated/evaluation/client.ts'
import { listJobReportsOperation } from '@generated/evaluation/codec.ts'
import { listJobReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { hashKey, queryOptions } from '@tanstack/react-query'
import { afterPage } from '@/lib/idle.ts'
import { isHeadEnough, withFreshHead } from '@/models/reports/job-report-head.ts'
import type { ReportFilter } from '@/models/reports/report-search.ts'
import type { Unread } from '@/transport/operation.ts'
import { fetchAllPages, followPages } from '@/transport/pages.ts'
import { send } from '@/transport/send.ts'

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
  const query = { status: state && [...state], catalogId }
  const whole = listJobReportsAllQueryOptions(path, query)

  return queryOptions({
    ...whole,
    queryFn: async (context) => {
      const pageAt = (nextToken: string | undefined, signal: AbortSignal, unread: Unread) => {
        const params = { path, query: { ...query, nextToken } }
        return send(listJobReportsOperation, { ...params, signal, unread }, (init) =>
          client.GET('/projects/{projectId}/jobs/reports', { params, ...init }),
        )
      }
      const listed = context.client.getQueryCache().get(hashKey(whole.queryKey))
      // Pages with a gap between them would tell the engine that it knows what stands there.
      let isHanded = false
      const readAll = fetchAllPages(
        pageAt,
        ({ reports }) => reports,
        async (page, { items, last, lacks }) => {
          const isFirst = items.length <= page.reports.length
          const isGap = !isFirst && !isHanded
          isHanded = false
          // One project is open at a time: that of the page. The engine reads the first page by itself. A page that
          // lacks something must not count as known.
          if (!listed?.isActive() || lacks || (isFirst && last)) return undefined
          await afterPage()
          // Without that code the whole list is read, as where nothing is kept.
          const kept = await import('./kept-reports.ts').catch(() => undefined)
          if (!kept || !listed.isActive()) return undefined
          const { keepPage, wholeFromKept } = kept
          isHanded = !state && !catalogId && !isGap
          if (isHanded) keepPage(projectId, page, isFirst)
          return last ? undefined : wholeFromKept(projectId, items, { state, catalogId })
        },
      )
      const known = context.client.getQueryData(whole.queryKey)
      if (!known?.complete) return readAll(context)
      const unread: Unread = { problems: [] }
      const pages = followPages((token: string | undefined) =>
        pageAt(token, context.signal, unread),
      )
      let fresh: readonly JobReport[] = []
      for await (const { page, last } of pages) {
        // What the list lacks is told of the whole list.
        if (unread.problems.length > 0) return readAll(context)
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
