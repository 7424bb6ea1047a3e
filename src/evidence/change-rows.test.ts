import { expect, test } from 'vitest'
import { changeRows, findChanges } from './change-rows.ts'
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
  scenarioId: 's',
  scenario: 'Cut-in',
  parameters: { speed, weather: 'rain' },
  varying: [`speed=${speed}`],
  now,
  before,
})

const { passed, failed } = outcome
const changes = [
  change('new', '30', { now: ended('d', failed), before: ended('a', passed) }),
  change('fixed', '40', { now: ended('e', passed), before: ended('b', failed) }),
  change('removed', '50', { now: undefined, before: ended('c', failed) }),
]

test('a row is the case as it is now, of one kind', () => {
  expect(changeRows(changes, 'new').map(({ id }) => id)).toEqual(['d'])
})

test('a case that was removed is shown as it was', () => {
  expect(changeRows(changes, 'removed').map(({ id }) => id)).toEqual(['c'])
})

test('changes are found by parameters, causes then and now, and ids', () => {
  const found = (kind: 'new' | 'fixed', words: string) =>
    changeRows(changes, kind).filter(findChanges(words)).length
  expect(found('new', 'cut-in collision')).toBe(1)
  expect(found('fixed', 'collision')).toBe(1)
  expect(found('fixed', 'speed=40')).toBe(1)
  expect(found('fixed', 'speed=30')).toBe(0)
  expect(found('new', 'd')).toBe(1)
})
