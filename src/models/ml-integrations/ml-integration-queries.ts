import { listIntegrationsOperation } from '@generated/ml/codec.ts'
import { listIntegrationsAllQueryOptions } from '@generated/ml/queries.ts'
import { refreshing } from '@/transport/query-parameters.ts'

/** The integrations that runs of a project build from: options for a loader or a hook. */
export const runIntegrationsQueryOptions = (projectId: string) =>
  listIntegrationsAllQueryOptions({ projectId })

/** Fetches the list of integrations again. */
export const refreshRunIntegrations = refreshing(listIntegrationsOperation)
