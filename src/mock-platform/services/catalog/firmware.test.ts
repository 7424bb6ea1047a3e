import { beforeEach, describe, expect, it } from 'vitest'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

interface WireRelease {
  id: string
  catalog_id: string
  name: string
  description: string
  draft: boolean
  published: boolean
  published_at?: string
  deprecated: boolean
  deprecated_by?: string
  shared_from?: string
  release_status: string
  created_at: string
  items: {
    deployment: { type: string; image_id?: string }
    labels: { name: string; value: string }[]
  }[]
}

interface WireCatalog {
  id: string
  display_name: string
  shared_from?: string
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const catalogOf = async (projectId: string, shared: boolean) => {
  const all = await world.all<WireCatalog>('catalog.listCatalogs', 'catalogs', { projectId })
  const found = all.find(({ shared_from }) => (shared_from !== undefined) === shared)
  if (!found) throw new Error('The project has no such catalog.')
  return found
}
const releases = (catalogId: string, query = {}, projectId: string = projectIds.shuttle) =>
  world.all<WireRelease>('catalog.listFirmwareReleases', 'firmware_releases', {
    path: { catalogId },
    query,
    projectId,
  })
const ownReleases = async (query = {}) =>
  releases((await catalogOf(projectIds.shuttle, false)).id, query)
const pathOf = ({ id, catalog_id }: WireRelease) => ({ catalogId: catalog_id, releaseId: id })
const call = <Body>(operation: string, release: WireRelease, body?: object) =>
  world.call<Body>(`catalog.${operation}`, { path: pathOf(release), ...(body && { body }) })
const pick = (list: readonly WireRelease[]): WireRelease => {
  if (!list[0]) throw new Error('The world lacks such a release.')
  return list[0]
}

describe('the releases of the world', () => {
  it('include drafts, published and deleted ones in every status, newest first', async () => {
    const active = await ownReleases()
    const times = active.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().reverse())
    expect(await ownReleases({ draft: true })).toEqual(active.filter(({ draft }) => draft))
    expect(await ownReleases({ draft: false })).toEqual(active.filter(({ draft }) => !draft))
    const all = (
      await Promise.all(
        (
          await world.all<WireCatalog>('catalog.listCatalogs', 'catalogs')
        ).flatMap(({ id }) => [releases(id), releases(id, { deprecated: true })]),
      )
    ).flat()
    expect(new Set(all.map(({ release_status }) => release_status)).size).toBe(3)
    expect(all.some(({ deprecated }) => deprecated)).toBe(true)
    expect(all.some(({ published, published_at }) => published && published_at)).toBe(true)
    expect(all.every(({ draft, published }) => draft !== published)).toBe(true)
    const types = new Set(
      all.flatMap(({ items }) => items.map(({ deployment }) => deployment.type)),
    )
    expect(types).toEqual(new Set(['rootfs', 'container', 'installer', 'other']))
  })

  it('name the job that created them, if any', async () => {
    const all = await ownReleases()
    const made = all.find(({ items }) => items[0]?.labels.length)
    const imported = all.find(({ items }) => items[0]?.labels.length === 0)
    const { body } = await call<{ job_id: string }>('getFirmwareRelease', made as WireRelease)
    expect(body).toEqual(made)
    const label = made?.items[0]?.labels.find(({ name }) => name === 'auto.web.ci.job-id')
    const report = (release: WireRelease | undefined) =>
      world.call<{ job_id: string }>('evaluation.getFirmwareReleaseReport', {
        path: pathOf(release as WireRelease),
      })
    expect((await report(made)).body.job_id).toBe(label?.value)
    expect((await report(imported)).status).toBe(404)
  })

  it('are shared with their catalog, drafts only when the share includes them', async () => {
    const shared = await catalogOf(projectIds.robotaxi, true)
    const found = await releases(shared.id, {}, projectIds.robotaxi)
    const origin = await ownReleases()
    expect(found.map(({ id }) => id)).toEqual(origin.map(({ id }) => id))
    expect(found.every(({ shared_from }) => shared_from === projectIds.shuttle)).toBe(true)
    const { status } = await world.call('catalog.publishFirmwareRelease', {
      projectId: projectIds.robotaxi,
      path: pathOf(pick(found)),
    })
    expect(status).toBe(403)
  })
})

describe('a release', () => {
  it('is renamed', async () => {
    const release = pick(await ownReleases())
    const rename = (name: string) =>
      call('updateFirmwareRelease', release, { name, description: 'd' })
    expect((await rename(' ')).status).toBe(400)
    expect((await rename('v9')).status).toBe(204)
    expect((await call('getFirmwareRelease', release)).body).toMatchObject({
      name: 'v9',
      description: 'd',
      items: release.items,
    })
  })

  it('is published once', async () => {
    const release = pick(await ownReleases({ draft: true }))
    const { body } = await call<WireRelease>('publishFirmwareRelease', release)
    expect(body).toMatchObject({ draft: false, published: true })
    expect(body.published_at).toBe('2026-03-05T09:40:00.000Z')
    expect((await call('publishFirmwareRelease', release)).status).toBe(409)
  })

  it('is final once deleted', async () => {
    const release = pick(await ownReleases({ draft: true }))
    expect((await call('deprecateFirmwareRelease', release)).status).toBe(204)
    expect((await ownReleases()).map(({ id }) => id)).not.toContain(release.id)
    expect((await ownReleases({ deprecated: true })).map(({ id }) => id)).toContain(release.id)
    const again = [
      await call('deprecateFirmwareRelease', release),
      await call('publishFirmwareRelease', release),
    ]
    expect(again.map(({ status }) => status)).toEqual([409, 409])
  })
})

describe('images', () => {
  const lookUp = (ids: string[], projectId: string = projectIds.shuttle) =>
    world.call<{ images: { id: string; size: number }[] }>(
      'firmware-registry.batchGetFirmwareImages',
      { projectId, body: { image_ids: ids } },
    )
  const idsOf = ({ items }: WireRelease) =>
    items.flatMap(({ deployment }) => deployment.image_id ?? [])

  it('are looked up and downloaded by a link', async () => {
    const ids = idsOf(pick(await ownReleases()))
    const { body } = await lookUp([...ids, 'gone'])
    expect(body.images.map(({ id }) => id)).toEqual(ids)
    const download = (imageId: string) =>
      world.call<{ url: string }>('firmware-registry.downloadFirmwareImage', {
        path: { imageId },
        body: { expiration_time: 3600, filename: 'ecu main.iso' },
      })
    expect((await download(ids[0] ?? '')).body.url).toMatch(/ecu%20main\.iso$/)
    const refused = await world.call('firmware-registry.downloadFirmwareImage', {
      path: { imageId: 'gone' },
      body: { expiration_time: 3600 },
    })
    expect(refused).toMatchObject({ status: 404, body: { error: 'image_not_found' } })
  })

  it('of shared releases can be downloaded, those of other projects cannot', async () => {
    const shared = await catalogOf(projectIds.robotaxi, true)
    const [release] = await releases(shared.id, {}, projectIds.robotaxi)
    const ids = idsOf(release as WireRelease)
    expect((await lookUp(ids, projectIds.robotaxi)).body.images.length).toBe(ids.length)
    expect((await lookUp(ids, projectIds.empty)).body.images).toEqual([])
  })
})
