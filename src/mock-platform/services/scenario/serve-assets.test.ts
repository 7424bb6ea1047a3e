import { beforeEach, describe, expect, it } from 'vitest'
import { startTestPlatform, type TestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'

interface WireAsset {
  id: string
  project_id: string
  version_id: number
  display_name: string
  description?: string
  size: number
  created_at: string
  updated_at: string
  deprecated: boolean
}

interface WireScenario {
  shared_from?: string
  asset?: { id: string; version_id: number; display_name?: string }
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const assets = (projectId: string = projectIds.shuttle) =>
  world.all<WireAsset>('scenario.listScenarioAssets', 'assets', { projectId })
const versionsOf = (assetId: string, projectId: string = projectIds.shuttle) =>
  world.all<WireAsset>('scenario.listScenarioAssetVersions', 'versions', {
    path: { assetId },
    projectId,
    query: { size: 10 },
  })

const named = async (name: string) => {
  const found = (await assets()).find(({ display_name }) => display_name === name)
  if (!found) throw new Error(`The world lacks ${name}.`)
  return found
}

describe('the scenario assets of the world', () => {
  it('are few, several hundred in the large project, and none in the empty one', async () => {
    const counts = Object.values(projectIds).map(async (id) => (await assets(id)).length)
    expect(await Promise.all(counts)).toEqual([14, 11, 320, 0])
  })

  it('cover every size and deleted ones, with distinct names', async () => {
    const all = await assets()
    const sizes = all.map(({ size }) => size)
    expect(Math.min(...sizes)).toBeLessThan(10 * 1024)
    expect(Math.max(...sizes)).toBe(10 * 1024 ** 3)
    expect(all.some(({ deprecated }) => deprecated)).toBe(true)
    expect(all.some(({ description }) => description === undefined)).toBe(true)
    expect(all.some(({ description = '' }) => description.length > 100)).toBe(true)
    expect(new Set(all.map(({ display_name }) => display_name)).size).toBe(all.length)
  })

  it.each(Object.values(projectIds))('are listed the newest first, in project %s', async (id) => {
    const times = (await assets(id)).map(({ updated_at }) => updated_at)
    expect(times).toEqual(times.toSorted().reverse())
    expect((times[0] ?? '') < '2026-03-05T09:40:00Z').toBe(true)
  })
})

describe('the versions of an asset', () => {
  it('are listed from the newest, which is the asset, to the first', async () => {
    const { id } = await named('Roadworks set: cones, barriers and signs')
    const versions = await versionsOf(id)
    expect(versions.map(({ version_id }) => version_id)).toEqual(
      Array.from({ length: 24 }, (_, place) => 24 - place),
    )
    const { body } = await world.call('scenario.getScenarioAsset', { path: { assetId: id } })
    expect(versions[0]).toEqual(body)
    const times = versions.map(({ updated_at }) => updated_at)
    expect(times).toEqual(times.toSorted().reverse())
    expect(times.at(-1)).toBe(versions[0]?.created_at)
  })

  it('are refused for an asset of another project', async () => {
    const { id } = await named('Crossing props')
    const input = { path: { assetId: id }, projectId: projectIds.robotaxi }
    for (const operation of ['getScenarioAsset', 'listScenarioAssetVersions']) {
      expect((await world.call(`scenario.${operation}`, input)).status).toBe(404)
    }
  })
})

it('scenarios refer to existing versions of assets of their project', async () => {
  for (const projectId of [projectIds.shuttle, projectIds.robotaxi]) {
    const scenarios = await world.all<WireScenario>('scenario.listScenarios', 'scenarios', {
      projectId,
    })
    const withAsset = scenarios.flatMap(({ asset }) => asset ?? [])
    expect(withAsset.length).toBeGreaterThan(4)
    for (const { id, version_id, display_name } of withAsset) {
      const version = (await versionsOf(id, projectId)).find((one) => one.version_id === version_id)
      expect(version?.display_name).toBe(display_name)
    }
    expect(scenarios.filter(({ shared_from, asset }) => shared_from && asset)).toEqual([])
  }
})
