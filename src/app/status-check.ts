import { getIdentityProviderStatusQueryOptions } from '@generated/auth/queries.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Whether a maintenance of the identity provider is in progress. */
export const isUnderMaintenance = (status: {
  readonly maintenances: readonly { readonly status: string }[]
}): boolean => status.maintenances.some((maintenance) => maintenance.status === 'in_progress')

/** The start waits at most 3 s for the status. */
const statusTimeout = 3000

const timeout = () =>
  new Promise<undefined>((done) => {
    setTimeout(() => done(undefined), statusTimeout)
  })

/**
 * Checks once, at the start, whether the identity provider is under maintenance. False if the status is not
 * available in time, so that a failing status service locks nobody out.
 */
export const checkMaintenance = async (
  client: QueryClient,
  onMaintenance: () => void,
): Promise<boolean> => {
  const options = { ...getIdentityProviderStatusQueryOptions(), retry: false }
  const answer = client.fetchQuery(options).catch(() => undefined)
  const status = await Promise.race([answer, timeout()])
  if (!status || !isUnderMaintenance(status)) return false
  onMaintenance()
  return true
}
