import { beforeEach, describe, expect, it } from 'vitest'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { personas } from '../../world/personas.ts'

interface WireCounts {
  total_count: number
  success_count: number
  failure_count: number
}

interface WireReport {
  job_id: string
  status: string
  started_at?: string
  finished_at?: string
  scheduled_at: string
  scheduled_by: string
  canceled_by?: string
  description?: string
  user_name?: string
  retest_job_id?: string
  fail_message?: string
  catalog: { id: string; display_name: string }
  firmware?: { release?: boolean; release_id?: string; release_status?: string }
  event: {
    source?: { git_sha: string; git_ref_url?: string }
    source_id?: string
    source_job_id?: string
  }
  build: { status?: string }
  test?: { status: string; case_results: WireCounts; available_case_results: WireCounts }
}

interface Named {
  id: string
  display_name: string
  catalog_id: string
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const reports = (query = {}, projectId: string = projectIds.shuttle) =>
  world.all<WireReport>('evaluation.listJobReports', 'reports', { query, projectId })
const report = async (jobId: string) =>
  (await world.call<WireReport>('evaluation.getJobReport', { path: { jobId } })).body
const catalogNamed = async (name: string, query = {}) => {
  const all = await world.all<Named>('catalog.listCatalogs', 'catalogs', { query })
  return all.find(({ display_name }) => display_name === name)?.id ?? ''
}
const integrationsOf = async (catalogId: string, query = {}) =>
  world.all<Named>('evaluation.listIntegrations', 'integrations', {
    query: { catalogId, ...query },
  })

const options = {
  build_options: { clean_build: false, debug: false },
  test_options: {
    skip_test: false,
    disable_logging_on_success: false,
    record_caret: false,
    calculate_scenario_reconstruction_accuracy: false,
  },
  release_options: { partial_release: false },
}

const schedule = (body: object) =>
  world.call<{ job_id: string; message: string }>('evaluation.scheduleJob', {
    body: { ...options, ...body },
  })

/** A request for a job of the first catalog, built from a branch; without a name from one that no job has run. */
const gitOrder = async (branch = 'feat/own') => {
  const [integration] = await integrationsOf(await catalogNamed('Shuttle 4'))
  return { integration_id: integration?.id ?? '', source: { git_branch: branch } }
}

describe('the jobs of the world', () => {
  it('cover every status, newest first', async () => {
    const all = await reports()
    expect(all.length).toBe(149)
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['scheduled', 'started', 'succeeded', 'failed', 'canceled']),
    )
    const times = all.map(({ scheduled_at }) => scheduled_at)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('include edge-case texts', async () => {
    const all = await reports()
    expect(all.some(({ user_name }) => user_name === '')).toBe(true)
    expect(all.some(({ scheduled_by }) => scheduled_by.startsWith('t4:'))).toBe(true)
    expect(all.some(({ event }) => event.source && !event.source.git_ref_url)).toBe(true)
    expect(all.some(({ event }) => event.source_id)).toBe(true)
    expect(all.some(({ event, job_id }) => event.source_job_id !== job_id)).toBe(true)
    const releases = new Set(all.map(({ firmware }) => firmware?.release_status))
    expect(releases).toEqual(new Set([undefined, 'pending', 'succeeded', 'failed']))
  })

  it('have counts that match their status', async () => {
    const all = await reports()
    for (const { status, test, build } of all) {
      if (!test) continue
      const { total_count, success_count, failure_count } = test.case_results
      expect(test.available_case_results.total_count).toBeLessThanOrEqual(total_count)
      if (status === 'succeeded') expect([success_count, failure_count]).toEqual([total_count, 0])
      if (status === 'failed') expect(failure_count).toBeGreaterThan(0)
      if (status === 'failed') expect(success_count + failure_count).toBe(total_count)
      expect(build.status === undefined || build.status === 'succeeded').toBe(true)
    }
  })

  it('are filtered by status and by catalog', async () => {
    const all = await reports()
    const chosen = await reports({ status: ['failed', 'canceled'] })
    expect(chosen).toEqual(all.filter(({ status }) => status === 'failed' || status === 'canceled'))
    const catalogId = await catalogNamed('Shuttle 4')
    const ofCatalog = await reports({ catalogId })
    expect(ofCatalog).toEqual(all.filter(({ catalog }) => catalog.id === catalogId))
  })

  it('progress with the clock until they are final', async () => {
    const before = await reports()
    const unfinished = before.filter(({ finished_at }) => !finished_at)
    expect(unfinished.length).toBeGreaterThanOrEqual(7)
    world.platform.clock.jump(120)
    const after = await Promise.all(unfinished.map(({ job_id }) => report(job_id)))
    const done = ({ test }: WireReport) =>
      (test?.case_results.success_count ?? 0) + (test?.case_results.failure_count ?? 0)
    const tested = unfinished.findIndex(({ test }) => test)
    expect(done(after[tested] as WireReport)).toBeGreaterThan(
      done(unfinished[tested] as WireReport),
    )
    world.platform.clock.jump(6 * 3600)
    const last = await reports()
    expect(last.every(({ finished_at }) => finished_at)).toBe(true)
    expect(last[0]?.status).toBe('succeeded')
  })
})

describe('starting a job', () => {
  it('lists it first and runs its stages', async () => {
    const { status, body } = await schedule({
      ...(await gitOrder('feature/a#b')),
      description: ' x ',
    })
    expect(status).toBe(201)
    const [first] = await reports({ size: 1 })
    expect(first).toMatchObject({
      job_id: body.job_id,
      status: 'scheduled',
      description: 'x',
      scheduled_by: personas[0]?.subjectId,
      user_name: personas[0]?.name,
      build: { status: 'scheduled' },
      event: { source_job_id: body.job_id },
    })
    expect(first?.event.source?.git_ref_url).toMatch(/\/tree\/feature\/a%23b$/)
    expect(first?.started_at).toBeUndefined()
    world.platform.clock.jump(30)
    expect(await report(body.job_id)).toMatchObject({
      status: 'started',
      build: { status: 'started' },
    })
    world.platform.clock.jump(100)
    const testing = await report(body.job_id)
    expect(testing).toMatchObject({ build: { status: 'succeeded' }, test: { status: 'started' } })
    expect(testing.finished_at).toBeUndefined()
    world.platform.clock.jump(100)
    const end = await report(body.job_id)
    expect(end).toMatchObject({ status: 'succeeded', test: { status: 'succeeded' } })
    expect(end.finished_at).toBeDefined()
  })

  it('takes as long as the newest jobs of its branch', async () => {
    const order = await gitOrder('main')
    const catalogId = await catalogNamed('Shuttle 4')
    const timeOf = ({ started_at = '', finished_at = '' }: WireReport) =>
      Date.parse(finished_at) - Date.parse(started_at)
    const earlier = (await reports({ catalogId })).filter(
      ({ status, build, event }) =>
        (status === 'succeeded' || (status === 'failed' && build.status !== 'failed')) &&
        event.source?.git_ref_url?.endsWith('/tree/main'),
    )
    const times = earlier.slice(0, 5).map(timeOf)
    const { body } = await schedule(order)
    world.platform.clock.jump(6 * 3600)
    expect(timeOf(await report(body.job_id))).toBe(times.sort((one, other) => one - other)[2])
  })

  it.each([
    ['build-fails', { status: 'failed', build: { status: 'failed' } }],
    [
      'test-fails',
      { status: 'failed', build: { status: 'succeeded' }, test: { status: 'failed' } },
    ],
  ])('fails when the branch says %s', async (branch, expected) => {
    const { body } = await schedule(await gitOrder(branch))
    world.platform.clock.jump(600)
    const end = await report(body.job_id)
    expect(end).toMatchObject(expected)
    expect(end.fail_message).toBeDefined()
  })

  it('runs the cases of a narrowed suite only, with the limit of the job whose build it reuses', async () => {
    interface WireSuite extends Named {
      specs: { scenario_id: string; scenario_version_id: number }[]
      attachments: { catalog_id: string }[]
    }
    const suites = await world.all<WireSuite>('evaluation.listSuites', 'suites')
    const sweep = suites.find(({ display_name }) => display_name === 'Cut-in margin sweep')
    const [spec] = sweep?.specs ?? []
    const catalogId = sweep?.attachments[0]?.catalog_id ?? ''
    const { body: suite } = await world.call<{ id: string }>('evaluation.createSuite', {
      body: {
        title: 'Narrowed',
        description: '',
        type: 'planning_sim_v2',
        purpose: 'evaluation',
        target_environment_types: ['container'],
        labels: [],
        catalogs: [{ catalog_id: catalogId }],
        parameter_set_overrides: [],
        specs: [
          {
            scenario_id: spec?.scenario_id,
            scenario_version_id: spec?.scenario_version_id,
            essential: false,
            unavailable: false,
            parameter_set_overrides: [
              { name: 'ego_speed', start: 30, stop: 35, step: 2.5 },
              { name: 'cut_in_gap', values: ['10', '12'] },
              { name: 'weather', values: ['clear'] },
            ],
            scenario_parameter_set_overrides: [],
          },
        ],
      },
    })
    const failedGaps = async (description: string) => {
      const earlier = (await reports()).find((job) => job.description === description)
      const { body } = await schedule({
        catalog_id: catalogId,
        source_job_id: earlier?.job_id,
        suite_ids: [suite.id],
      })
      const cases = () =>
        world.all<{ status: string; scenario_parameters: { [name: string]: string } }>(
          'evaluation.listCaseReports',
          'reports',
          { path: { jobId: body.job_id } },
        )
      expect(await cases()).toEqual([])
      world.platform.clock.jump(60)
      expect((await cases()).map(({ status }) => status)).toContain('started')
      world.platform.clock.jump(6 * 3600)
      const ended = await cases()
      const { test, status } = await report(body.job_id)
      const failed = ended.filter((one) => one.status === 'failed')
      expect(test?.case_results).toEqual({
        total_count: 6,
        success_count: 6 - failed.length,
        failure_count: failed.length,
      })
      expect(status).toBe('failed')
      return failed.map(({ scenario_parameters: { ego_speed, cut_in_gap, weather } }) => {
        expect(weather).toBe('clear')
        return `${ego_speed}/${cut_in_gap}`
      })
    }
    expect(await failedGaps('Cut-in gap over speed')).toEqual(['35/10'])
    expect(await failedGaps('Cut-in gap over speed, brakes later')).toEqual([
      '30/10',
      '32.5/10',
      '35/10',
      '35/12',
    ])
  })

  it('creates a release that is pending at first', async () => {
    const { body } = await schedule({ ...(await gitOrder()), release: true })
    expect((await report(body.job_id)).firmware).toEqual({ release: true })
    world.platform.clock.jump(100)
    const { firmware, catalog } = await report(body.job_id)
    expect(firmware?.release_status).toBe('pending')
    const path = { catalogId: catalog.id, releaseId: firmware?.release_id ?? '' }
    const release = () => world.call('catalog.getFirmwareRelease', { path })
    expect((await release()).body).toMatchObject({ release_status: 'pending', draft: true })
    world.platform.clock.jump(100)
    expect((await release()).body).toMatchObject({ release_status: 'succeeded' })
    const { body: made } = await world.call('evaluation.getFirmwareReleaseReport', { path })
    expect(made).toMatchObject({ job_id: body.job_id })
  })

  it('tests the artifacts of another job', async () => {
    const catalogId = await catalogNamed('Shuttle 4')
    const built = (await reports({ catalogId })).find(({ build }) => build.status === 'succeeded')
    const { status, body } = await schedule({ catalog_id: catalogId, source_job_id: built?.job_id })
    expect(status).toBe(201)
    world.platform.clock.jump(20)
    const started = await report(body.job_id)
    expect(started).toMatchObject({ build: {}, test: { status: 'started' } })
    expect(started.event).toEqual({ source_job_id: built?.job_id })
  })

  it('retests the suites of another job', async () => {
    const catalogId = await catalogNamed('Shuttle 4')
    const earlier = (await reports({ catalogId, status: ['succeeded'] })).find(({ test }) => test)
    const { status, body } = await schedule({
      ...(await gitOrder()),
      retest_job_id: earlier?.job_id,
    })
    expect(status).toBe(201)
    world.platform.clock.jump(600)
    const end = await report(body.job_id)
    expect(end.retest_job_id).toBe(earlier?.job_id)
    expect(end.test?.case_results.total_count).toBe(earlier?.test?.case_results.total_count)
  })

  it('only builds when tests are skipped', async () => {
    const { body } = await schedule({
      ...(await gitOrder()),
      test_options: { ...options.test_options, skip_test: true },
    })
    world.platform.clock.jump(600)
    const end = await report(body.job_id)
    expect(end.status).toBe('succeeded')
    expect(end.test).toBeUndefined()
  })

  it('runs the selected suites that have a selected label', async () => {
    const catalogId = await catalogNamed('Shuttle 4')
    const order = await gitOrder()
    const suites = await world.all<{ id: string; labels: { key: string; value: string }[] }>(
      'evaluation.listSuites',
      'suites',
      { query: { catalogId } },
    )
    const labelled = suites.find(({ labels }) => labels.length > 0)
    const label = labelled?.labels[0]
    const with_ = { suite_ids: [labelled?.id], suite_labels: [label] }
    expect((await schedule({ ...order, ...with_ })).status).toBe(201)
    const without = { suite_ids: [labelled?.id], suite_labels: [{ key: 'no', value: 'such' }] }
    const refused = await schedule({ ...order, ...without })
    expect(refused.status).toBe(400)
    expect(refused.body.message).toContain('no suite')
    expect((await schedule({ ...order, suite_ids: ['gone'] })).status).toBe(400)
  })

  const trial = (name: string) => ({ build_options: { ...options.build_options, [name]: true } })

  it.each([
    ['a release with a clean build', { release: true, ...trial('clean_build') }, 400],
    ['a release with a debug build', { release: true, ...trial('debug') }, 400],
    ['an unknown integration', { integration_id: 'gone' }, 404],
    ['a job to run again that does not exist', { retest_job_id: 'gone' }, 404],
  ])('refuses %s', async (_, change, expected) => {
    const { status } = await schedule({ ...(await gitOrder()), ...change })
    expect(status).toBe(expected)
  })

  it('refuses what cannot be built', async () => {
    const catalogId = await catalogNamed('Shuttle 4')
    const sources = await world.all<{ id: string; expired: boolean }>(
      'evaluation.listSources',
      'sources',
    )
    const expired = sources.find((source) => source.expired)
    const good = sources.find((source) => !source.expired)
    const [deleted] = await integrationsOf(catalogId, { deleted: true })
    const failed = (await reports({ catalogId })).find(({ build }) => build.status === 'failed')
    const gone = await catalogNamed('Shuttle 2', { deprecated: true })
    const statuses = await Promise.all(
      [
        { catalog_id: catalogId, source_id: expired?.id },
        { catalog_id: catalogId, source_id: good?.id, release: true },
        { catalog_id: catalogId, source_id: good?.id },
        { catalog_id: gone, source_id: good?.id },
        { integration_id: deleted?.id, source: { git_tag: 'v1' } },
        { catalog_id: catalogId, source_job_id: failed?.job_id },
      ].map(async (order) => (await schedule(order)).status),
    )
    expect(statuses).toEqual([409, 400, 201, 409, 409, 409])
  })

  it('refuses a request of none of the three kinds', async () => {
    expect((await schedule({ catalog_id: 'x' })).status).toBe(400)
  })
})

describe('canceling a job', () => {
  it('takes effect after a delay', async () => {
    const { body } = await schedule(await gitOrder())
    const path = { jobId: body.job_id }
    world.platform.clock.jump(30)
    expect((await world.call('evaluation.cancelJob', { path })).status).toBe(204)
    expect((await report(body.job_id)).status).toBe('started')
    world.platform.clock.jump(60)
    const end = await report(body.job_id)
    expect(end).toMatchObject({
      status: 'canceled',
      build: { status: 'canceled' },
      canceled_by: personas[0]?.subjectId,
    })
    expect((await world.call('evaluation.cancelJob', { path })).status).toBe(409)
  })
})
