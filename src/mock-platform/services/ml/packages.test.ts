import { expect, test } from 'vitest'
import { startTestPlatform } from '../../testing/test-platform.ts'
import { projectIds } from '../../world/projects.ts'

interface Found {
  found: { id: string; name: string }[]
}

const lookUp = (projectId: string, ids: string[]) =>
  startTestPlatform().call<Found>('ml.batchGetPackages', { projectId, body: { ids } })

interface Releases {
  firmware_releases: { items: { ml_packages: { id: string }[] }[] }[]
}

test('packages of firmware are found by id, unknown ids are omitted', async () => {
  const world = startTestPlatform()
  const catalogs = await world.all<{ id: string }>('catalog.listCatalogs', 'catalogs', {
    projectId: projectIds.shuttle,
  })
  const { body } = await world.call<Releases>('catalog.listFirmwareReleases', {
    projectId: projectIds.shuttle,
    path: { catalogId: catalogs[0]?.id ?? '' },
  })
  const ids = body.firmware_releases.flatMap(({ items }) =>
    items.flatMap(({ ml_packages }) => ml_packages.map(({ id }) => id)),
  )
  expect(ids.length).toBeGreaterThan(0)
  const unknown = '11111111-2222-4333-8444-555555555555'
  const { body: answer } = await lookUp(projectIds.shuttle, [unknown, ...ids].slice(0, 100))
  expect(new Set(answer.found.map(({ id }) => id))).toEqual(new Set(ids))
})
