import { listIntegrationsOperation } from '@generated/evaluation/codec.ts'
import { listIntegrationsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import { operationKey } from '@/transport/query.ts'

/** Whose integrations to list. */
interface OwnerPath {
  projectId: string
  catalogId: string
}

/** The integrations of a catalog, those that are deleted or the others. */
export const integrationsQueryOptions = (
  { projectId, catalogId }: OwnerPath,
  { deleted }: { deleted: boolean | undefined },
) => listIntegrationsAllQueryOptions({ projectId }, { catalogId, ...(deleted && { deleted }) })

/** Brings the cached lists of integrations up to date after one was saved or deleted. */
export const refreshIntegrationLists = (client: QueryClient, projectId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: operationKey(listIntegrationsOperation, projectId) })
