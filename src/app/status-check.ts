import { getIdentityProviderStatusQueryOptions } from '@generated/auth/queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isMaintenance } from '@/transport/errors.ts'

/** Whether a maintenance of the identity provider is in progress. */
export const isUnderMaintenance = (status: {
  readonly maintenances: readonly { readonly status: string }[]
}): boolean => status.maintenances.some((maintenance) => maintenance.status === 'in_progress')

/** The status is waited for at most 3 s. */
const statusTimeout = 3000

const timeout = () =>
  new Promise<false>((done) => {
    setTimeout(() => done(false), statusTimeout)
  })

/**
 * Asks whether the identity provider is under maintenance: at the start, and when somebody tries again. False if
 * the status is not available in time, so that a failing status service locks nobody out.
 */
export const checkMaintenance = (client: QueryClient): Promise<boolean> => {
  const options = { ...getIdentityProviderStatusQueryOptions(), staleTime: 0, retry: false }
  const answer = client.fetchQuery(options).then(isUnderMaintenance, isMaintenance)
  return Promise.race([answer, timeout()])
}
