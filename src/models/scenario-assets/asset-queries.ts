import { listScenarioAssetsOperation } from '@generated/scenario/codec.ts'
import { listScenarioAssetsAllQueryOptions } from '@generated/scenario/queries.ts'
import { refreshing } from '@/transport/query-parameters.ts'

/** The scenario assets of a project: options for a loader or a hook. */
export const assetsQueryOptions = (projectId: string) =>
  listScenarioAssetsAllQueryOptions({ projectId })

/** Invalidates the cached list of assets after a registration. */
export const refreshAssetList = refreshing(listScenarioAssetsOperation)
