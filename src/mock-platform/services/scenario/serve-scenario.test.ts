import { beforeEach, describe, expect, it } from 'vitest'
import { startTestPlatform, type TestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { acceptanceDelay } from '@/mock-platform/world/world-sharing.ts'

interface WireScenario {
  id: string
  project_id: string
  version_id: number
  display_name: string
  type: string
  updated_at: string
  deprecated: boolean
  deprecated_at?: string
  shared_from?: string
  scenario_format?: string
  review: { status: string; comment?: string; reviewer?: string }
  parameter_set: { variables: string[]; types: object; values: object[] }
  source_scenario?: { id: string; synced_version_id?: number }
}

interface WireInvitation {
  id: string
  shared_scenario: WireScenario
}

interface WireShare {
  id: string
  destination: string
  invitation_status: string
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const scenarios = (query = {}, projectId: string = projectIds.shuttle) =>
  world.all<WireScenario>('scenario.listScenarios', 'scenarios', { query, projectId })
const get = async (scenarioId: string, projectId: string = projectIds.shuttle) =>
  (await world.call<WireScenario>('scenario.getScenario', { path: { scenarioId }, projectId })).body
const versionsOf = (scenarioId: string, projectId: string = projectIds.shuttle) =>
  world.all<WireScenario>('scenario.listScenarioVersions', 'versions', {
    path: { scenarioId },
    projectId,
  })
const find = async (fits: (scenario: WireScenario) => boolean) => {
  const found = (await scenarios()).find((one) => !one.deprecated && fits(one))
  if (!found) throw new Error('The world lacks such a scenario.')
  return found
}
const isOwn = ({ shared_from }: WireScenario) => shared_from === undefined

describe('the scenarios of the world', () => {
  it('cover every type, review status and kind of parameter, deleted and shared-in ones', async () => {
    const all = await scenarios()
    const own = all.filter(isOwn)
    expect(own.length).toBe(120)
    expect(new Set(own.map(({ type }) => type)).size).toBe(21)
    expect(new Set(own.map(({ review }) => review.status)).size).toBe(3)
    const types = new Set(own.flatMap(({ parameter_set }) => Object.values(parameter_set.types)))
    expect(types).toEqual(new Set(['double', 'string', 'empty']))
    expect(own.some(({ parameter_set }) => parameter_set.variables.length === 0)).toBe(true)
    expect(own.some(({ deprecated, deprecated_at }) => deprecated && deprecated_at)).toBe(true)
    expect(all.some(({ shared_from }) => shared_from === projectIds.robotaxi)).toBe(true)
    expect(own.some(({ scenario_format }) => scenario_format === undefined)).toBe(true)
  })

  it('have times in the past, and consecutive versions', async () => {
    for (const { id } of (await scenarios()).slice(0, 30)) {
      const versions = await versionsOf(id)
      const times = versions.map(({ updated_at }) => updated_at)
      expect(times).toEqual(times.toSorted().reverse())
      expect(times[0]?.localeCompare('2026-03-05T09:40:00Z')).toBeLessThan(0)
      const numbers = versions.map(({ version_id }) => version_id)
      expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
    }
  })

  it('are 10,000 with three versions each in a large project, some of which wait for a review', async () => {
    const projectId = projectIds.large
    const all = await scenarios({ size: 100 }, projectId)
    expect(all).toHaveLength(10_000)
    const own = all.filter(isOwn)
    expect(new Set(own.map(({ version_id }) => version_id))).toEqual(new Set([3]))
    const waiting = own.filter(
      ({ type, deprecated, review }) =>
        type === 'perception' && !deprecated && review.status === 'non_approved',
    )
    expect(waiting).toHaveLength(181)
    for (const { id, display_name } of waiting.slice(0, 3)) {
      const versions = await versionsOf(id, projectId)
      expect(versions.map(({ version_id }) => version_id)).toEqual([3, 2, 1])
      expect(await versionsOf(id, projectId)).toEqual(versions)
      expect(versions.every((version) => version.display_name === display_name)).toBe(true)
    }
  })

  it('have only approved versions when shared in', async () => {
    const shared = (await scenarios({}, projectIds.robotaxi)).filter((one) => !isOwn(one))
    expect(shared.length).toBeGreaterThan(0)
    for (const { id, source_scenario } of shared) {
      const versions = await versionsOf(id, projectIds.robotaxi)
      expect(versions.every(({ review }) => review.status === 'approved')).toBe(true)
      expect(source_scenario?.synced_version_id).toBe(versions[0]?.version_id)
    }
  })
})

describe('listing scenarios', () => {
  it.each([
    ['scenario_name', 'asc'],
    ['scenario_name', 'desc'],
    ['updated_at', 'asc'],
    ['updated_at', 'desc'],
  ])('sorts by %s, %s', async (sort, order) => {
    const { compare } = new Intl.Collator('en', { numeric: true })
    const keys = (await scenarios({ sort, order, size: 50 })).map((one) =>
      sort === 'updated_at' ? one.updated_at : one.display_name,
    )
    const sorted = keys.toSorted(compare)
    expect(keys).toEqual(order === 'asc' ? sorted : sorted.reverse())
  })

  it('filters by type, review and part of a name', async () => {
    const all = await scenarios()
    expect(await scenarios({ suiteType: 'perception' })).toEqual(
      all.filter(({ type }) => type === 'perception'),
    )
    expect(await scenarios({ reviewStatus: 'requested_changes' })).toEqual(
      all.filter(({ review }) => review.status === 'requested_changes'),
    )
    const found = await scenarios({ displayName: 'CUT-IN' })
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(all.length)
    expect(found.every(({ display_name }) => /cut-in/i.test(display_name))).toBe(true)
  })
})

describe('looking scenarios up', () => {
  it.each(['scenario.batchGetScenarios', 'scenario.batchGetScenarioVersions'])(
    '%s omits unknown ids',
    async (name) => {
      const { id, version_id } = await find(({ version_id: version }) => version > 1)
      const { body } = await world.call<{ found: WireScenario[] }>(name, {
        body: {
          items: [
            { scenario_id: id },
            { scenario_id: id, scenario_version_id: 1 },
            { scenario_id: id, scenario_version_id: 99 },
            { scenario_id: 'gone' },
          ],
        },
      })
      expect(body.found.map((one) => one.version_id)).toEqual([version_id, 1])
    },
  )

  it('answers 404 in the form with an error name', async () => {
    const path = { scenarioId: 'gone' }
    const { status, body } = await world.call('scenario.getScenario', { path })
    expect(status).toBe(404)
    expect(body).toMatchObject({
      error: 'scenario_not_found',
      error_description: 'The scenario does not exist.',
    })
  })
})

describe('versions', () => {
  const content = { display_name: 'Renamed', description: '', tags: [] }
  const save = (scenarioId: string, version: number) =>
    world.call<{ version_id: number }>('scenario.createScenarioVersion', {
      path: { scenarioId },
      body: { ...content, current_version_id: version },
    })

  it('are added without approval, and lists show them', async () => {
    const { id, version_id } = await find(isOwn)
    expect((await save(id, version_id)).status).toBe(201)
    expect(await get(id)).toMatchObject({
      display_name: 'Renamed',
      version_id: version_id + 1,
      review: { status: 'non_approved' },
    })
    expect((await scenarios({ displayName: 'Renamed' })).map((one) => one.id)).toEqual([id])
    expect((await save(id, version_id)).status).toBe(409)
  })

  it('cannot be added to a shared-in scenario', async () => {
    const { id, version_id } = await find((one) => !isOwn(one))
    expect((await save(id, version_id)).status).toBe(403)
  })

  it('are copied to new scenarios', async () => {
    const { id, type } = await find(isOwn)
    const { body } = await world.call<{ id: string }>('scenario.copyScenario', {
      path: { scenarioId: id, versionId: 1 },
      body: { display_name: ' Copy ' },
    })
    expect(await get(body.id)).toMatchObject({ display_name: 'Copy', version_id: 1, type })
    await world.call('scenario.deprecateScenario', { path: { scenarioId: body.id } })
    const again = await world.call('scenario.copyScenario', {
      path: { scenarioId: body.id, versionId: 1 },
      body: { display_name: 'Another' },
    })
    expect(again).toMatchObject({ status: 409, body: { error: 'scenario_deleted' } })
  })

  it('cannot all be read in batches, and the service does not always say why', async () => {
    const unreadable = await find(({ display_name }) => display_name.endsWith(' 059'))
    const items = [{ id: unreadable.id, version_id: unreadable.version_id }]
    const read = await world.call('scenario.batchGetScenarioFormats', { body: { items } })
    expect(read.body).toEqual({ succeeded: [], failed: [{ scenario_id: unreadable.id }] })
  })

  it('are read and saved in batches, each item on its own', async () => {
    const { id, version_id } = await find((one) => isOwn(one) && Boolean(one.scenario_format))
    const items = [
      { id, version_id },
      { id: 'gone', version_id: 1 },
    ]
    const read = await world.call('scenario.batchGetScenarioFormats', { body: { items } })
    expect(read.body).toMatchObject({
      succeeded: [{ id, version_id }],
      failed: [{ scenario_id: 'gone', reason: 'not_found' }],
    })
    const updates = [
      { id, version_id, scenario_format: '{"a":1}' },
      { id, version_id, scenario_format: '{"a":2}' },
      { id: 'gone', version_id: 1, scenario_format: '{}' },
      { id, version_id: version_id + 1, scenario_format: '{' },
    ]
    const saved = await world.call('scenario.batchUpdateScenarioFormats', {
      body: { items: updates },
    })
    expect(saved.body).toMatchObject({
      succeeded: [{ id, version_id: version_id + 1 }],
      failed: [
        { reason: 'version_not_match' },
        { reason: 'not_found' },
        { reason: 'invalid_input' },
      ],
    })
    expect((await get(id)).scenario_format).toBe('{"a":1}')
  })
})

describe('reviews', () => {
  it('change one version, with a comment', async () => {
    const { id, version_id } = await find(
      (one) => isOwn(one) && one.review.status === 'non_approved',
    )
    await world.call('scenario.reviewScenarioVersion', {
      path: { scenarioId: id, versionId: version_id },
      body: { status: 'requested_changes', comment: 'Slower.' },
    })
    const { review } = await get(id)
    expect(review).toMatchObject({ status: 'requested_changes', comment: 'Slower.' })
    expect(review.reviewer).toBeDefined()
  })

  it('change several versions at once, or none', async () => {
    const waiting = (await scenarios({ reviewStatus: 'non_approved' })).filter(
      (one) => isOwn(one) && !one.deprecated,
    )
    const items = waiting.slice(0, 3).map(({ id, version_id }) => ({ id, version_id }))
    const give = (list: object[]) =>
      world.call('scenario.batchReviewScenarioVersions', {
        body: { review_status: 'approved', items: list },
      })
    const shared = await find((one) => !isOwn(one))
    const refused = await give([...items, { id: shared.id, version_id: shared.version_id }])
    expect(refused.status).toBe(403)
    expect((await get(items[0]?.id ?? '')).review.status).toBe('non_approved')
    expect((await give(items)).status).toBe(204)
    expect((await get(items[0]?.id ?? '')).review.status).toBe('approved')
  })
})

describe('sharing', () => {
  const token = '8f41c2d9-1f0e-4b0a-8d2e-3c5d7e9f1a2b'
  const shareable = () =>
    find((one) => isOwn(one) && one.type === 'planning_sim_v2' && one.review.status === 'approved')
  const sharesOf = (scenarioId: string, reverse = false) =>
    world.all<WireShare>('scenario.listScenarioShares', 'shares', {
      path: { scenarioId },
      query: { reverse },
    })
  const share = (scenarioIds: string[], destination: string, request_token = token) =>
    world.call('scenario.createScenarioShare', {
      path: { scenarioId: scenarioIds[0] ?? '' },
      body: { destination, scenario_ids: scenarioIds, request_token },
    })
  const invitations = (projectId: string) =>
    world.all<WireInvitation>(
      'scenario.listScenarioShareInvitations',
      'scenario_share_invitations',
      {
        projectId,
      },
    )
  const answer = (verb: 'accept' | 'reject', { id, shared_scenario }: WireInvitation) =>
    world.call(`scenario.${verb}ScenarioShareInvitation`, {
      projectId: projectIds.empty,
      path: { invitationId: id },
      body: {
        invitations: [{ scenario_id: shared_scenario.id, scenario_share_invitation_id: id }],
      },
    })

  it('starts some minutes after acceptance, and ends when stopped', async () => {
    const { id } = await shareable()
    expect((await share([id], projectIds.empty)).status).toBe(204)
    // A repeated request token creates no second share.
    expect((await share([id], projectIds.empty)).status).toBe(204)
    const [invitation, ...others] = await invitations(projectIds.empty)
    if (!invitation) throw new Error('The invitation did not arrive.')
    expect(others).toEqual([])
    expect((await answer('accept', invitation)).status).toBe(204)
    expect(await invitations(projectIds.empty)).toEqual([])
    expect((await sharesOf(id, true))[0]?.invitation_status).toBe('accepted')
    world.platform.clock.jump(acceptanceDelay - 10)
    expect(await scenarios({}, projectIds.empty)).toEqual([])
    world.platform.clock.jump(20)
    const [copy] = await scenarios({}, projectIds.empty)
    expect(copy).toMatchObject({ shared_from: projectIds.shuttle, source_scenario: { id } })
    const [latest] = await sharesOf(id, true)
    await world.call('scenario.deprecateScenarioShare', {
      path: { scenarioId: id, shareId: latest?.id ?? '' },
    })
    expect((await get(copy?.id ?? '', projectIds.empty)).deprecated).toBe(true)
    expect((await sharesOf(id, true))[0]?.invitation_status).toBe('canceled')
    const again = await share([id], projectIds.empty, '0a0a0a0a-1f0e-4b0a-8d2e-3c5d7e9f1a2b')
    expect(again.status).toBe(204)
  })

  it('does not start when the invitation is rejected', async () => {
    const { id } = await shareable()
    await share([id], projectIds.empty)
    const [invitation] = await invitations(projectIds.empty)
    if (!invitation) throw new Error('The invitation did not arrive.')
    await answer('reject', invitation)
    world.platform.clock.jump(2 * acceptanceDelay)
    expect(await scenarios({}, projectIds.empty)).toEqual([])
    expect((await answer('accept', invitation)).status).toBe(404)
  })

  it('ends when the scenario is deleted', async () => {
    const accepted = (await scenarios({}, projectIds.robotaxi)).find((one) => !isOwn(one))
    const scenarioId = accepted?.source_scenario?.id ?? ''
    await world.call('scenario.deprecateScenario', { path: { scenarioId } })
    expect((await get(scenarioId)).deprecated).toBe(true)
    expect((await get(accepted?.id ?? '', projectIds.robotaxi)).deprecated).toBe(true)
  })

  it('includes versions approved later', async () => {
    const before = (await scenarios({}, projectIds.robotaxi)).find((one) => !isOwn(one))
    const origin = await get(before?.source_scenario?.id ?? '')
    const path = { scenarioId: origin.id }
    await world.call('scenario.createScenarioVersion', {
      path,
      body: {
        display_name: 'Faster',
        description: '',
        tags: [],
        current_version_id: origin.version_id,
      },
    })
    const versionId = origin.version_id + 1
    await world.call('scenario.reviewScenarioVersion', {
      path: { ...path, versionId },
      body: { status: 'approved' },
    })
    expect(await get(before?.id ?? '', projectIds.robotaxi)).toMatchObject({
      display_name: 'Faster',
      version_id: versionId,
      shared_from: projectIds.shuttle,
    })
  })

  it('is refused for invalid scenarios and destinations', async () => {
    const { id } = await shareable()
    const other = await find((one) => isOwn(one) && one.type === 'perception')
    const shared = await find((one) => !isOwn(one))
    const statuses = [
      await share([id], projectIds.shuttle),
      await share([id], 'nowhere'),
      await share([other.id], projectIds.empty),
      await share([shared.id], projectIds.empty),
      await share([id, id], projectIds.empty),
      await share([id], projectIds.empty, '0a0a0a0a-1f0e-4b0a-8d2e-3c5d7e9f1a2b'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([409, 400, 400, 409, 204, 409])
  })
})
