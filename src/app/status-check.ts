import { getIdentityProviderStatusQueryOptions } from '@generated/auth/queries.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Whether the identity provider is out of service right now. */
export const isUnderMaintenance = (status: {
  readonly maintenances: readonly { readonly status: string }[]
}): boolean => status.maintenances.some((maintenance) => maintenance.status === 'in_progress')

/** Milliseconds for which the start waits for the status, at most. */
const patience = 3000

const lapse = () =>
  new Promise<undefined>((done) => {
    setTimeout(() => done(undefined), patience)
  })

/**
 * Asks once, at the start, whether the identity provider is under maintenance; true when it is. A status
 * that cannot be got, or not soon, is no reason to keep anybody out.
 */
export const checkMaintenance = async (
  client: QueryClient,
  onMaintenance: () => void,
): Promise<boolean> => {
  const options = { ...getIdentityProviderStatusQueryOptions(), retry: false }
  const answer = client.fetchQuery(options).catch(() => undefined)
  const status = await Promise.race([answer, lapse()])
  if (!status || !isUnderMaintenance(status)) return false
  onMaintenance()
  return true
}
