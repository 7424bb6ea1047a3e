import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Feature } from '@/config/config.ts'
import { isFlagOn } from '@/session/flags.ts'

/**
 * Asks for data that a page is going to show: not when it is there already, as the page itself decides
 * what is too old. A failure is told by the page.
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

/** The feature for which alone an area is there, as its route declares it. */
const featureOf = (route: AreaRoute | undefined): Feature | undefined => {
  if (!route) return undefined
  return route.options.staticData?.menu?.only === 'internalStaff'
    ? 'internalStaff'
    : featureOf(route.parentRoute)
}

interface LoaderArguments {
  context: { queryClient: QueryClient; projectId: string }
  // Its type is that of the whole tree of routes.
  route: object
}

/** What a loader is given besides the arguments of its route. */
interface Loading {
  projectId: string
  /** Starts a query, without waiting for it. */
  start: <Data, Failure, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Failure, Data, Key>,
  ) => void
}

/**
 * Loads a page: starts its queries while its code loads. Nothing is asked for without a project, nor for an
 * area that the user may not see.
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
