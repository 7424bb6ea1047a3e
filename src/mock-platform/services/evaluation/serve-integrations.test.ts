import { beforeEach, describe, expect, it } from 'vitest'
import { startTestPlatform, type TestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { personas } from '@/mock-platform/world/personas.ts'

interface WireIntegration {
  id: string
  version_id: string
  catalog_id: string
  type: string
  deleted: boolean
  deleted_at?: string
  updated_by: string
  retest_job_id?: string
  suite_labels: object[]
  github_v3?: { owner: string; repo_web_url: string; access_token?: string }
  gitlab_v4?: { project_id: number; project_web_url: string; access_token?: string }
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const list = (query = {}) =>
  world.all<WireIntegration>('evaluation.listIntegrations', 'integrations', { query })
const get = async (integrationId: string) =>
  (await world.call<WireIntegration>('evaluation.getIntegration', { path: { integrationId } })).body

const request = (catalogId: string) => ({
  type: 'gitlab_v4',
  catalog_id: catalogId,
  gitlab_v4: {
    project_id: 12,
    access_token: 'secret',
    events: { schedule: [{ branch: 'main', cron: '0 * * * *' }] },
  },
  suite_labels: [],
  default_build_options: { clean_build: true, debug: false },
  default_test_options: {
    skip_test: false,
    disable_logging_on_success: false,
    record_caret: false,
    calculate_scenario_reconstruction_accuracy: false,
    ignore_essential: true,
  },
  default_release_options: { partial_release: false },
})

describe('the integrations of the world', () => {
  it('cover both hosts, deleted and active ones, and both kinds of schedule', async () => {
    const active = await list()
    const deleted = await list({ deleted: true })
    expect(new Set(active.map(({ type }) => type))).toEqual(new Set(['github_v3', 'gitlab_v4']))
    expect(deleted.length).toBeGreaterThan(0)
    expect(deleted.every(({ deleted_at }) => deleted_at)).toBe(true)
    const text = JSON.stringify(active)
    expect(text).toContain('"rate"')
    expect(text).toContain('"cron"')
    expect(active.some(({ retest_job_id }) => retest_job_id)).toBe(true)
    expect(active.some(({ suite_labels }) => suite_labels.length > 0)).toBe(true)
  })

  it('are listed by catalog', async () => {
    const all = await list()
    const catalogId = all[0]?.catalog_id ?? ''
    expect(await list({ catalogId })).toEqual(all.filter((one) => one.catalog_id === catalogId))
  })
})

describe('an integration', () => {
  it('is created, updated and deleted, and never returns its token', async () => {
    const catalogId = (await list())[0]?.catalog_id ?? ''
    const body = request(catalogId)
    const { status, body: answer } = await world.call<{ id: string; catalog_id: string }>(
      'evaluation.createIntegration',
      { body },
    )
    expect(status).toBe(201)
    expect(answer.catalog_id).toBe(catalogId)
    const made = await get(answer.id)
    expect(made).toMatchObject({
      version_id: '1',
      gitlab_v4: { project_id: 12, project_web_url: expect.stringMatching(/^https:/) },
    })
    expect(made.gitlab_v4?.access_token).toBeUndefined()
    const path = { integrationId: answer.id }
    const update = (change = {}) =>
      world.call('evaluation.updateIntegration', { path, body: { ...body, ...change } })
    const github = { owner: 'a/b', repo: 'c', access_token: 'secret' }
    const { gitlab_v4: _, ...rest } = body
    const moved = await world.call('evaluation.updateIntegration', {
      path,
      body: { ...rest, type: 'github_v3', github_v3: github },
    })
    expect(moved.status).toBe(201)
    const changed = await get(answer.id)
    expect(changed).toMatchObject({ version_id: '2', updated_by: personas[0]?.subjectId })
    expect(changed.github_v3?.repo_web_url).toBe('https://github.example.com/a%2Fb/c')
    expect(changed.gitlab_v4).toBeUndefined()
    expect((await update({ catalog_id: 'other' })).status).toBe(400)
    expect((await world.call('evaluation.deleteIntegration', { path })).status).toBe(204)
    expect(await get(answer.id)).toMatchObject({ deleted: true })
    expect((await update()).status).toBe(409)
    expect((await world.call('evaluation.deleteIntegration', { path })).status).toBe(409)
    expect((await list()).map(({ id }) => id)).not.toContain(answer.id)
  })

  it('requires a catalog of the project that is not deleted', async () => {
    const catalogs = [
      ...(await world.all<{ id: string; shared_from?: string }>(
        'catalog.listCatalogs',
        'catalogs',
      )),
      ...(await world.all<{ id: string; shared_from?: string }>(
        'catalog.listCatalogs',
        'catalogs',
        {
          query: { deprecated: true },
        },
      )),
    ]
    const shared = catalogs.find(({ shared_from }) => shared_from)
    const deleted = catalogs.findLast(({ shared_from }) => !shared_from)
    const statuses = await Promise.all(
      [shared?.id ?? '', deleted?.id ?? '', 'gone'].map(
        async (id) =>
          (await world.call('evaluation.createIntegration', { body: request(id) })).status,
      ),
    )
    expect(statuses).toEqual([403, 409, 400])
  })
})

describe('sources', () => {
  it('have no link once they have expired', async () => {
    const sources = await world.all<{ id: string; expired: boolean }>(
      'evaluation.listSources',
      'sources',
    )
    const download = (id: string | undefined) =>
      world.call<{ url: string }>('evaluation.downloadSource', {
        path: { sourceId: id ?? '' },
        body: { expiration_time: 3600, filename: 'source.zip' },
      })
    const good = sources.find(({ expired }) => !expired)
    expect((await download(good?.id)).body.url).toMatch(/\/objects\/.*source\.zip$/)
    expect((await download(sources.find(({ expired }) => expired)?.id)).status).toBe(410)
    expect((await download('gone')).status).toBe(404)
    const { body } = await world.call('evaluation.getSource', {
      path: { sourceId: good?.id ?? '' },
    })
    expect(body).toEqual(good)
  })
})
