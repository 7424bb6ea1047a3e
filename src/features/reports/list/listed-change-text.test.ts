import { expect, test } from 'vitest'
import type { JobChange } from '@/evidence/engine/answer-change.ts'
import { noChanges } from '@/evidence/engine/case-changes.ts'
import { listedChangeText } from './listed-change-text.ts'

const change = (known: Partial<JobChange>): JobChange => ({
  baseline: undefined,
  isCertain: true,
  state: undefined,
  counts: undefined,
  net: undefined,
  isFlakyKnown: true,
  groups: [],
  rows: undefined,
  ...known,
})
const counts = { ...noChanges(), new: 13, fixed: 2 }

test.each([
  ['nothing, while it is not known', {}, undefined],
  ['nothing of a job that tested nothing', { state: 'untested' }, undefined],
  ['that there is no earlier run', { state: 'none' }, 'no earlier run'],
  ['what is new and fixed', { state: 'counts', counts }, '+13 new, −2 fixed'],
  [
    'what is new at most, until it is known what comes and goes',
    { state: 'counts', counts, isFlakyKnown: false },
    'up to 13 new, −2 fixed',
  ],
  [
    'that nothing has changed, whatever comes and goes',
    { state: 'counts', counts: noChanges(), isFlakyKnown: false },
    'no change',
  ],
  ['how many more failed', { state: 'net', net: 1200 }, '1,200 more failed'],
  ['how many fewer failed', { state: 'net', net: -35 }, '35 fewer failed'],
  ['that as many failed', { state: 'net', net: 0 }, 'as many failed'],
] as const)('a list tells %s', (_, known, text) => {
  expect(listedChangeText(change(known))).toBe(text)
})

test('a list tells nothing without an answer', () => {
  expect(listedChangeText(undefined)).toBeUndefined()
})
