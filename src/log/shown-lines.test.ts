import { expect, test } from 'vitest'
import {
  hashOfLines,
  linesOfHash,
  mergedLines,
  nextPlace,
  partsOf,
  patternProblem,
  rangeBetween,
  searchText,
} from './shown-lines.ts'

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
  [9, 7, 'L8-10'],
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
    hits: [
      [3, 6],
      [10, 13],
    ] as const,
    time: undefined,
  }
  const shown = partsOf(line).map(({ text, style, isHit }) => [text, style, isHit])
  expect(shown).toEqual([
    ['an ', 0, false],
    ['err', 2, true],
    ['or:', 2, false],
    [' ', 0, false],
    ['Err', 0, true],
    ['or', 0, false],
  ])
  const plain = { styles: [], hits: [], time: undefined }
  expect(partsOf({ ...plain, text: '' })).toEqual([])
  expect(partsOf({ ...plain, text: 'a' })).toHaveLength(1)
})

test('the time that a line begins with is none of its parts', () => {
  const line = {
    text: '05:41:07 error',
    styles: [{ column: 3, style: 2 }],
    hits: [[6, 12]] as const,
    time: { text: '05:41:07', length: 9 },
  }
  expect(partsOf(line).map(({ text, style, isHit }) => [text, style, isHit])).toEqual([
    ['err', 2, true],
    ['or', 2, false],
  ])
})

test.each([
  ['(', true, 'Not a valid pattern'],
  ['(', false, undefined],
  ['a+', true, undefined],
])('%j as a pattern (%s): %s', (text, isPattern, problem) => {
  expect(patternProblem({ text, isPattern, matchCase: false })).toBe(problem)
})

test('two lists of lines are one, in order', () => {
  const merged = mergedLines(Uint32Array.of(3, 90), Uint32Array.of(1, 20, 100_000))
  expect([...merged]).toEqual([1, 3, 20, 90, 100_000])
})

test('lists without a line are merged, too', () => {
  expect([...mergedLines(Uint32Array.of(), Uint32Array.of(2))]).toEqual([2])
  expect([...mergedLines(Uint32Array.of(2), Uint32Array.of())]).toEqual([2])
})

const answer = { lines, isPartial: false }

test.each([
  [{}, undefined, ''],
  [{ searched: 2_500_000 }, undefined, 'Searching... 25 %'],
  [{ searched: 9_999_999 }, undefined, 'Searching... 99 %'],
  [{ searched: 5, answer }, undefined, '3'],
  [{ answer }, 5, '2 of 3'],
  [{ answer }, 6, '3'],
  [{ answer: { lines: new Uint32Array(), isPartial: false } }, 5, 'No match'],
  [
    { answer: { lines, isPartial: true } },
    9,
    '3 of 3, and not all was searched: the pattern takes too long',
  ],
])('of a search %j it is said at line %s: %s', (found, current, text) => {
  expect(searchText(found, 10_000_000, current)).toBe(text)
})
