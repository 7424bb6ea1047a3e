import type { FoundScenario } from '@generated/scenario/types.ts'
import { describe, expect, test } from 'vitest'
import { type ContentDraft, newSpec } from './suite-draft.ts'
import {
  hasNoParameters,
  isSpecAllowed,
  parametersOfSpec,
  parametersOfSuite,
  stepProblems,
  suiteOverrideProblems,
  versionsToApprove,
} from './suite-problems.ts'
import { lookupOf, type VersionInfos, versionInfosOf } from './version-infos.ts'

const found = (id: string, versionId: number, fields: Partial<FoundScenario> = {}) => ({
  id,
  versionId,
  deprecated: false,
  review: { status: 'approved' as const },
  parameterSet: { variables: [], types: {}, values: [] },
  ...fields,
})

const speed: FoundScenario['parameterSet'] = {
  variables: ['speed'],
  types: { speed: 'double' },
  values: [{ speed: '1' }],
}

describe('versionInfosOf', () => {
  test('maps each item to what was found, or null', () => {
    const items = [
      { scenarioId: 'a' },
      { scenarioId: 'a', scenarioVersionId: 2 },
      { scenarioId: 'b', scenarioVersionId: 1 },
      { scenarioId: 'c' },
    ]
    const versionInfos = new Map(
      versionInfosOf(items, [found('a', 2), found('a', 5), found('b', 9)]),
    )
    expect(versionInfos.get('a:latest')).toMatchObject({ versionId: 5, reviewStatus: 'approved' })
    expect(versionInfos.get('a:2')).toMatchObject({ versionId: 2 })
    expect(versionInfos.get('b:1')).toBeNull()
    expect(versionInfos.get('c:latest')).toBeNull()
  })

  test('a chosen scenario is looked up in its version, or in the latest', () => {
    expect(lookupOf(newSpec({ id: 'a' }))).toStrictEqual({ scenarioId: 'a' })
    expect(lookupOf(newSpec({ id: 'a' }, 3))).toStrictEqual({
      scenarioId: 'a',
      scenarioVersionId: 3,
    })
  })
})

describe('a suite', () => {
  const latest = newSpec({ id: 'a', displayName: 'Cut-in' })
  const given = newSpec({ id: 'b', displayName: 'Merge' }, 1)
  const versionInfos: VersionInfos = new Map(
    versionInfosOf(
      [lookupOf(latest), lookupOf(given)],
      [
        found('a', 4, { parameterSet: speed, review: { status: 'non_approved' } }),
        found('b', 1, { review: { status: 'non_approved' } }),
      ],
    ),
  )

  test('for approval may hold given versions that are not approved, and no others', () => {
    expect(isSpecAllowed('for_approval', given, versionInfos)).toBe(true)
    expect(isSpecAllowed('for_approval', latest, versionInfos)).toBe(false)
    expect(isSpecAllowed('evaluation', given, versionInfos)).toBe(false)
    expect(isSpecAllowed('evaluation', given, new Map())).toBe(true)
  })

  test('to approve are those that nobody has reviewed, of this project', () => {
    const ids = ['open', 'sent-back', 'deleted', 'shared-in', 'not-found', 'unknown']
    const review = { status: 'non_approved' }
    const infos = new Map(
      versionInfosOf(
        ids.slice(0, 5).map((scenarioId) => ({ scenarioId })),
        [
          found('open', 3, { review }),
          found('sent-back', 1, { review: { status: 'requested_changes' } }),
          found('deleted', 1, { review, deprecated: true }),
          found('shared-in', 1, { review, sharedFrom: 'p' }),
        ],
      ),
    )
    const specs = ids.map((id) => newSpec({ id, displayName: `Scenario ${id}` }, undefined))
    expect(versionsToApprove(specs, infos)).toEqual([
      { id: specs[0]?.key, scenarioId: 'open', versionId: 3, displayName: 'Scenario open' },
    ])
  })

  const content: ContentDraft = {
    specs: [
      { ...latest, overrides: [{ kind: 'list', name: 'speed', values: ['x'] }] },
      { ...given, scenarioOverrides: [{ kind: 'list', name: 'gone', values: [''] }] },
    ],
    attachments: [],
    overrides: [{ kind: 'list', name: 'speed', values: ['1', 'fast'] }],
  }
  const parameters = parametersOfSuite(content.specs, versionInfos)

  test('names every invalid override, with its scenario', () => {
    expect(suiteOverrideProblems(content, versionInfos)).toEqual([
      'speed, No.2: Invalid value',
      'Cut-in: speed, No.1: Invalid value',
    ])
    expect(
      suiteOverrideProblems({ ...content, overrides: [], specs: [given] }, versionInfos),
    ).toEqual([])
  })

  describe('in the wizard', () => {
    const state = {
      mode: 'plain',
      step: 'overrides',
      purpose: 'for_approval',
      content: { ...content, specs: [given] },
      versionInfos,
      pending: false,
    } as const
    const wrong = ['speed, No.2: Invalid value', 'Cut-in: speed, No.1: Invalid value']
    const refused = 'Please select only approved scenarios.'

    test.each([
      ['what is right', {}, []],
      [
        'a look-up that is under way',
        { pending: true, content },
        [expect.stringMatching(/loading/)],
      ],
      ['a look-up alone', { pending: true }, [expect.stringMatching(/loading/)]],
      ['overrides that are wrong', { content }, [refused, ...wrong]],
      ['these, at the end', { content, step: 'confirm' }, [refused, ...wrong]],
      ['these, before their own step', { content, step: 'scenario' }, [refused]],
      ['these, where they have no step', { content, mode: 'approval' }, [refused]],
    ] as const)('%s', (_, change, problems) => {
      expect(stepProblems({ ...state, ...change })).toEqual(problems)
    })
  })

  test('has the parameters of its scenarios, as far as they are known', () => {
    expect(parameters.map(({ name }) => name)).toEqual(['speed'])
    expect(parametersOfSpec(given, versionInfos)).toEqual([])
    expect(parametersOfSuite(content.specs, new Map())).toEqual([])
    expect(hasNoParameters(content, versionInfos)).toBe(false)
    expect(hasNoParameters({ ...content, specs: [given] }, versionInfos)).toBe(true)
    expect(hasNoParameters({ ...content, specs: [given] }, new Map())).toBe(false)
    expect(hasNoParameters({ ...content, specs: [given] }, new Map([['b:1', null]]))).toBe(true)
    expect(hasNoParameters({ ...content, specs: [] }, new Map())).toBe(true)
  })
})

test('the parameters of a version are read once, and none while it is unknown', () => {
  const spec = newSpec({ id: 'a' })
  const infos: VersionInfos = new Map(
    versionInfosOf([lookupOf(spec)], [found('a', 1, { parameterSet: speed })]),
  )
  expect(parametersOfSpec(spec, new Map())).toEqual([])
  expect(parametersOfSpec(spec, new Map([['a:latest', null]]))).toEqual([])
  const read = parametersOfSpec(spec, infos)
  expect(read).toEqual([{ name: 'speed', type: 'double', values: ['1'] }])
  expect(parametersOfSpec(spec, infos)).toBe(read)
  const specs = [spec]
  expect(parametersOfSuite(specs, infos)).toBe(parametersOfSuite(specs, infos))
  expect(parametersOfSuite(specs, new Map())).toEqual([])
})
