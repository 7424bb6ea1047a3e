import { expect, test } from 'vitest'
import { answerFailure } from './answers.ts'

test.each([
  ['accept', [], undefined],
  [
    'accept',
    ['Gone.'],
    { title: 'Failed to accept the scenario sharing invitation.', detail: 'Gone.' },
  ],
  ['accept', ['Gone.', 'Slow.'], { title: 'Failed to accept 2 items.', detail: 'Gone.' }],
  ['reject', ['Slow.', '', ''], { title: 'Failed to reject 3 items.', detail: 'Slow.' }],
] as const)('%s with the failures %j', (answer, failed, told) => {
  expect(answerFailure(answer, failed)).toEqual(told)
})
