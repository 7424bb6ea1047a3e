import type { FoundScenario } from '@generated/scenario/types.ts'
import { describe, expect, test } from 'vitest'
import { parseTargets, suiteOfTargets } from './suite-targets.ts'

const found = (id: string, overrides: Partial<FoundScenario> = {}): FoundScenario => ({
  id,
  versionId: 1,
  displayName: `Scenario ${id}`,
  type: 'log_sim',
  deprecated: false,
  review: { status: 'approved' },
  parameterSet: { variables: [], types: {}, values: [] },
  ...overrides,
})

describe('parseTargets', () => {
  test('reads pairs, the version after the last colon', () => {
    expect(parseTargets(['a:1', 'org:b:12']).targets).toEqual([
      { scenarioId: 'a', versionId: 1 },
      { scenarioId: 'org:b', versionId: 12 },
    ])
  })

  test.each(['', 'a', 'a:', ':1', 'a:0', 'a:-1', 'a:1.5', 'a:x', 'a:99999999999999999999'])(
    '%j is no pair',
    (name) => {
      expect(parseTargets([name])).toEqual({ targets: [], leftOut: [{ name, reason: 'notAPair' }] })
    },
  )

  test('of two versions of a scenario the first counts', () => {
    expect(parseTargets(['a:2', 'a:1'])).toEqual({
      targets: [{ scenarioId: 'a', versionId: 2 }],
      leftOut: [{ name: 'a:1', reason: 'repeated' }],
    })
  })
})

describe('suiteOfTargets', () => {
  const targets = (...ids: string[]) => ids.map((scenarioId) => ({ scenarioId, versionId: 1 }))

  test('without targets: an evaluation suite of the default type', () => {
    expect(suiteOfTargets([], [])).toEqual({
      type: 'planning_sim_v2',
      purpose: 'evaluation',
      scenarios: [],
      leftOut: [],
    })
  })

  test.each([
    [['approved'], 'evaluation'],
    [['approved', 'requested_changes'], 'evaluation'],
    [['non_approved'], 'for_approval'],
    [['approved', 'requested_changes', 'non_approved'], 'for_approval'],
  ] as const)('%j make it %s', (statuses, purpose) => {
    const scenarios = statuses.map((status, index) => found(`${index}`, { review: { status } }))
    const suite = suiteOfTargets(targets(...scenarios.map(({ id }) => id)), scenarios)
    expect(suite).toEqual({ type: 'log_sim', purpose, scenarios, leftOut: [] })
  })

  test('what is not found, deleted or of another type is left out and named', () => {
    const scenarios = [
      found('gone', { deprecated: true, type: 'yabloc' }),
      found('b'),
      found('other', { type: 'yabloc', review: { status: 'non_approved' } }),
      found('wrong version', { versionId: 2 }),
    ]
    const asked = targets('gone', 'missing', 'b', 'other', 'wrong version')
    expect(suiteOfTargets(asked, scenarios)).toEqual({
      type: 'log_sim',
      purpose: 'evaluation',
      scenarios: [scenarios[1]],
      leftOut: [
        { name: 'Scenario gone', reason: 'deleted' },
        { name: 'missing:1', reason: 'notFound' },
        { name: 'Scenario other', reason: 'otherType' },
        { name: 'wrong version:1', reason: 'notFound' },
      ],
    })
  })

  test('a scenario without a type fits any', () => {
    const { type: _type, ...untyped } = found('a')
    expect(suiteOfTargets(targets('a', 'b'), [untyped, found('b')])).toMatchObject({
      type: 'log_sim',
      scenarios: [untyped, found('b')],
    })
  })
})
