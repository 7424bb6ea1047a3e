import { expect, test } from 'vitest'
import { hashOfLines, linesOfHash, nextPlace, partsOf, rangeBetween } from './log-lines.ts'

test.each([
  ['L1200', { first: 1199, last: 1199 }],
  ['#L1200', { first: 1199, last: 1199 }],
  ['#L1200-L1210', { first: 1199, last: 1209 }],
  ['L1200-1210', { first: 1199, last: 1209 }],
  ['L1210-L1200', { first: 1199, last: 1209 }],
  ['L0', undefined],
  ['L', undefined],
  ['', undefined],
  ['main', undefined],
  ['L1-L2-L3', undefined],
])('%j names the lines %j', (hash, lines) => {
  expect(linesOfHash(hash)).toEqual(lines)
})

test.each([
  [7, 7, 'L8'],
  [9, 7, 'L8-L10'],
])('lines %i to %i are written %s', (one, other, hash) => {
  expect(hashOfLines(rangeBetween(one, other))).toBe(hash)
  expect(linesOfHash(hash)).toEqual(rangeBetween(one, other))
})

const lines = Uint32Array.of(3, 5, 9)

test.each([
  [-1, 'next', 0],
  [3, 'next', 1],
  [4, 'next', 1],
  [9, 'next', 0],
  [9, 'previous', 1],
  [4, 'previous', 0],
  [3, 'previous', 2],
  [0, 'previous', 2],
] as const)('from line %i the %s is place %i', (from, direction, place) => {
  expect(nextPlace(lines, from, direction)).toBe(place)
})

test('of no lines there is no next one', () => {
  expect(nextPlace(new Uint32Array(), 0, 'next')).toBeUndefined()
})

test('a line falls into parts by style and hits', () => {
  const line = {
    text: 'an error: Error',
    styles: [
      { column: 3, style: 2 },
      { column: 9, style: 0 },
    ],
  }
  const shown = partsOf(line, 'ERR').map(({ text, style, isHit }) => [text, style, isHit])
  expect(shown).toEqual([
    ['an ', 0, false],
    ['err', 2, true],
    ['or:', 2, false],
    [' ', 0, false],
    ['Err', 0, true],
    ['or', 0, false],
  ])
  expect(partsOf({ text: '', styles: [] }, 'a')).toEqual([])
  expect(partsOf({ text: 'a', styles: [] }, '')).toHaveLength(1)
})
