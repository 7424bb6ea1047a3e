import { expect, test } from 'vitest'
import type { Section, SectionState } from '@/log/sections.ts'
import {
  countIn,
  inBuildOrder,
  isOpenAtFirst,
  minimapMarks,
  nextSection,
  placeOfSection,
} from './section-order.ts'

const section = (name: string, state: SectionState, from: number, to: number): Section => ({
  name,
  state,
  from,
  to,
})

const sections = [
  section('one', 'finished', 2, 5),
  section('two', 'failed', 6, 9),
  section('three', 'aborted', 9, 10),
  section('Summary', 'summary', 10, 12),
]

test('packages that failed come first', () => {
  expect(inBuildOrder(sections).map(({ name }) => name)).toEqual(['two', 'three', 'one'])
})

test.each([
  [0, -1],
  [2, 0],
  [4, 0],
  [5, -1],
  [9, 2],
  [11, 3],
  [12, -1],
])('line %i is in section %i', (line, place) => {
  expect(placeOfSection(sections, line)).toBe(place)
})

test.each([
  [0, 'next', 'one'],
  [0, 'previous', 'Summary'],
  [5, 'next', 'two'],
  [5, 'previous', 'one'],
  // From the error of a failed package, not to that package again.
  [8, 'previous', 'one'],
  [8, 'next', 'three'],
  [6, 'previous', 'one'],
  [11, 'next', 'one'],
  [12, 'previous', 'Summary'],
] as const)('from line %i the %s section is %s', (line, direction, name) => {
  expect(nextSection(sections, line, direction)?.name).toBe(name)
})

test('of no sections there is no next one', () => {
  expect(nextSection([], 3, 'next')).toBeUndefined()
})

test('lines of a section are counted', () => {
  const lines = Uint32Array.of(1, 2, 4, 5, 8)
  expect(sections.map((each) => countIn(each, lines))).toEqual([2, 1, 0, 0])
})

test('what failed or runs is open at first', () => {
  expect(sections.map(isOpenAtFirst)).toEqual([false, true, false, false])
})

test('the minimap marks the parts with errors over those with warnings', () => {
  const marks = minimapMarks(4, (part) => part * 10, {
    warning: Uint32Array.of(0, 9, 30),
    hit: Uint32Array.of(15),
    error: Uint32Array.of(9),
  })
  expect(marks).toEqual([
    { part: 0, mark: 'warning' },
    { part: 3, mark: 'warning' },
    { part: 1, mark: 'hit' },
    { part: 0, mark: 'error' },
  ])
})
