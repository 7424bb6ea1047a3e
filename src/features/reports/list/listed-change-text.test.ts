import { expect, test } from 'vitest'
import type { JobChange } from '@/evidence/engine/answer-change.ts'
import { noChanges } from '@/evidence/engine/case-changes.ts'
import { listedChangeText, newSinceText } from './listed-change-text.ts'

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

test('a list does not tell of a canceled job that fewer failed', () => {
  expect(listedChangeText(change({ state: 'net', net: -35 }), 'canceled')).toBeUndefined()
})

const told = change({ state: 'counts', counts })
const vague = change({ state: 'counts', counts, isFlakyKnown: false })
const same = change({ state: 'counts', counts: noChanges(), isFlakyKnown: false })

test.each([
  ['that none failed', 0, [], 'none failed'],
  ['how many failed, until all is known', 2, [told, undefined], '2 failed'],
  [
    'how many failed, where one is not read case by case',
    2,
    [told, change({ state: 'net' })],
    '2 failed',
  ],
  ['how many failed, where so many are not asked for', 11, [], '11 failed'],
  ['the sum of what is new', 2, [told, told], '2 failed, 26 new failures'],
  [
    'nothing of a job without an earlier run',
    2,
    [told, change({ state: 'none' })],
    '2 failed, 13 new failures',
  ],
  [
    'the most that is new, until it is known what comes and goes',
    2,
    [told, vague],
    '2 failed, up to 26 new failures',
  ],
  ['that nothing is new', 1, [same], '1 failed, 0 new failures'],
] as const)('the head of a section tells %s', (_, failed, changes, text) => {
  expect(newSinceText(failed, changes)).toBe(text)
})
