import { expect, test } from 'vitest'
import { isSentenceAwaited, jobSentence, type SentenceFacts } from './job-sentence.ts'

const done: SentenceFacts = {
  state: 'done',
  total: 317,
  succeeded: 304,
  failed: 13,
  secondsLeft: undefined,
  causes: undefined,
  baseline: '00bec0f4',
  changes: undefined,
  isComparing: false,
}
const cause = (name: string, count: number, fresh = count) => ({ cause: name, count, fresh })

test.each<[string, Partial<SentenceFacts>, string | undefined]>([
  ['a failed build', { state: 'build-failed' }, 'The build failed; no test ran.'],
  [
    'canceling',
    { state: 'canceling', succeeded: 12, failed: 0 },
    'Canceling: 12 of 317 cases ran and none failed.',
  ],
  [
    'canceling with one case',
    { state: 'canceling', total: 1, succeeded: 1, failed: 0 },
    'Canceling: 1 of 1 case ran and none failed.',
  ],
  ['canceling before a test', { state: 'canceling', total: 0 }, 'Canceling: no case ran.'],
  [
    'canceled',
    { state: 'canceled', succeeded: 9, failed: 3 },
    'Canceled: 12 of 317 cases ran and 3 failed.',
  ],
  [
    'running',
    { state: 'running', total: 64, failed: 3, changes: { new: 3, fixed: 0 }, secondsLeft: 4860 },
    '3 of 64 cases failed so far, all new; about 1 h 21 min left.',
  ],
  [
    'running, past its usual end',
    { state: 'running', total: 64, failed: 3, changes: { new: 1, fixed: 0 } },
    '3 of 64 cases failed so far.',
  ],
  [
    'running without a failure',
    { state: 'running', failed: 0, changes: { new: 0, fixed: 0 } },
    'None of 317 cases failed so far.',
  ],
  ['running, not compared yet', { state: 'running', failed: 3 }, '3 of 317 cases failed so far.'],
  [
    'one cause has half of the failures',
    {
      changes: { new: 13, fixed: 0 },
      causes: [cause('localization error', 10), cause('timeout', 3)],
    },
    '10 cases lost localization, new since 00bec0f4; 10 of 13 share one cause.',
  ],
  [
    'one cause has all of the failures',
    { failed: 1, changes: { new: 1, fixed: 0 }, causes: [cause('brake squeal', 1)] },
    '1 case failed with brake squeal, new since 00bec0f4.',
  ],
  [
    'a cause that has all of several failures',
    { changes: { new: 13, fixed: 0 }, causes: [cause('no label', 13)] },
    '13 cases failed without a label, new since 00bec0f4.',
  ],
  [
    'a cause that has just half of the failures',
    {
      failed: 4,
      changes: { new: 4, fixed: 0 },
      causes: [cause('timeout', 1), cause('collision', 2), cause('lane departure', 1)],
    },
    '2 cases collided, new since 00bec0f4; 2 of 4 share one cause.',
  ],
  [
    'the only cause with new failures, fewer than half of all',
    {
      changes: { new: 2, fixed: 0 },
      causes: [cause('timeout', 11, 0), cause('lane departure', 2)],
    },
    '2 cases left their lane, new since 00bec0f4.',
  ],
  [
    'causes that are not known yet',
    { changes: { new: 13, fixed: 0 }, causes: undefined },
    undefined,
  ],
  [
    'new failures of no cause that is known to be new',
    { changes: { new: 1, fixed: 0 }, causes: [{ cause: 'timeout', count: 13, fresh: undefined }] },
    undefined,
  ],
  [
    'several causes',
    {
      changes: { new: 13, fixed: 2 },
      causes: [cause('timeout', 5), cause('collision', 4), cause('no reaction', 4)],
    },
    '13 new failures in 3 causes, most of them timeout (5).',
  ],
  [
    'few of many are new',
    { changes: { new: 1, fixed: 0 }, causes: [cause('timeout', 13, 1)] },
    '1 case ran out of time, new since 00bec0f4.',
  ],
  ['none is new', { changes: { new: 0, fixed: 1 } }, '13 cases fail as in 00bec0f4; none is new.'],
  [
    'the one that fails is not new',
    { failed: 1, changes: { new: 0, fixed: 0 } },
    '1 case fails as in 00bec0f4; it is not new.',
  ],
  [
    'fixed',
    { failed: 0, succeeded: 317, changes: { new: 0, fixed: 2 } },
    'All 317 cases passed; 2 are fixed since 00bec0f4.',
  ],
  [
    'one fixed',
    { failed: 0, succeeded: 317, changes: { new: 0, fixed: 1 } },
    'All 317 cases passed; 1 is fixed since 00bec0f4.',
  ],
  [
    'fixed, but not all cases passed',
    { failed: 0, succeeded: 316, changes: { new: 0, fixed: 2 } },
    undefined,
  ],
  ['compared with nothing', { baseline: undefined, changes: { new: 0, fixed: 0 } }, undefined],
  ['all passed as before', { failed: 0, succeeded: 317, changes: { new: 0, fixed: 0 } }, undefined],
  ['no earlier job', { baseline: undefined }, undefined],
  ['no tests', { total: 0, changes: { new: 0, fixed: 0 } }, undefined],
])('%s', (_, facts, sentence) => {
  expect(jobSentence({ ...done, ...facts })).toBe(sentence)
})

test('the place of a sentence is kept until both lists of cases are there', () => {
  expect(isSentenceAwaited(done)).toBe(true)
  expect(isSentenceAwaited({ ...done, changes: { new: 13, fixed: 0 } })).toBe(true)
  expect(isSentenceAwaited({ ...done, changes: { new: 13, fixed: 0 }, causes: [] })).toBe(false)
  expect(isSentenceAwaited({ ...done, baseline: undefined })).toBe(false)
  expect(isSentenceAwaited({ ...done, baseline: undefined, isComparing: true })).toBe(true)
  expect(isSentenceAwaited({ ...done, total: 0, isComparing: true })).toBe(false)
  expect(isSentenceAwaited({ ...done, state: 'running', isComparing: true })).toBe(false)
  expect(isSentenceAwaited({ ...done, failed: 0 })).toBe(false)
})
