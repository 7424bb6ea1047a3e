import type { SuiteSpec } from '@generated/evaluation/types.ts'
import type { FoundScenario } from '@generated/scenario/types.ts'
import { describe, expect, test } from 'vitest'
import type { VersionInfo } from '@/models/suites/version-infos.ts'
import {
  lookupOfSpec,
  type SpecRow,
  scenariosOf,
  specRowsOf,
  whyNotShare,
  withVersionInfos,
} from './spec-rows.ts'

const spec = (scenarioId: string, scenarioVersionId?: number): SuiteSpec => ({
  scenarioId,
  scenarioDisplayName: `Scenario ${scenarioId}`,
  ...(scenarioVersionId !== undefined && { scenarioVersionId }),
  essential: false,
  unavailable: false,
  parameterSetOverrides: [],
  scenarioParameterSetOverrides: [],
})
const found = (
  id: string,
  versionId: number,
  fields: Partial<FoundScenario> = {},
): FoundScenario => ({
  id,
  versionId,
  deprecated: false,
  review: { status: 'approved' },
  parameterSet: { variables: [], types: {}, values: [] },
  ...fields,
})

test('rows have unique keys, also for a scenario listed more than once', () => {
  const rows = specRowsOf([spec('a'), spec('a', 3), spec('b', 3), spec('a'), spec('a')])
  expect(rows.map(({ key }) => key)).toEqual(['a:latest', 'a:3', 'b:3', 'a:latest#2', 'a:latest#3'])
  expect(new Set(rows.map(({ versionInfos }) => versionInfos))).toEqual(new Set([undefined]))
})

describe('a look-up', () => {
  const rows = specRowsOf([spec('a'), spec('a', 3), spec('b'), spec('c', 1), spec('d')])
  const asked = rows.slice(0, 4).map((row) => lookupOfSpec(row.spec))
  const next = withVersionInfos(rows, asked, [
    found('a', 3, { review: { status: 'non_approved' } }),
    found('a', 5),
    found('b', 2, { sharedFrom: 'p2', deprecated: true }),
  ])

  test('gives the review of the version, for Latest that of the newest', () => {
    expect(
      next.map(
        ({ versionInfos }) => versionInfos && [versionInfos.versionId, versionInfos.reviewStatus],
      ),
    ).toEqual([[5, 'approved'], [3, 'non_approved'], [2, 'approved'], null, undefined])
  })

  test('tells what is shared in, and what is deleted', () => {
    expect(next.map(({ sharedIn }) => sharedIn)).toEqual([false, false, true, false, false])
    expect(next[2]?.versionInfos?.deprecated).toBe(true)
  })

  test('leaves the rows that were not looked up as they are', () => {
    expect(next[4]).toBe(rows[4])
  })
})

describe('sharing', () => {
  const versionInfos: VersionInfo = {
    versionId: 1,
    deprecated: false,
    sharedIn: false,
    reviewStatus: 'approved',
    parameterSet: { variables: [], types: {}, values: [] },
  }
  test.each<[Pick<SpecRow, 'versionInfos' | 'sharedIn'>, string | undefined]>([
    [{ versionInfos: undefined, sharedIn: false }, undefined],
    [{ versionInfos, sharedIn: false }, undefined],
    [{ versionInfos: null, sharedIn: false }, 'The scenario no longer exists.'],
    [{ versionInfos, sharedIn: true }, 'The scenario belongs to another project.'],
    [
      { versionInfos: { ...versionInfos, deprecated: true }, sharedIn: false },
      'The scenario is deleted.',
    ],
  ])('%j: %s', (row, reason) => {
    expect(whyNotShare({ key: 'a', spec: spec('a'), ...row })).toBe(reason)
  })

  test('a scenario is shared once, whatever its versions', () => {
    expect(scenariosOf(specRowsOf([spec('b', 1), spec('a'), spec('b')]))).toEqual([
      { id: 'b', name: 'Scenario b' },
      { id: 'a', name: 'Scenario a' },
    ])
  })
})
