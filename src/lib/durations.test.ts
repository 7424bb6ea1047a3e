import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactDuration, formatDuration, secondsBetween } from './durations.ts'

const start = '2024-03-05T00:00:00Z'

describe('secondsBetween', () => {
  test.each([
    [start, start, 0],
    [start, '2024-03-05T00:41:12.999Z', 2472],
    [start, Date.parse(start) + 1500, 1],
    [start, '2024-03-04T23:59:59Z', undefined],
    [undefined, start, undefined],
    [start, undefined, undefined],
    ['soon', start, undefined],
    [start, null, undefined],
  ])('from %s to %s is %s', (from, to, seconds) => expect(secondsBetween(from, to)).toBe(seconds))
})

test.each([
  [0, '0 s', '0 seconds'],
  [0.9, '0 s', '0 seconds'],
  [1, '1 s', '1 second'],
  [59, '59 s', '59 seconds'],
  [60, '1 min', '1 minute'],
  [2472, '41 min', '41 minutes 12 seconds'],
  [3599, '59 min', '59 minutes 59 seconds'],
  [3600, '1 h', '1 hour'],
  [3601, '1 h', '1 hour 1 second'],
  [7080, '1 h 58 min', '1 hour 58 minutes'],
  [90061, '25 h 1 min', '25 hours 1 minute 1 second'],
])('%s seconds are %s, exactly %s', (seconds, short, exact) => {
  expect(formatDuration(seconds)).toBe(short)
  expect(exactDuration(seconds)).toBe(exact)
})

test.each([undefined, null, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s is no duration',
  (seconds) => {
    expect(formatDuration(seconds)).toBeUndefined()
    expect(exactDuration(seconds)).toBeUndefined()
  },
)

test('the exact text adds up to the duration', () => {
  const worth: Record<string, number> = { hour: 3600, minute: 60, second: 1 }
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), (seconds) => {
      const parts = [...(exactDuration(seconds) ?? '').matchAll(/(\d+) (hour|minute|second)s?/g)]
      const sum = parts.reduce(
        (all, [, count, unit]) => all + Number(count) * (worth[unit ?? ''] ?? 0),
        0,
      )
      expect(sum).toBe(seconds)
    }),
  )
})
