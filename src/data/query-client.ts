import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { watchCalls } from './alerts.ts'

/** Milliseconds for which an answer is taken as current; older ones are fetched again when they are shown. */
const currentFor = 10_000

/** Makes the cache of all answers, with the alerts following its calls. */
export const createQueryClient = (): QueryClient => {
  const queryCache = new QueryCache()
  const mutationCache = new MutationCache()
  watchCalls(queryCache, mutationCache)
  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      // A lost connection is a failure like any other: told, and tried again.
      queries: { staleTime: currentFor, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}
