import type { CaseReport } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import {
  changeCounts,
  changedCount,
  changedSince,
  changesByPart,
  isNewOnly,
  listedKinds,
  shownChangeOf,
  withNewOnly,
  withShownChange,
} from './changes.ts'
import type { CaseChangeRow } from './engine/answer-change.ts'
import type { ChangeKind } from './engine/case-changes.ts'

const caseOf = (
  id: string,
  status: CaseReport['status'],
  scenarioParameters: CaseReport['scenarioParameters'] = {},
) => ({
  id,
  status,
  scenario: { id: 's', displayName: 'Cut-in', versionId: 1 },
  scenarioParameters,
})

test('the cases of a scenario are compared by their parameters, in whatever order', () => {
  const before = [
    caseOf('a', 'succeeded', { speed: '30', weather: 'clear' }),
    caseOf('b', 'failed', { speed: '30', weather: 'rain' }),
    caseOf('c', 'failed', { speed: '40', weather: 'rain' }),
  ]
  const now = [
    caseOf('d', 'failed', { weather: 'clear', speed: '30' }),
    caseOf('e', 'succeeded', { weather: 'rain', speed: '30' }),
    caseOf('f', 'failed', { weather: 'snow', speed: '30' }),
    caseOf('g', 'canceled', { weather: 'rain', speed: '40' }),
  ]
  expect(changedSince(before, now)).toEqual(
    new Map([
      ['d', 'new'],
      ['e', 'fixed'],
      ['f', 'added'],
      ['g', 'undecided'],
    ]),
  )
})

test('of equal cases as few as possible have changed', () => {
  const before = [caseOf('a', 'failed'), caseOf('b', 'succeeded')]
  const now = [caseOf('c', 'succeeded'), caseOf('d', 'failed'), caseOf('e', 'failed')]
  const changed = changedSince(before, now)
  expect([...changed.values()].sort()).toEqual(['added', 'failing', 'passing'])
  expect(changed.get('c')).toBe('passing')
  // What is not there any more is no case of the newer run.
  expect([...changedSince(now, before)].map(([id]) => id)).toEqual(['a', 'b'])
})

test('what has changed is counted by the part of the run that a case belongs to', () => {
  const row = (kind: ChangeKind, scenarioId: string, isGone = false): CaseChangeRow => {
    const one = { id: scenarioId, outcome: 0, cause: undefined, message: undefined } as const
    const report = { ...one, seconds: undefined, suiteId: undefined }
    const known = { scenarioId, scenario: scenarioId, parameters: {}, varying: [] }
    return { kind, ...known, now: isGone ? undefined : report, before: report }
  }
  const changes = [row('new', 's'), row('fixed', 't'), row('new', 'u'), row('removed', 's', true)]
  const partOf = ({ scenario }: { scenario: { id: string } }) =>
    scenario.id === 'u' ? undefined : scenario.id
  expect(changesByPart(changes, partOf)).toEqual(
    new Map([
      ['s', { new: 1, fixed: 0 }],
      ['t', { new: 0, fixed: 1 }],
    ]),
  )
})

test('changes are counted by their kind', () => {
  const kinds: ChangeKind[] = ['new', 'failing', 'new', 'removed']
  expect(changeCounts(kinds.map((kind) => ({ kind })))).toMatchObject({
    new: 2,
    failing: 1,
    removed: 1,
    fixed: 0,
  })
})

test('the number of what changed leaves out what is as it was', () => {
  const kinds: ChangeKind[] = ['new', 'failing', 'fixed', 'passing', 'undecided', 'removed']
  expect(changedCount(kinds.map((kind) => ({ kind })))).toBe(3)
})

describe('in the flags of a table', () => {
  const none = changeCounts([])

  test.each(listedKinds)('%s is chosen, and other flags stay', (kind) => {
    const table_config = withShownChange({ table_config: ['na', 'fixed', 'flat'] }, kind)
    expect(table_config).toEqual(['na', 'flat', kind])
    expect(shownChangeOf({ table_config }, { ...none, failing: 1 })).toBe(kind)
  })

  test('without a choice, the first change that there is is shown', () => {
    expect(shownChangeOf({}, { ...none, fixed: 1, removed: 2 })).toBe('fixed')
    expect(shownChangeOf({ table_config: ['na'] }, none)).toBe('new')
    expect(shownChangeOf({ table_config: ['toString'] }, none)).toBe('new')
  })

  test('only new failures are listed, or all', () => {
    const table_config = withNewOnly({ table_config: ['na', 'failing'] }, true)
    expect(table_config).toEqual(['na', 'new'])
    expect(isNewOnly({ table_config })).toBe(true)
    expect(withNewOnly({ table_config }, false)).toEqual(['na'])
    expect(isNewOnly({})).toBe(false)
    expect([withNewOnly({}, true), withNewOnly({}, false)]).toEqual([['new'], []])
  })
})
