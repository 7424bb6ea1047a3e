import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  alongSide,
  everyFew,
  facesOf,
  project,
  someOf,
  thinned,
  ticksTo,
} from './surface-projection.ts'

test('marks of an axis are a few, from 0 on and within it', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (end) => {
      const ticks = ticksTo(end)
      expect(ticks[0]).toBe(0)
      expect(ticks.length).toBeGreaterThan(2)
      expect(ticks.length).toBeLessThan(8)
      expect(ticks.at(-1)).toBeLessThanOrEqual(end * 1.000001)
    }),
  )
})

test('a surface stays in its picture whichever way it is turned', () => {
  const side = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(side, side, side, fc.integer({ min: 0, max: 360 }), (x, y, height, angle) => {
      for (const place of project(x, y, height, angle)) {
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThanOrEqual(1)
      }
    }),
  )
})

const table = {
  rows: ['1', '2', '3'],
  columns: ['a', 'b', 'c'],
  values: [
    [1, 2, 3],
    [2, 4, 6],
    [3, 6, undefined],
  ],
}

test('a surface has a piece between four neighbours, and none where a value is missing', () => {
  const faces = facesOf(table, 10, 35)
  expect(faces).toHaveLength(3)
  expect(faces.map(({ share }) => share).sort()).toEqual([0.225, 0.375, 0.375])
  expect(facesOf({ rows: ['1'], columns: ['a', 'b'], values: [[1, 2]] }, 10, 0)).toEqual([])
})

test('the farther pieces of a surface come first, whichever way it is turned', () => {
  const flat = { ...table, values: table.values.map((line) => line.map(() => 1)) }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360 }), (angle) => {
      const [first, ...others] = facesOf(flat, 10, angle)
      const depth = (face = first) => (face?.corners ?? []).reduce((sum, [, top]) => sum + top, 0)
      for (const other of others) expect(depth(first)).toBeLessThanOrEqual(depth(other) + 1e-9)
    }),
  )
})

test('names stand at even distances', () => {
  expect(everyFew(17, 8)).toEqual([0, 3, 6, 9, 12, 15])
  expect(everyFew(3, 8)).toEqual([0, 1, 2])
})

test('a thinned table keeps its ends', () => {
  expect(thinned(table, 2)).toEqual({
    rows: ['1', '3'],
    columns: ['a', 'c'],
    values: [
      [1, 3],
      [3, undefined],
    ],
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 2, max: 60 }),
      (count, most) => {
        const places = someOf(count, most)
        expect(new Set(places).size).toBe(Math.min(count, most))
        expect(places.at(-1)).toBe(count - 1)
      },
    ),
  )
})

test.each([
  [10, [0, 2, 4, 6, 8, 10]],
  [5, [0, 1, 2, 3, 4, 5]],
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [37, [0, 10, 20, 30]],
])('up to %d the axis is marked at %j', (end, ticks) => {
  expect(ticksTo(end)).toEqual(ticks)
})

test.each([
  [0, 1, 0.5],
  [0, 2, 0],
  [1, 2, 1],
  [1, 3, 0.5],
])('place %i of %i lies at %d of the side', (place, count, at) => {
  expect(alongSide(place, count)).toBe(at)
})

test('a box is seen from its front, and from its side when it is turned', () => {
  const rounded = (place: readonly number[]) => place.map((each) => Math.round(each * 1000) / 1000)
  expect(rounded(project(0, 0, 0, 0))).toEqual([0.21, 0.475])
  expect(rounded(project(1, 0, 0, 0))).toEqual([0.79, 0.475])
  expect(rounded(project(1, 1, 0.5, 0))).toEqual([0.79, 0.615])
  expect(rounded(project(1, 0, 0, 90))).toEqual([0.79, 0.815])
  expect(rounded(project(0, 0, 0, 90))).toEqual([0.79, 0.475])
})

test('the corners of a piece are as high as their values', () => {
  const [face] = facesOf(
    {
      rows: ['1', '2'],
      columns: ['a', 'b'],
      values: [
        [0, 5],
        [10, 0],
      ],
    },
    10,
    0,
  )
  expect(face?.corners).toEqual([
    project(0, 0, 0, 0),
    project(1, 0, 1, 0),
    project(1, 1, 0, 0),
    project(0, 1, 0.5, 0),
  ])
  expect(facesOf({ rows: ['1', '2'], columns: ['a', 'b'], values: [[0, 5]] }, 10, 0)).toEqual([])
})

test('as many places as may be shown are all shown', () => {
  expect(someOf(3, 3)).toEqual([0, 1, 2])
  expect(someOf(1, 3)).toEqual([0])
  expect(someOf(9, 3)).toEqual([0, 4, 8])
})
