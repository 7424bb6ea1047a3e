import type { Suite } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import {
  changesOf,
  chooseSuites,
  chosenSuites,
  isAttached,
  isOffered,
  noChoices,
  notUpdatableReasons,
  planChange,
  toggleSuite,
} from './attachments.ts'

const suite = (id: string, fields: Partial<Suite> = {}): Suite => ({
  id,
  versionId: '7',
  displayName: `Suite ${id}`,
  description: 'Every night.',
  type: 'planning_sim_v2',
  purpose: 'evaluation',
  projectId: 'p',
  targetEnvironmentTypes: ['container', 'native'],
  specs: [],
  attachments: [],
  parameterSetOverrides: [],
  labels: [{ key: 'area', value: 'odaiba' }],
  deprecated: false,
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
  createdBy: 'u',
  updatedBy: 'u',
  ...fields,
})
const attachment = (catalogId: string) => ({
  catalogId,
  catalogDisplayName: `Catalog ${catalogId}`,
})
const attached = (id: string, fields: Partial<Suite> = {}) =>
  suite(id, { attachments: [attachment('c')], ...fields })

test.each([
  ['evaluation', false, true],
  ['evaluation', true, false],
  ['for_approval', false, false],
  ['for_approval', true, false],
] as const)('suite for %s, deleted: %s, is offered: %s', (purpose, deprecated, offered) => {
  expect(isOffered({ purpose, deprecated })).toBe(offered)
})

test('a new catalog has no suites', () => {
  expect(isAttached(attached('a'), 'c')).toBe(true)
  expect(isAttached(attached('a'), 'd')).toBe(false)
  expect(isAttached(attached('a'), undefined)).toBe(false)
})

describe('choices', () => {
  const suites = [attached('a'), suite('b'), attached('d')]

  test('without any, the attached suites are chosen', () => {
    expect([...chosenSuites(suites, 'c', noChoices)]).toEqual(['a', 'd'])
    expect([...chosenSuites(suites, undefined, noChoices)]).toEqual([])
  })

  const toggled = (ids: readonly string[]) =>
    suites
      .filter(({ id }) => ids.includes(id))
      .reduce((choices, each) => toggleSuite(each, 'c', choices), noChoices)

  test.each([
    [[], [], ['a', 'd']],
    [['b'], [['b', true]], ['a', 'b', 'd']],
    [['a'], [['a', false]], ['d']],
    [
      ['a', 'b', 'd'],
      [
        ['a', false],
        ['b', true],
        ['d', false],
      ],
      ['b'],
    ],
  ] as const)('toggling %j', (ids, choices, chosen) => {
    const made = toggled(ids)
    expect([...made]).toEqual(choices)
    expect([...chosenSuites(suites, 'c', made)]).toEqual(chosen)
  })

  test('choosing all shown chooses what is not chosen yet', () => {
    expect([...chooseSuites(suites, 'c', noChoices)]).toEqual(
      suites.filter(({ id }) => !['a', 'd'].includes(id)).map(({ id }) => [id, true]),
    )
    expect(chooseSuites(suites.slice(0, 1), 'c', toggled(['a']))).toEqual(noChoices)
  })

  test('toggling a suite twice restores the stored state', () => {
    const [first] = suites
    if (first) expect(toggleSuite(first, 'c', toggled(['a']))).toEqual(noChoices)
  })

  test('only changed suites are updated, in the order of the suites', () => {
    const choices = new Map([
      ['d', false],
      ['b', true],
    ])
    expect(changesOf(suites, choices)).toEqual([
      { suiteId: 'b', displayName: 'Suite b', attach: true },
      { suiteId: 'd', displayName: 'Suite d', attach: false },
    ])
    expect(changesOf(suites, noChoices)).toEqual([])
  })
})

describe('planChange', () => {
  test('everything but the attachment stays as stored', () => {
    const specs: Suite['specs'] = [
      {
        scenarioId: 's1',
        scenarioDisplayName: 'Van at kerb',
        scenarioVersionId: 3,
        essential: true,
        unavailable: false,
        parameterSetOverrides: [{ name: 'speed', values: ['1', '2'] }],
        scenarioParameterSetOverrides: [{ name: 'weather', values: ['rain'] }],
      },
    ]
    const overrides: Suite['parameterSetOverrides'] = [
      { name: 'gap', start: 1, stop: 2, step: 0.5 },
    ]
    const stored = suite('a', {
      specs,
      parameterSetOverrides: overrides,
      attachments: [{ ...attachment('x'), catalogVersionId: 'x3' }],
    })
    expect(planChange(stored, { attach: true }, 'c')).toEqual({
      kind: 'save',
      request: {
        currentVersionId: '7',
        title: 'Suite a',
        description: 'Every night.',
        specs: [
          {
            scenarioId: 's1',
            scenarioVersionId: 3,
            essential: true,
            unavailable: false,
            parameterSetOverrides: [{ name: 'speed', values: ['1', '2'] }],
            scenarioParameterSetOverrides: [{ name: 'weather', values: ['rain'] }],
          },
        ],
        catalogs: [{ catalogId: 'x', catalogVersionId: 'x3' }, { catalogId: 'c' }],
        targetEnvironmentTypes: ['container', 'native'],
        purpose: 'evaluation',
        parameterSetOverrides: overrides,
        labels: [{ key: 'area', value: 'odaiba' }],
      },
    })
  })

  test('detaching leaves the other catalogs', () => {
    const stored = suite('a', { attachments: [attachment('x'), attachment('c'), attachment('y')] })
    const plan = planChange(stored, { attach: false }, 'c')
    expect(plan.kind === 'save' && plan.request.catalogs).toEqual([
      { catalogId: 'x' },
      { catalogId: 'y' },
    ])
  })

  test.each([
    ['attached already', attached('a'), true, { kind: 'nothing' }],
    ['detached already', suite('a'), false, { kind: 'nothing' }],
    [
      'deleted, to attach',
      suite('a', { deprecated: true }),
      true,
      { kind: 'impossible', reason: notUpdatableReasons.deleted },
    ],
    ['deleted, to detach', attached('a', { deprecated: true }), false, { kind: 'nothing' }],
    [
      'for approval, to attach',
      suite('a', { purpose: 'for_approval' }),
      true,
      { kind: 'impossible', reason: notUpdatableReasons.for_approval },
    ],
    [
      'for approval, to detach',
      attached('a', { purpose: 'for_approval' }),
      false,
      { kind: 'impossible', reason: notUpdatableReasons.for_approval },
    ],
  ])('%s: nothing is saved', (_, stored, attach, plan) => {
    expect(planChange(stored, { attach }, 'c')).toEqual(plan)
  })
})
