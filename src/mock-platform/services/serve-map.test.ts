import { beforeEach, expect, it } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { projectIds } from '../world/world-projects.ts'

interface WireMap {
  area_map_id: number
  area_map_name: string
  is_shared: boolean
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const maps = (projectId: string = projectIds.shuttle, shared = true) =>
  world.all<WireMap>('map.listAreaMaps', 'area_maps', {
    projectId,
    query: { includeSharedAreaMaps: shared, size: 100 },
  })
const versions = (areaMapId: number, deleted?: boolean) =>
  world.all<{ version_id: string }>('map.listAreaMapVersions', 'versions', {
    path: { areaMapId },
    query: { size: 10, ...(deleted !== undefined && { deleted }) },
  })
const idOf = async (name: string) =>
  (await maps()).find(({ area_map_name }) => area_map_name === name)?.area_map_id ?? 0

it('lists the maps of a project, and on demand those that others share', async () => {
  const counts = Object.values(projectIds).map(async (id) => (await maps(id)).length)
  expect(await Promise.all(counts)).toEqual([34, 12, 260, 0])
  const own = await maps(projectIds.shuttle, false)
  expect(own.some(({ is_shared }) => is_shared)).toBe(false)
  expect(own.length).toBeLessThan(34)
})

it('lists versions with or without the deleted ones', async () => {
  const all = await versions(1042)
  expect(all).toHaveLength(24)
  const [there, deleted] = [await versions(1042, false), await versions(1042, true)]
  expect([there.length, deleted.length]).toEqual([21, 3])
  expect(there[0]?.version_id).toBe('97b2e04d-6f18-4c53-a9d6-30c7f5e81b24')
  expect(await versions(await idOf('Shinonome depot'), false)).toEqual([])
  expect(await versions(await idOf('Toyosu market, not drawn yet'))).toEqual([])
})

it('links to the files that there are, as long as it was asked to', async () => {
  const links = async (areaMapId: number) => {
    const [newest] = await versions(areaMapId)
    const { body } = await world.call<Record<string, string>>('map.downloadAreaMapVersion', {
      path: { areaMapId, versionId: newest?.version_id ?? '' },
      body: { expiration_time: 60 },
    })
    return body
  }
  const whole = await links(1042)
  expect(Object.keys(whole)).toHaveLength(5)
  const read = () => world.platform.handle(new Request(whole.pcd_map_url ?? ''))
  const file = await read()
  expect(file.headers.get('content-length')).toBe(String((await file.blob()).size))
  world.platform.clock.jump(61)
  expect((await read()).status).toBe(403)
  expect(Object.keys(await links(await idOf('Ariake, roads only')))).toEqual(['vector_map_url'])
})

it('refuses what does not exist', async () => {
  const path = { areaMapId: 1042, versionId: 'none' }
  const body = { expiration_time: 60 }
  const answer = await world.call('map.downloadAreaMapVersion', { path, body })
  expect(answer).toMatchObject({ status: 404, body: { error: 'area_map_version_not_found' } })
  const map = await world.call('map.getAreaMap', { path: { areaMapId: 7 } })
  expect(map).toMatchObject({ status: 404, body: { error: 'area_map_not_found' } })
})
