import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount, formatSize, ratio } from './numbers.ts'

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [5012, '5,012'],
  [1234567, '1,234,567'],
  [-5012, '-5,012'],
])('formatCount(%s) is %s', (count, text) => expect(formatCount(count)).toBe(text))

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [1, 4, 0.25],
  [4, 4, 1],
  [5, 4, 1],
  [-1, 4, 0],
])('ratio(%s, %s) is %s', (part, total, share) => expect(ratio(part, total)).toBe(share))

const k = 1024

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1,023 Bytes'],
  [k, '1 KB'],
  [1.5 * k, '1.5 KB'],
  [k ** 2 - 1, '1 MB'],
  [k ** 2, '1 MB'],
  [2.25 * k ** 2, '2.3 MB'],
  [k ** 3, '1 GB'],
  [k ** 4 - 1, '1 TB'],
  [k ** 4, '1 TB'],
  [2048 * k ** 4, '2,048 TB'],
])('formatSize(%s) is %s', (bytes, text) => expect(formatSize(bytes)).toBe(text))

test.each([undefined, null, -1, Number.NaN, Number.POSITIVE_INFINITY])('%s is no size', (bytes) =>
  expect(formatSize(bytes)).toBeUndefined(),
)

test('no unit below TB reaches 1,024', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 45 }), (bytes) => {
      const [value, unit] = (formatSize(bytes) ?? '').split(' ')
      if (unit !== 'TB') expect(Number(value?.replace(',', ''))).toBeLessThan(k)
    }),
  )
})
