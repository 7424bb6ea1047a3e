import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { axisOf } from './run-axes.ts'
import { isWithin, type Range, rangesOf, rangeTexts, spanOf, withSpan } from './run-ranges.ts'

const axis = (name: string, values: readonly (string | undefined)[]) => {
  const found = axisOf({ id: `Config ${name}`, group: 'Config', name, values })
  if (!found) throw new Error('These values make no axis.')
  return found
}

const size = axis('size', ['0', '5', undefined, '10'])
const rate = axis('rate', ['0.0001', '0.001', '0.01', '0.1'])
const optimizer = axis('optimizer', ['adam', 'sgd', 'lamb', 'adam'])
const axes = [size, rate, optimizer]

const range = (name: string, from: string, to: string): Range => ({
  axis: `Config ${name}`,
  from,
  to,
})

const within = (...ranges: Range[]) => [0, 1, 2, 3].filter((run) => isWithin(axes, ranges, run))

describe('of the runs', () => {
  test.each<[runs: number[], ...ranges: Range[]]>([
    [[0, 1, 2, 3]],
    // The third has no size.
    [[0, 1, 3], range('size', '0', '10')],
    [[1, 3], range('size', '5', '10')],
    [[1, 3], range('size', '10', '5')],
    [[1, 2], range('rate', '0.0005', '0.05')],
    [[0, 2, 3], range('optimizer', 'adam', 'lamb')],
    [[0], range('size', '0', '5'), range('optimizer', 'adam', 'lamb')],
    [[], range('size', '6', '9')],
    // An axis without values takes no run away.
    [[0, 1, 2, 3], range('gone', '1', '2')],
    [[0, 1, 2, 3], range('optimizer', 'adam', 'gone')],
    [[0, 1, 2, 3], range('size', 'a', 'b')],
  ])('%j are within %j', (runs, ...ranges) => {
    expect(within(...ranges)).toEqual(runs)
  })
})

test('a span becomes a range of values, unless it is the whole axis or a press', () => {
  const before = [range('rate', '0.001', '0.01')]
  expect(withSpan(before, size, { low: 0.25, high: 1 })).toEqual([
    ...before,
    range('size', '2.5', '10'),
  ])
  expect(withSpan(before, rate, { low: 1 / 3, high: 1 })).toEqual([range('rate', '0.001', '0.1')])
  expect(withSpan([], optimizer, { low: 0.4, high: 0.9 })).toEqual([
    range('optimizer', 'lamb', 'sgd'),
  ])
  expect(withSpan(before, rate, { low: 0, high: 1 })).toEqual([])
  expect(withSpan(before, rate, { low: 0.5, high: 0.505 })).toEqual([])
})

test('the ends of a range are where the user put them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(size, rate),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.double({ min: 0.5, max: 0.99, noNaN: true }),
      (on, low, high) => {
        const [found] = withSpan([], on, { low, high })
        const span = found && spanOf(on, found)
        expect(span?.low).toBeCloseTo(low, 2)
        expect(span?.high).toBeCloseTo(high, 2)
      },
    ),
  )
})

test('ranges are read from an address as they were written, whatever is in them', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' })
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ axis: text, from: text, to: text }), {
        selector: (one) => one.axis,
      }),
      (ranges) => {
        expect(rangesOf(rangeTexts(ranges))).toEqual(ranges)
      },
    ),
  )
  expect(rangesOf(['', 'a', 'a:1', 'a:1:', ':1:2', 'a:1:2:3', '%:1:2', 'b:1:2'])).toEqual([
    { axis: 'b', from: '1', to: '2' },
  ])
  expect(rangesOf(['a:1:2', 'a:3:4'])).toEqual([{ axis: 'a', from: '3', to: '4' }])
})
