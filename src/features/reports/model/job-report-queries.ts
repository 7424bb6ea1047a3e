import {
  listJobReportsAllQueryOptions,
  listJobReportsQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { JobReport, ReportStatus } from '@generated/evaluation/types.ts'
import {
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { followPages, type PagedItems } from '@/transport/pages.ts'
import { isHeadEnough, withFreshHead } from './job-report-head.ts'
import { isUnfinished, reportStatuses } from './statuses.ts'

/** Milliseconds between two looks at a list that has unfinished reports. */
export const reloadInterval = 15_000

/** Makes the call of generated options as part of another query. */
const ask = <Data, Key extends QueryKey>(
  { queryKey, queryFn }: { queryKey: Key; queryFn?: QueryFunction<Data, Key> },
  context: QueryFunctionContext,
): Data | Promise<Data> => {
  if (!queryFn) throw new Error('These options make no call.')
  return queryFn({ ...context, queryKey })
}

/** True when no report of a list will change any more. */
export const isListFinal = ({ items, complete }: PagedItems<JobReport>): boolean =>
  complete && !items.some(isUnfinished)

/**
 * The job reports of a project, or of one of its catalogs, in some states, in all of them when none is
 * given, newest first: options for a loader or a hook. Once the whole list is there, only its head is asked for again, as far down as
 * the last unfinished report.
 */
export const jobReportsQueryOptions = (
  projectId: string,
  states: readonly ReportStatus[],
  catalogId?: string,
) => {
  const path = { projectId }
  const status = reportStatuses.filter((each) => states.includes(each))
  const query = { ...(status.length > 0 && { status }), ...(catalogId && { catalogId }) }
  const whole = listJobReportsAllQueryOptions(path, query)

  return queryOptions({
    ...whole,
    queryFn: async (context) => {
      const known = context.client.getQueryData(whole.queryKey)
      if (!known?.complete) return ask(whole, context)
      const pages = followPages(async (nextToken) =>
        ask(listJobReportsQueryOptions(path, { ...query, nextToken }), context),
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
    // The rows keep their identity by id; by place every row would be another one when a job is added.
    structuralSharing: false,
  })
}
