import { beforeEach, describe, expect, it } from 'vitest'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

interface WireSpec {
  scenario_id: string
  scenario_version_id?: number
  essential: boolean
  unavailable: boolean
  parameter_set_overrides: object[]
  scenario_parameter_set_overrides: object[]
}

interface WireSuite {
  id: string
  version_id: string
  display_name: string
  description: string
  type: string
  purpose: string
  specs: WireSpec[]
  attachments: { catalog_id: string; catalog_display_name: string }[]
  target_environment_types: string[]
  parameter_set_overrides: object[]
  labels: { key: string; value: string }[]
  deprecated: boolean
  deprecated_at?: string
  updated_at: string
}

interface WireScenario {
  id: string
  version_id: number
  type: string
  deprecated: boolean
  review: { status: string }
}

const contentOf = (suite: WireSuite) => ({
  title: suite.display_name,
  description: suite.description,
  specs: suite.specs,
  catalogs: suite.attachments,
  target_environment_types: suite.target_environment_types,
  purpose: suite.purpose,
  parameter_set_overrides: suite.parameter_set_overrides,
  labels: suite.labels,
})

const specOf = ({ id }: WireScenario, version?: number): WireSpec => ({
  scenario_id: id,
  ...(version !== undefined && { scenario_version_id: version }),
  essential: false,
  unavailable: false,
  parameter_set_overrides: [],
  scenario_parameter_set_overrides: [],
})

