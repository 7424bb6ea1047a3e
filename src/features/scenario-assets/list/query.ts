import { listScenarioAssetsAllQueryOptions } from '@generated/scenario/queries.ts'

/** The scenario assets of a project: options for a loader or a hook. */
export const assetsQueryOptions = (projectId: string) =>
  listScenarioAssetsAllQueryOptions({ projectId })
