import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { shareAnswer } from '@/transport/pages.ts'
import { watchCalls } from './alerts.ts'

/** Default: stale after 10 s, then refetched when shown. */
const defaultStaleTime = 10_000

/** Creates the query client; failed calls raise alerts. */
export const createQueryClient = (): QueryClient => {
  const queryCache = new QueryCache()
  const mutationCache = new MutationCache()
  watchCalls(queryCache, mutationCache)
  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      // Treats a lost connection as any other failure: retried and shown, instead of paused.
      queries: {
        staleTime: defaultStaleTime,
        networkMode: 'always',
        structuralSharing: shareAnswer,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
