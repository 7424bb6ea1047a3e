import { expect, test } from 'vitest'
import { curveOf, type Reading, withReading } from './metric-curves.ts'

const reading = (at: number, values: Record<string, number>): Reading => ({
  at,
  metrics: Object.entries(values).map(([name, value]) => ({ name, value })),
})

const loss = [
  reading(1000, { loss: 4 }),
  reading(2000, { loss: 2, accuracy: 0.5 }),
  reading(5000, { loss: 0, accuracy: 0.5 }),
]

test('a curve is placed by its times and its least and most value', () => {
  expect(curveOf(loss, 'loss')).toEqual({
    points: [
      { value: 4, x: 0, y: 1 },
      { value: 2, x: 0.25, y: 0.5 },
      { value: 0, x: 1, y: 0 },
    ],
    from: 1000,
    to: 5000,
  })
})

test('a metric that came later begins there, and one that stays is a level line', () => {
  expect(curveOf(loss, 'accuracy')).toMatchObject({
    points: [
      { x: 0, y: 0.5 },
      { x: 1, y: 0.5 },
    ],
    from: 2000,
  })
})

test('one value is no curve', () => {
  expect(curveOf(loss.slice(0, 1), 'loss')).toBeUndefined()
  expect(curveOf(loss, 'gone')).toBeUndefined()
})

test('a run without metrics, or told of twice, adds nothing', () => {
  expect(withReading([], reading(1, {}))).toEqual([])
  const [first] = loss as [Reading]
  const one = withReading([], first)
  expect(withReading(one, { ...first, at: 9 })).toBe(one)
})

test('a long training keeps its beginning and its end, in bounds', () => {
  let readings: readonly Reading[] = []
  for (let at = 0; at < 10_000; at++) readings = withReading(readings, reading(at, { loss: at }))
  expect(readings.length).toBeLessThanOrEqual(1000)
  expect(readings.length).toBeGreaterThanOrEqual(500)
  expect(readings[0]?.at).toBe(0)
  expect(readings.at(-1)?.at).toBe(9999)
})
