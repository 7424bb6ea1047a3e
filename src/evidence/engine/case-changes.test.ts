import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ChangeKind,
  isOutcome,
  kindOfChange,
  needsSuites,
  type Outcome,
  outcome,
  pairEqual,
} from './case-changes.ts'

const { passed, failed, canceled, open } = outcome

test.each<
  [now: Outcome | undefined, before: Outcome | undefined, kind: ChangeKind, flaky: ChangeKind]
>([
  [failed, passed, 'new', 'flaky'],
  [passed, passed, 'passing', 'flaky'],
  [failed, failed, 'failing', 'failing'],
  [passed, failed, 'fixed', 'fixed'],
  [failed, undefined, 'added', 'added'],
  [passed, undefined, 'added', 'added'],
  [canceled, undefined, 'added', 'added'],
  [undefined, failed, 'removed', 'removed'],
  [undefined, passed, 'removed', 'removed'],
  [open, failed, 'undecided', 'undecided'],
  [open, passed, 'undecided', 'undecided'],
  [canceled, failed, 'undecided', 'undecided'],
  [canceled, passed, 'undecided', 'undecided'],
  [failed, canceled, 'undecided', 'undecided'],
  [passed, open, 'undecided', 'undecided'],
  [canceled, canceled, 'undecided', 'undecided'],
])('%s after %s is %s, and %s where it comes and goes', (now, before, kind, flaky) => {
  expect(kindOfChange(now, before, false)).toBe(kind)
  expect(kindOfChange(now, before, true)).toBe(flaky)
})

const ends = fc.array(fc.constantFrom(passed, failed, canceled, open), { maxLength: 6 })
const rowsOf = (outcomes: readonly Outcome[]) => outcomes.map((end, at) => ({ end, at }))

describe('of any equal cases of two runs', () => {
  test('each is in one pair, and as many as can be ended alike', () => {
    fc.assert(
      fc.property(ends, ends, (are, were) => {
        const [now, before] = [rowsOf(are), rowsOf(were)]
        const pairs = pairEqual(now, before, ({ end }) => end)
        const byPlace = (one: { at: number }, other: { at: number }) => one.at - other.at
        expect(pairs.flatMap((pair) => pair.now ?? []).sort(byPlace)).toEqual(now)
        expect(pairs.flatMap((pair) => pair.before ?? []).sort(byPlace)).toEqual(before)
        expect(pairs).toHaveLength(Math.max(now.length, before.length))
        const alike = pairs.filter((pair) => pair.now?.end === pair.before?.end).length
        const most = Object.values(outcome).reduce<number>((sum, end) => {
          const count = (list: readonly Outcome[]) => list.filter((each) => each === end).length
          return sum + Math.min(count(are), count(were))
        }, 0)
        expect(alike).toBe(most)
      }),
    )
  })

  test('suites are not needed where their order says nothing', () => {
    fc.assert(
      fc.property(ends, ends, (are, were) => {
        expect(needsSuites(are.toReversed(), were.toReversed())).toBe(needsSuites(are, were))
        expect(needsSuites(were, are)).toBe(needsSuites(are, were))
      }),
    )
  })
})

test.each<[now: Outcome[], before: Outcome[], needed: boolean]>([
  [[], [failed, passed], false],
  [[failed], [passed], false],
  [[failed, passed], [passed, passed], false],
  [[failed, passed], [passed, failed], true],
  [[passed, passed], [passed], false],
  [[passed, failed], [passed], true],
])('%j after %j needs suites: %s', (now, before, needed) => {
  expect(needsSuites(now, before)).toBe(needed)
})

test.each([
  [0, true],
  [3, true],
  [4, false],
  [undefined, false],
])('%s is an outcome: %s', (end, expected) => {
  expect(isOutcome(end)).toBe(expected)
})
