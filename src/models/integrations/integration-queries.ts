import { listIntegrationsOperation } from '@generated/evaluation/codec.ts'
import { listIntegrationsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { ServiceFilterOf } from '@/lib/list-filter.ts'
import { refreshing } from '@/transport/query-parameters.ts'
import { integrationFilter } from './integration-filter.ts'

/** The catalog whose integrations to list. */
interface OwnerPath {
  projectId: string
  catalogId: string
}

/** The integrations of a catalog, either the deleted or the others. */
export const integrationsQueryOptions = (
  { projectId, catalogId }: OwnerPath,
  filter: ServiceFilterOf<typeof integrationFilter>,
) =>
  listIntegrationsAllQueryOptions(
    { projectId },
    { catalogId, ...integrationFilter.queryOf(filter) },
  )

/** Invalidates the cached lists of integrations after a save or deletion. */
export const refreshIntegrationLists = refreshing(listIntegrationsOperation)