const newSuite = {
  title: 'A new suite',
  description: '',
  specs: [] as WireSpec[],
  catalogs: [],
  target_environment_types: ['container'],
  purpose: 'evaluation',
  parameter_set_overrides: [],
  labels: [{ key: 'area', value: 'odaiba' }],
  type: 'planning_sim_v2',
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const suites = (query = {}) => world.all<WireSuite>('evaluation.listSuites', 'suites', { query })
const suiteNamed = async (name: string, query = {}) => {
  const found = (await suites(query)).find(({ display_name }) => display_name === name)
  if (!found) throw new Error(`There is no suite ${name}.`)
  return found
}
const scenariosOf = async (status: string) =>
  (
    await world.all<WireScenario>('scenario.listScenarios', 'scenarios', {
      query: { suiteType: 'planning_sim_v2', reviewStatus: status },
    })
  ).filter(({ deprecated }) => !deprecated)
const get = async (suiteId: string) =>
  (await world.call<WireSuite>('evaluation.getSuite', { path: { suiteId } })).body

describe('the suites of the world', () => {
  it('include edge cases for the screens', async () => {
    const [active, deleted] = await Promise.all([suites(), suites({ deprecated: true })])
    expect(active.length + deleted.length).toBe(60)
    expect(deleted.every(({ deprecated, deprecated_at }) => deprecated && deprecated_at)).toBe(true)
    const overrides = active.flatMap((suite) => suite.parameter_set_overrides)
    expect(overrides.some((one) => 'start' in one && !('stop' in one))).toBe(true)
    expect(overrides.some((one) => 'values' in one)).toBe(true)
    const specs = active.flatMap((suite) => suite.specs)
    expect(specs.some((spec) => spec.essential)).toBe(true)
    expect(specs.some((spec) => spec.unavailable)).toBe(true)
    expect(specs.some((spec) => spec.scenario_version_id === undefined)).toBe(true)
    expect(specs.some((spec) => spec.scenario_version_id !== undefined)).toBe(true)
    expect(active.some(({ specs: own }) => own.length === 0)).toBe(true)
  })

  it('are absent in the empty project', async () => {
    const found = await world.all('evaluation.listSuites', 'suites', {
      projectId: projectIds.empty,
    })
    expect(found).toEqual([])
  })

  it('are filtered by type and by catalog', async () => {
    const all = await suites()
    const perception = await suites({ type: 'perception' })
    expect(perception).toEqual(all.filter(({ type }) => type === 'perception'))
    const catalogId =
      all.find(({ attachments }) => attachments[0])?.attachments[0]?.catalog_id ?? ''
    const attached = await suites({ catalogId })
    expect(attached.length).toBeGreaterThan(0)
    expect(attached).toEqual(
      all.filter(({ attachments }) => attachments.some((one) => one.catalog_id === catalogId)),
    )
  })

  it('include one with 25 catalogs in the large project', async () => {
    const { body } = await world.call<{ suites: WireSuite[] }>('evaluation.listSuites', {
      projectId: projectIds.large,
      query: { size: 20 },
    })
    expect(Math.max(...body.suites.map(({ attachments }) => attachments.length))).toBe(25)
    expect(Math.max(...body.suites.map(({ specs }) => specs.length))).toBe(3000)
  })
})

describe('specs', () => {
  it('are paged in the order of the suite', async () => {
    const suite = await suiteNamed('Nightly regression')
    const specs = await world.all<WireSpec>('evaluation.listSuiteSpecs', 'specs', {
      path: { suiteId: suite.id },
      query: { size: 7 },
    })
    expect(specs).toEqual(suite.specs)
  })

  it('identify the suites of a scenario', async () => {
    const suite = await suiteNamed('Smoke test')
    const scenarioId = suite.specs[0]?.scenario_id ?? ''
    const found = await world.all<WireSuite>('evaluation.listSuitesByScenario', 'suites', {
      path: { scenarioId },
    })
    const expected = (await suites()).filter(({ specs }) =>
      specs.some((spec) => spec.scenario_id === scenarioId),
    )
    expect(found).toEqual(expected)
    expect(found.map(({ id }) => id)).toContain(suite.id)
  })
})

describe('creating a suite', () => {
  it('lists it first, with names resolved', async () => {
    const [scenario] = await scenariosOf('approved')
    const catalog = (await suiteNamed('Smoke test')).attachments[0]
    if (!scenario || !catalog) throw new Error('The world lacks an approved scenario or a catalog.')
    const body = {
      ...newSuite,
      specs: [specOf(scenario)],
      catalogs: [{ catalog_id: catalog.catalog_id }],
    }
    const { status, body: answer } = await world.call<{ id: string }>('evaluation.createSuite', {
      body,
    })
    expect(status).toBe(201)
    const [first] = await suites()
    expect(first).toMatchObject({
      id: answer.id,
      version_id: '1',
      display_name: 'A new suite',
      attachments: [{ catalog_display_name: catalog.catalog_display_name }],
    })
  })

  it.each([
    ['an unknown scenario', { specs: [specOf({ id: 'gone' } as WireScenario)] }, 'does not exist'],
    ['an empty title', { title: '  ' }, 'title'],
    ['an unknown catalog', { catalogs: [{ catalog_id: 'gone' }] }, 'catalog'],
  ])('refuses %s', async (_, change, words) => {
    const { status, body } = await world.call('evaluation.createSuite', {
      body: { ...newSuite, ...change },
    })
    expect(status).toBe(400)
    expect(body.message).toContain(words)
  })

  it('refuses a scenario of another type', async () => {
    const [scenario] = await scenariosOf('approved')
    const { status } = await world.call('evaluation.createSuite', {
      body: { ...newSuite, type: 'log_sim', specs: scenario ? [specOf(scenario)] : [] },
    })
    expect(status).toBe(400)
  })

  it.each([
    ['evaluation', 'non_approved', 400],
    ['evaluation', 'requested_changes', 400],
    ['for_approval', 'non_approved', 201],
    ['for_approval', 'requested_changes', 400],
    ['evaluation', 'approved', 201],
  ])('for purpose %s answers a %s scenario with %i', async (purpose, review, expected) => {
    const [scenario] = await scenariosOf(review)
    if (!scenario) throw new Error(`The world has no scenario that is ${review}.`)
    const { status, body } = await world.call('evaluation.createSuite', {
      body: { ...newSuite, purpose, specs: [specOf(scenario, scenario.version_id)] },
    })
    expect(status).toBe(expected)
    if (expected === 400) expect(body.message).toContain('not approved')
  })
})

describe('updating a suite', () => {
  const update = (suite: WireSuite, change = {}) =>
    world.call<{ version_id: string; message?: string }>('evaluation.updateSuite', {
      path: { suiteId: suite.id },
      body: { ...contentOf(suite), current_version_id: suite.version_id, ...change },
    })

  it('creates a new version and keeps the other fields', async () => {
    const suite = await suiteNamed('Smoke test')
    const { status, body } = await update(suite, { title: 'Smoke test 2' })
    expect(status).toBe(201)
    expect(body.version_id).toBe(String(Number(suite.version_id) + 1))
    expect(await get(suite.id)).toMatchObject({
      display_name: 'Smoke test 2',
      version_id: body.version_id,
      specs: suite.specs,
      attachments: suite.attachments,
      type: suite.type,
    })
  })

  it('is refused on a version conflict', async () => {
    const suite = await suiteNamed('Smoke test')
    await update(suite)
    const { status } = await update(suite)
    expect(status).toBe(409)
  })

  it('is refused for a stored scenario that is no longer approved', async () => {
    const { status, body } = await update(await suiteNamed('Waits for a new review'))
    expect(status).toBe(400)
    expect(body.message).toContain('not approved')
  })

  it('restores a deleted suite', async () => {
    const suite = await suiteNamed('Retired junctions', { deprecated: true })
    expect((await update(suite)).status).toBe(201)
    const revived = await get(suite.id)
    expect(revived.deprecated).toBe(false)
    expect(revived.deprecated_at).toBeUndefined()
  })
})

describe('deleting a suite', () => {
  it('removes it from the list', async () => {
    const { id } = await suiteNamed('Smoke test')
    const path = { suiteId: id }
    expect((await world.call('evaluation.deprecateSuite', { path })).status).toBe(204)
    expect((await suites()).map((suite) => suite.id)).not.toContain(id)
    expect(await get(id)).toMatchObject({
      deprecated: true,
      deprecated_at: '2026-03-05T09:40:00.000Z',
    })
    expect((await world.call('evaluation.deprecateSuite', { path })).status).toBe(409)
  })

  it('requires an existing suite', async () => {
    const { status, body } = await world.call('evaluation.getSuite', { path: { suiteId: 'gone' } })
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'suite_not_found', message: 'The suite does not exist.' })
  })
})
