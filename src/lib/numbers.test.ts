import { expect, test } from 'vitest'
import { formatCount, ratio } from './numbers.ts'

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
