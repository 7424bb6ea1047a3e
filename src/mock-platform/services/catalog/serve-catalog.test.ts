import { beforeEach, describe, expect, it } from 'vitest'
import { startTestPlatform, type TestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { acceptanceDelay } from '@/mock-platform/world/world-sharing.ts'

interface WireCatalog {
  id: string
  version_id: string
  display_name: string
  description: string
  shared_from?: string
  deprecated: boolean
  deprecated_at?: string
}

interface WireInvitation {
  id: string
  shared_catalog: { id: string; project_id: string; display_name: string }
}

interface WireShare {
  id: string
  destination: string
  invitation_status: string
  options: { include_draft_firmware_release: boolean }
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const catalogs = (deprecated = false, projectId: string = projectIds.shuttle) =>
  world.all<WireCatalog>('catalog.listCatalogs', 'catalogs', { query: { deprecated }, projectId })
const named = async (name: string) => {
  const found = (await catalogs()).find(({ display_name }) => display_name === name)
  if (!found) throw new Error(`There is no catalog ${name}.`)
  return found
}
const get = async (catalogId: string, projectId: string = projectIds.shuttle) =>
  (await world.call<WireCatalog>('catalog.getCatalog', { path: { catalogId }, projectId })).body
const remove = (catalogId: string, projectId: string = projectIds.shuttle) =>
  world.call('catalog.deprecateCatalog', { path: { catalogId }, projectId })

describe('the catalogs of the world', () => {
  it('include deleted and shared-in ones, and ones without suites or integrations', async () => {
    const active = await catalogs()
    const deleted = await catalogs(true)
    expect(active.filter(({ shared_from }) => !shared_from).length).toBe(7)
    expect(active.filter(({ shared_from }) => shared_from === projectIds.robotaxi).length).toBe(1)
    expect(deleted.every(({ deprecated_at }) => deprecated_at)).toBe(true)
    expect(deleted.some(({ shared_from }) => shared_from)).toBe(true)
    const bare = await named('No suites yet')
    const query = { catalogId: bare.id }
    expect(await world.all('evaluation.listSuites', 'suites', { query })).toEqual([])
    const { id: catalogId } = await named('Without repository')
    const input = { query: { catalogId } }
    expect(await world.all('evaluation.listIntegrations', 'integrations', input)).toEqual([])
  })
})

describe('catalogs', () => {
  it('are created and updated', async () => {
    const create = (display_name: string) =>
      world.call<{ id: string }>('catalog.createCatalog', {
        body: { display_name, description: 'x', type: 'vehicle' },
      })
    expect((await create('   ')).status).toBe(400)
    const { body } = await create('Truck')
    const first = await get(body.id)
    const update = () =>
      world.call('catalog.updateCatalog', {
        path: { catalogId: body.id },
        body: { display_name: 'Lorry', description: '', current_version_id: first.version_id },
      })
    expect((await update()).status).toBe(201)
    expect(await get(body.id)).toMatchObject({ display_name: 'Lorry', description: '' })
    const { status, body: refusal } = await update()
    expect(status).toBe(409)
    expect(refusal.code).toBe('version_conflict')
  })

  it('cannot be updated when deleted or shared in', async () => {
    const [deleted] = (await catalogs(true)).filter(({ shared_from }) => !shared_from)
    const [shared] = (await catalogs()).filter(({ shared_from }) => shared_from)
    const statuses = await Promise.all(
      [deleted, shared].map(async (catalog) => {
        const { status } = await world.call('catalog.updateCatalog', {
          path: { catalogId: catalog?.id ?? '' },
          body: { display_name: 'x', description: '', current_version_id: 'any' },
        })
        return status
      }),
    )
    expect(statuses).toEqual([409, 403])
    expect((await remove(deleted?.id ?? '')).status).toBe(409)
    expect((await remove('gone')).status).toBe(404)
  })
})

describe('sharing', () => {
  const sharesOf = (catalogId: string) =>
    world.all<WireShare>('catalog.listCatalogShares', 'shares', {
      path: { catalogId },
      query: { reverse: true },
    })
  const share = (catalogId: string, destination: string) =>
    world.call<WireShare>('catalog.createCatalogShare', {
      path: { catalogId },
      body: { destination, options: { include_draft_firmware_release: true } },
    })
  const invitations = (projectId: string) =>
    world.all<WireInvitation>('catalog.listCatalogShareInvitations', 'catalog_share_invitations', {
      projectId,
    })
  const answer = (verb: 'accept' | 'reject', { id, shared_catalog }: WireInvitation) =>
    world.call(`catalog.${verb}CatalogShareInvitation`, {
      projectId: projectIds.empty,
      path: { catalogId: shared_catalog.id, invitationId: id },
    })
  const invited = async (catalogId: string) => {
    await share(catalogId, projectIds.empty)
    const [invitation] = await invitations(projectIds.empty)
    if (!invitation) throw new Error('The invitation did not arrive.')
    return invitation
  }

  it('starts some minutes after acceptance, and can be stopped and started again', async () => {
    const { id } = await named('Shuttle 4')
    const invitation = await invited(id)
    expect(invitation.shared_catalog).toMatchObject({ id, display_name: 'Shuttle 4' })
    expect((await share(id, projectIds.empty)).status).toBe(409)
    expect((await answer('accept', invitation)).status).toBe(204)
    world.platform.clock.jump(acceptanceDelay - 10)
    expect(await catalogs(false, projectIds.empty)).toEqual([])
    world.platform.clock.jump(20)
    const [copy] = await catalogs(false, projectIds.empty)
    expect(copy).toMatchObject({ display_name: 'Shuttle 4', shared_from: projectIds.shuttle })
    const [latest] = await sharesOf(id)
    const path = { catalogId: id, shareId: latest?.id ?? '' }
    expect((await world.call('catalog.deprecateCatalogShare', { path })).status).toBe(204)
    expect((await world.call('catalog.deprecateCatalogShare', { path })).status).toBe(409)
    expect((await sharesOf(id))[0]?.invitation_status).toBe('canceled')
    expect(await get(copy?.id ?? '', projectIds.empty)).toMatchObject({ deprecated: true })
    expect((await share(id, projectIds.empty)).status).toBe(201)
  })

  it('does not start when it is canceled before, or rejected', async () => {
    const { id } = await named('Shuttle 4')
    await answer('accept', await invited(id))
    const [latest] = await sharesOf(id)
    await world.call('catalog.deprecateCatalogShare', {
      path: { catalogId: id, shareId: latest?.id ?? '' },
    })
    const rejected = await invited(id)
    await answer('reject', rejected)
    world.platform.clock.jump(2 * acceptanceDelay)
    expect(await catalogs(false, projectIds.empty)).toEqual([])
    expect((await answer('accept', rejected)).status).toBe(404)
    expect((await sharesOf(id)).map(({ invitation_status }) => invitation_status)).toContain(
      'rejected',
    )
  })

  it('is stopped by the destination project', async () => {
    const copy = (await catalogs(false, projectIds.robotaxi)).find(({ shared_from }) => shared_from)
    expect((await remove(copy?.id ?? '', projectIds.robotaxi)).status).toBe(204)
    const { id } = await named('Shuttle 4')
    expect((await sharesOf(id)).map(({ invitation_status }) => invitation_status)).toEqual([
      'canceled',
    ])
  })

  it('updates the name of the copy', async () => {
    const { id, version_id } = await named('Shuttle 4')
    const { status } = await world.call('catalog.updateCatalog', {
      path: { catalogId: id },
      body: { display_name: 'Lorry', description: 'x', current_version_id: version_id },
    })
    expect(status).toBe(201)
    const copies = (await catalogs(false, projectIds.robotaxi)).filter(
      ({ shared_from }) => shared_from,
    )
    expect(copies).toMatchObject([{ display_name: 'Lorry', description: 'x' }])
  })

  it('ends when the catalog is deleted', async () => {
    const copy = (await catalogs(false, projectIds.robotaxi)).find(({ shared_from }) => shared_from)
    const { id } = await named('Shuttle 4')
    expect((await remove(id)).status).toBe(204)
    expect(await get(copy?.id ?? '', projectIds.robotaxi)).toMatchObject({ deprecated: true })
  })

  it('is refused for invalid catalogs and destinations', async () => {
    const { id } = await named('Shuttle 4')
    const [shared] = (await catalogs()).filter(({ shared_from }) => shared_from)
    const [deleted] = (await catalogs(true)).filter(({ shared_from }) => !shared_from)
    const statuses = [
      await share(id, projectIds.shuttle),
      await share(id, 'nowhere'),
      await share(shared?.id ?? '', projectIds.empty),
      await share(deleted?.id ?? '', projectIds.empty),
    ].map(({ status }) => status)
    expect(statuses).toEqual([409, 400, 403, 409])
  })
})
