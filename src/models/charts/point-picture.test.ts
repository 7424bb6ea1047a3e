import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartShapes } from './plot-texts.ts'
import {
  emptyPicture,
  type PointColumns,
  paintPoints,
  pixelsOf,
  pointAt,
  rowOf,
} from './point-picture.ts'

const columns = (points: readonly (readonly [x: number, y: number])[], size = 1): PointColumns => ({
  xs: Float64Array.from(points, ([x]) => x),
  ys: Float64Array.from(points, ([, y]) => y),
  sizes: new Uint8Array(points.length).fill(size),
  shifts: new Int8Array(points.length),
  shape: 'rect',
})

const plainScale = { fromX: 0, stepX: 1, fromY: 0, stepY: 1 }

const square = { width: 10, height: 10, room: 4, ratio: 1 }

/** Places with a pixel, by its bytes. */
const drawn = (picture: ReturnType<typeof emptyPicture>) =>
  [...picture.pixels].flatMap((pixel, at) => {
    const row = rowOf(picture)
    const place = [(at % row) - picture.room, Math.floor(at / row) - picture.room] as const
    return pixel === 0 ? [] : [[...place, ...picture.bytes.slice(at * 4, at * 4 + 4)]]
  })

test('every point within the axes leaves a pixel of its colour, and none beyond them', () => {
  const number = fc.integer({ min: -5, max: 15 })
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number)), (points) => {
      const picture = emptyPicture(square)
      paintPoints(picture, columns(points), plainScale, 'rgb(1, 2, 3)')
      const inside = points.filter((place) => place.every((each) => each >= 0 && each <= 10))
      const texts = (places: readonly (readonly number[])[]) => new Set(places.map(String))
      expect(texts(drawn(picture))).toEqual(texts(inside.map((place) => [...place, 1, 2, 3, 255])))
    }),
  )
})

test('a mark at the edge is drawn whole, and stands beside its place if it is to', () => {
  const picture = emptyPicture(square)
  const points = { ...columns([[0, 10]], 3), shifts: new Int8Array([2]) }
  paintPoints(picture, points, plainScale, 'rgb(0, 0, 0)')
  const places = drawn(picture).map(([x, y]) => `${x} ${y}`)
  expect(places).toHaveLength(9)
  expect(places).toContain('3 11')
})

test('sharper screens have larger marks, and wider ways', () => {
  const picture = emptyPicture({ ...square, ratio: 2 })
  paintPoints(picture, columns([[3, 1]], 2), plainScale, 'rgb(0, 0, 0)')
  const places = drawn(picture).map(([x, y]) => `${x} ${y}`)
  expect(places).toHaveLength(16)
  expect(places).toContain('6 2')
})

test('the forms of marks differ from the size on at which they are drawn as a picture', () => {
  for (const size of [3, 5, 6]) {
    const forms = ['circle', 'diamond', 'triangle', 'rect'] as const
    const texts = forms.map((shape) => String(pixelsOf(shape, size)))
    expect(new Set([texts[0], texts[1], texts[2]]).size, String(size)).toBe(3)
    expect(texts.every((text) => text.length > 0)).toBe(true)
  }
  expect(chartShapes.succeeded).not.toBe(chartShapes.failed)
})

test('the last of several points is found at their place, and none where there is none', () => {
  const points = columns(
    [
      [2, 2],
      [8, 8],
      [8, 8],
    ],
    3,
  )
  const scale = { fromX: 100, stepX: 10, fromY: 100, stepY: -10 }
  expect(pointAt(points, scale, [120, 80])).toBe(0)
  expect(pointAt(points, scale, [181, 21])).toBe(2)
  expect(pointAt(points, scale, [150, 50])).toBeUndefined()
})
