import {
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { Feature } from '@/config/config-names.ts'
import { freeFor } from '@/lib/idle.ts'
import { isFlagOn } from '@/session/flags.ts'

/**
 * How long a page waits for its data before it shows skeletons, in ms: short enough to feel immediate. A
 * page whose data are there is laid out once.
 */
const patience = 100

/** Resolves when the query has data, if only the first page of a list, or when its fetch is over. */
const answered = (queryClient: QueryClient, queryKey: QueryKey, fetch: Promise<void>) => {
  const cache = queryClient.getQueryCache()
  const query = cache.get(hashKey(queryKey))
  return new Promise<void>((resolve) => {
    const stop = cache.subscribe((event) => {
      if (event.query === query && query?.state.data !== undefined) done()
    })
    const done = () => {
      stop()
      resolve()
    }
    void fetch.then(done)
  })
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
  /**
   * Prefetches a query. Skipped if the cache has data: the page itself refetches stale data. The page shows a
   * failure. `listed` may show what a list has brought of it, and tells whether it did: the page waits for nothing then.
   * `next` is called with the data, those of the list first, to start what depends on them: the page does not wait
   * for that. Resolves when the fetch is over.
   */
  start: <Data, Failure, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Failure, Data, Key>,
    more?: { listed?: (queryKey: Key) => boolean; next?: (data: Data) => void },
  ) => Promise<void>
}

/**
 * Starts the queries of a page while its code loads, and waits for them for a moment. Starts none without a
 * project, or for an area that the user may not see.
 */
export const load = <Arguments extends LoaderArguments>(
  args: Arguments,
  startQueries: (loading: Arguments & Loading) => void,
): Promise<void> | undefined => {
  const { queryClient, projectId } = args.context
  const feature = featureOf(args.route as AreaRoute)
  if (!projectId || (feature && !isFlagOn(queryClient, projectId, feature))) return undefined
  const started: Promise<void>[] = []
  let isShown = false
  startQueries({
    ...args,
    projectId,
    start: (options, { listed, next } = {}) => {
      const goOn = () => {
        const data: unknown = queryClient.getQueryData(options.queryKey)
        if (data !== undefined) next?.(data as never)
      }
      const isKnown = queryClient.getQueryState(options.queryKey)?.data !== undefined
      const isListed = !isKnown && listed?.(options.queryKey)
      if (isListed) {
        isShown = true
        goOn()
      }
      const meta = { ...options.meta, isOfPage: true }
      const fetch = isKnown ? Promise.resolve() : queryClient.prefetchQuery({ ...options, meta })
      // Later in any case: the page does not wait for what is started then.
      void fetch.then(goOn)
      if (!isKnown) started.push(answered(queryClient, options.queryKey, fetch))
      return fetch
    },
  })
  if (isShown || started.length === 0) return undefined
  return Promise.race([Promise.all(started).then(() => undefined), freeFor(patience)])
}
