import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LogSeries } from '@/log/series.ts'
import { curveChartsOf, smoothed, stepsOf, thinned, valueScale } from './curve-charts.ts'

const series = (name: string, ...values: number[]): LogSeries => ({
  name,
  steps: Float64Array.from(values, (_, place) => place + 1),
  values: Float64Array.from(values),
})

test('losses and ratings stand in charts of their own, each with its best epoch', () => {
  const charts = curveChartsOf([
    series('train_loss', 3, 2, 1),
    series('val_loss', 3, 1, 2),
    series('val_accuracy', 0.1, 0.9, 0.8),
    series('learning_rate', 1, 1, 1),
    series('map_50', 0.5),
  ])
  expect(
    charts.map(({ title, lines }) => [
      title,
      lines.map(({ name, isTraining, best }) => [name, isTraining, best]),
    ]),
  ).toEqual([
    [
      'Loss',
      [
        ['train_loss', true, 2],
        ['val_loss', false, 1],
      ],
    ],
    ['Validation', [['val_accuracy', false, 1]]],
  ])
  const [other] = curveChartsOf([series('reward', 1, 2)])
  expect([other?.title, other?.lines[0]?.best]).toEqual(['Values', undefined])
  expect(curveChartsOf([series('val_loss', 1)])).toEqual([])
})

test('smoothing draws a value towards those before it, over a gap too', () => {
  expect([...smoothed(Float64Array.of(1, 3, Number.NaN, 3), 0.5)]).toEqual([1, 2, Number.NaN, 2.5])
  expect([...smoothed(Float64Array.of(1, 3), 0)]).toEqual([1, 3])
})

test('a long line keeps its peaks', () => {
  const values = Float64Array.from({ length: 10_000 }, (_, place) => (place === 5003 ? 99 : 1))
  const steps = Float64Array.from(values, (_, place) => place)
  const points = thinned(steps, values, 500)
  expect(points.length).toBeLessThanOrEqual(2000)
  expect(points).toContainEqual([5003, 99])
  expect(points.at(-1)).toEqual([9999, 1])
  expect(thinned(steps.slice(0, 3), values.slice(0, 3), 500)).toHaveLength(3)
})

test('a scale has round marks, and a logarithmic one no place for 0', () => {
  const linear = valueScale([Float64Array.of(0.03, 2.6, Number.NaN)], false)
  expect(linear.marks).toEqual([0, 1, 2, 3])
  expect(linear.at(1.5)).toBeCloseTo(0.5)
  const log = valueScale([Float64Array.of(0, 0.01, 100_000)], true)
  expect(log.marks[0]).toBeLessThanOrEqual(0.01)
  expect(log.at(0)).toBeUndefined()
  expect(log.at(0.01)).toBeGreaterThanOrEqual(0)
  expect(valueScale([Float64Array.of(Number.NaN)], false).at(1)).toBeUndefined()
  expect(valueScale([Float64Array.of(2, 2)], false).at(2)).toBeGreaterThanOrEqual(0)
})

test.each([
  [
    [0.01, 100_000],
    [0.01, 1, 100, 10_000, 1_000_000],
  ],
  [
    [1, 1000],
    [1, 10, 100, 1000],
  ],
  [
    [0.2, 20],
    [0.1, 0.3, 1, 3, 10, 30],
  ],
  [
    [0.25, 4],
    [0.2, 0.5, 1, 2, 5],
  ],
  [
    [0.21, 0.24],
    [0.21, 0.22, 0.23, 0.24],
  ],
  [
    [0.15, 0.3],
    [0.1, 0.2, 0.5],
  ],
  [
    [2, 2],
    [2, 5],
  ],
  [
    [1e-7, 1e-7],
    [1e-7, 2e-7],
  ],
])('values between %j have round marks on a logarithmic scale', (values, marks) => {
  const scale = valueScale([Float64Array.from(values)], true)
  expect(scale.marks).toEqual(marks)
  expect([scale.at(marks[0] ?? 0), scale.at(marks.at(-1) ?? 0)]).toEqual([0, 1])
})

test.each([false, true])(
  'marks differ and hold all values, however close these are; logarithmic: %s',
  (isLog) => {
    const value = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
    const spread = fc.constantFrom(0, 1e-15, 1e-9, 1e-5, 0.01, 0.5, 2, 1000)
    fc.assert(
      fc.property(value, spread, (least, by) => {
        const values = [least, least * (1 + by)]
        const { at, marks } = valueScale([Float64Array.from(values)], isLog)
        expect(marks.every((mark, place) => place === 0 || mark > (marks[place - 1] ?? mark))).toBe(
          true,
        )
        expect(marks.length).toBeLessThan(12)
        for (const each of values) {
          expect(at(each)).toBeGreaterThan(-1e-6)
          expect(at(each)).toBeLessThan(1 + 1e-6)
        }
      }),
      { numRuns: 2000, seed: 7 },
    )
  },
)

test('the steps of all lines are one axis', () => {
  expect(stepsOf([series('a', 1, 2), series('b', 1, 2, 3)])).toEqual([1, 2, 3])
})
