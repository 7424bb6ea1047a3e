import { pageBy, pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuseByName } from '@/mock-platform/core/refusal.ts'
import { type HandlersOf, ok } from '@/mock-platform/define-service.ts'
import {
  newestAssetOf,
  type ScenarioAssetRecord,
  scenarioAssetArea,
} from '@/mock-platform/world/scenarios/world-assets.ts'
import type { World } from '@/mock-platform/world/world.ts'

const findAsset = (world: World, projectId: string, id: string): ScenarioAssetRecord =>
  world.of(scenarioAssetArea, projectId).find((record) => newestAssetOf(record).id === id) ??
  refuseByName(404, 'scenario_asset_not_found', 'The scenario asset does not exist.')

/** Handlers for scenario assets and their versions. */
export const scenarioAssetHandlers = {
  listScenarioAssets: ({ path, query, world }) => {
    const assets = world.of(scenarioAssetArea, path.projectId).map(newestAssetOf)
    const { items, ...token } = pageOf(assets, query)
    return ok({ assets: items, ...token })
  },
  getScenarioAsset: ({ path, world }) =>
    ok(newestAssetOf(findAsset(world, path.projectId, path.assetId))),
  listScenarioAssetVersions: ({ path, query, world }) => {
    const { versions } = findAsset(world, path.projectId, path.assetId)
    const { items, ...token } = pageBy(versions, query, ({ versionId }) => String(versionId))
    return ok({ versions: items, ...token })
  },
} satisfies HandlersOf<'scenario'>
