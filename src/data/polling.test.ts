import { expect, test } from 'vitest'
import { nextPoll } from './polling.ts'

const polling = { interval: 15_000, isFinal: (state: string) => state === 'succeeded' }

test.each([
  [undefined, 15_000],
  ['running', 15_000],
  ['succeeded', false],
] as const)('after %j the next poll is in %s', (data, next) => {
  expect(nextPoll(polling, data)).toBe(next)
})
