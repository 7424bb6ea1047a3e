import { expect, test } from 'vitest'
import { changeRows, findChanges } from './change-rows.ts'
import type { ListedChange } from './changes.ts'
import type { CaseChangeRow, ChangedCase } from './engine/answer-change.ts'
import { outcome } from './engine/case-changes.ts'

const ended = (id: string, end: ChangedCase['outcome']): ChangedCase => ({
  id,
  outcome: end,
  cause: end === outcome.failed ? 'collision' : undefined,
  message: undefined,
  seconds: 1,
  suiteId: undefined,
})

const change = (
  kind: CaseChangeRow['kind'],
  speed: string,
  { now, before }: Pick<CaseChangeRow, 'now' | 'before'>,
): CaseChangeRow => ({
  kind,
  scenarioId: 'id-of-cut-in',
  scenario: 'Cut-in',
  parameters: { speed, weather: 'rain' },
  varying: [`speed=${speed}`],
  now,
  before,
})

const { passed, failed } = outcome
const changes = [
  change('new', '30', { now: ended('0f5a1c9e-now', failed), before: ended('a', passed) }),
  change('fixed', '40', { now: ended('e', passed), before: ended('b', failed) }),
  change('removed', '50', { now: undefined, before: ended('c', failed) }),
  change('added', '60', { now: ended('f', failed), before: undefined }),
]

test('a row is the case as it is now, of one kind', () => {
  expect(changeRows(changes, 'new').map(({ id }) => id)).toEqual(['0f5a1c9e-now'])
})

test('a case that was removed is shown as it was', () => {
  expect(changeRows(changes, 'removed').map(({ id }) => id)).toEqual(['c'])
})

test('a change that tells of neither run is no row', () => {
  const none = change('new', '30', { now: undefined, before: undefined })
  expect(changeRows([none], 'new')).toEqual([])
})

test('changes are found by parameters, causes then and now, and ids', () => {
  const found = (kind: ListedChange, words: string) =>
    changeRows(changes, kind).filter(findChanges(words)).length
  expect(found('new', 'cut-in collision')).toBe(1)
  expect(found('fixed', 'collision')).toBe(1)
  expect(found('fixed', 'speed=40')).toBe(1)
  expect(found('fixed', 'speed=30')).toBe(0)
  expect(found('removed', 'speed=50 collision')).toBe(1)
  expect(found('added', 'speed=60 collision')).toBe(1)
  expect(found('new', '0f5a1c9e-now')).toBe(1)
  expect(found('new', 'id-of-cut-in')).toBe(1)
  expect(found('fixed', '0f5a1c9e-now')).toBe(0)
})
