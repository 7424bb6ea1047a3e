import { type QueryClient, type UseMutationOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/**
 * Makes a call that changes something, from generated mutation options. Nothing of the call is kept once it is
 * over, as its variables may hold secrets.
 *
 * @throws the error of the call
 */
export type Call = <Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
  variables: Variables,
) => Promise<Data>

/** `useCall` outside of components: `isTold` if the caller tells of a failure. */
export const callWith =
  (client: QueryClient, isTold: boolean): Call =>
  async (options, variables) => {
    const cache = client.getMutationCache()
    const meta = { ...options.meta, isTold }
    const mutation = cache.build(client, client.defaultMutationOptions({ ...options, meta }))
    try {
      return await mutation.execute(variables)
    } finally {
      // Out of the cache, a timer would still hold it for five minutes.
      mutation.destroy()
      cache.remove(mutation)
    }
  }

/**
 * Returns a function that makes calls which change something; for input that is submitted see `useSubmission`. A
 * failure raises the alert of the call's operation unless `isTold`: then the caller tells of it.
 */
export const useCall = ({ isTold = false } = {}): Call => {
  const client = useQueryClient()
  return useMemo(() => callWith(client, isTold), [client, isTold])
}
