import { getIdentityProviderStatusQueryOptions } from '@generated/auth/queries.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Whether the identity provider is out of service right now. */
export const isUnderMaintenance = (status: {
  readonly maintenances: readonly { readonly status: string }[]
}): boolean => status.maintenances.some((maintenance) => maintenance.status === 'in_progress')

/**
 * Asks once, at the start, whether the identity provider is under maintenance. A status that cannot be
 * got is no reason to keep anybody out.
 */
export const checkMaintenance = async (
  client: QueryClient,
  onMaintenance: () => void,
): Promise<void> => {
  const options = { ...getIdentityProviderStatusQueryOptions(), retry: false }
  const status = await client.fetchQuery(options).catch(() => undefined)
  if (status && isUnderMaintenance(status)) onMaintenance()
}
