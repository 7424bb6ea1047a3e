import { expect, test } from 'vitest'
import { jittered, nextPoll } from './polling.ts'

const polling = { interval: 15_000, isFinal: (state: string) => state === 'succeeded' }

test.each([
  [undefined, 15_000],
  ['running', 15_000],
  ['succeeded', false],
] as const)('after %j the next poll is in %s', (data, next) => {
  expect(nextPoll(polling, data)).toBe(next)
})

test('polls come up to a tenth earlier or later, spread over consoles and answers', () => {
  const of = (seed: number, answeredAt: number) => jittered(15_000, answeredAt, seed)
  const waits = Array.from({ length: 1000 }, (_, index) => of(index / 1000, 1_790_000_000_000))
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(13_500)
  expect(Math.max(...waits)).toBeLessThanOrEqual(16_500)
  expect(new Set(waits).size).toBeGreaterThan(900)
  const later = Array.from({ length: 100 }, (_, index) =>
    of(0.5, 1_790_000_000_000 + index * 15_321),
  )
  expect(new Set(later).size).toBeGreaterThan(90)
})

test('a poll stays where it is as long as no other answer comes', () => {
  expect(jittered(15_000, 1_790_000_000_000)).toBe(jittered(15_000, 1_790_000_000_000))
})
