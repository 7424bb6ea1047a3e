import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Feature } from '@/config/config.ts'
import { isFlagOn } from '@/session/flags.ts'

/**
 * Prefetches a query for a page. Skipped if the cache has data: the page itself refetches stale data. The
 * page shows a failure.
 */
const start = <Data, Failure, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): void => {
  if (client.getQueryState(options.queryKey)?.data !== undefined) return
  void client.prefetchQuery(options)
}

interface AreaRoute {
  readonly options: { readonly staticData?: { readonly menu?: { readonly only?: string } } }
  readonly parentRoute?: AreaRoute
}

/** The feature that the route's area requires, as declared in `menu.only`; undefined for all users. */
const featureOf = (route: AreaRoute | undefined): Feature | undefined => {
  if (!route) return undefined
  return route.options.staticData?.menu?.only === 'internalStaff'
    ? 'internalStaff'
    : featureOf(route.parentRoute)
}

interface LoaderArguments {
  context: { queryClient: QueryClient; projectId: string }
  // Typed loosely: the exact type depends on the whole route tree.
  route: object
}

/** Additional arguments for a loader. */
interface Loading {
  projectId: string
  /** Starts a query without waiting for it. */
  start: <Data, Failure, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Failure, Data, Key>,
  ) => void
}

/**
 * Starts the queries of a page while its code loads. Starts none without a project, or for an area that the
 * user may not see.
 */
export const load = <Arguments extends LoaderArguments>(
  args: Arguments,
  startQueries: (loading: Arguments & Loading) => void,
): void => {
  const { queryClient, projectId } = args.context
  const feature = featureOf(args.route as AreaRoute)
  if (!projectId || (feature && !isFlagOn(queryClient, projectId, feature))) return
  startQueries({ ...args, projectId, start: (options) => start(queryClient, options) })
}
