import { expect, test } from 'vitest'
import { outcome } from './case-changes.ts'
import { comesAndGoes, failingSince, type RunOutcome } from './flakiness.ts'

/** Runs of a case, the oldest first: passed, failed, canceled, still running, not run. */
const runsOf = (text: string): RunOutcome[] => {
  const ends = { p: outcome.passed, f: outcome.failed, c: outcome.canceled, o: outcome.open }
  return [...text].map((end) => ends[end as keyof typeof ends])
}

test.each([
  ['', false],
  ['pfp', false],
  ['pfpf', true],
  ['fpfp', true],
  ['ppffppff', true],
  ['p-f-c-p-f', true],
  // What did not come to its end is no change.
  ['pcpc', false],
  ['fofofo', false],
  ['pppf', false],
  ['ppfp', false],
])('a case that ended %s comes and goes: %s', (text, expected) => {
  expect(comesAndGoes(runsOf(text))).toBe(expected)
})

test.each([
  ['', undefined],
  ['ffp', undefined],
  ['pp-', undefined],
  ['ff', { first: 0, length: 2, lastPass: undefined }],
  ['fpff', { first: 2, length: 2, lastPass: 1 }],
  ['pf-cf', { first: 1, length: 2, lastPass: 0 }],
  ['p-f-', { first: 2, length: 1, lastPass: 0 }],
])('a case that ended %s has failed in a row of %j', (text, row) => {
  expect(failingSince(runsOf(text))).toEqual(row)
})
