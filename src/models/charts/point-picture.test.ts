import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChartShape, chartShapes } from './plot-texts.ts'
import {
  emptyPicture,
  type PointColumns,
  paintPoints,
  pixelsOf,
  pointAt,
  reachOf,
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

/** The pixels of a mark as a drawing, and where its middle is. */
const drawing = (shape: ChartShape, size: number) => {
  const pixels = new Set(pixelsOf(shape, size).map(String))
  const from = -Math.floor(size / 2)
  const side = Array.from({ length: size }, (_, place) => from + place)
  return side.map((y) => side.map((x) => (pixels.has(String([x, y])) ? '#' : '.')).join(''))
}

test.each<[ChartShape, number, string[]]>([
  ['circle', 6, ['.####.', '######', '######', '######', '######', '.####.']],
  ['diamond', 5, ['..#..', '.###.', '#####', '.###.', '..#..']],
  ['triangle', 6, ['......', '..##..', '..##..', '.####.', '.####.', '######']],
  ['rect', 3, ['###', '###', '###']],
  ['rect', 1, ['#']],
])('a %s of %i pixels', (shape, size, lines) => {
  expect(drawing(shape, size)).toEqual(lines)
  expect(pixelsOf(shape, size)).toHaveLength(lines.join('').replaceAll('.', '').length)
})

test('marks reach as far as the largest of them, beside its place', () => {
  const given = {
    ...columns([
      [0, 0],
      [0, 0],
      [0, 0],
    ]),
    shape: 'rect',
  } as const
  const points = (sizes: number[], shifts: number[]) => ({
    ...given,
    sizes: Uint8Array.from(sizes),
    shifts: Int8Array.from(shifts),
  })
  expect(reachOf(points([4, 6, 2], [0, 0, 0]))).toBe(4)
  expect(reachOf(points([4, 6, 2], [0, 0, -5]))).toBe(7)
  expect(reachOf(points([], []))).toBe(1)
})

test('places follow the scale of the axes, in pixels of the screen', () => {
  const picture = emptyPicture({ width: 40, height: 40, room: 2, ratio: 2 })
  const scale = { fromX: 3, stepX: 2, fromY: 18, stepY: -2 }
  const points = { ...columns([[4, 5]]), shifts: new Int8Array([-3]) }
  paintPoints(picture, points, scale, 'rgb(0, 0, 0)')
  // Across (3 + 4 × 2 − 3) × 2, and up (18 − 5 × 2) × 2: a mark of 2 pixels begins one before.
  expect(drawn(picture).map(([x, y]) => [x, y])).toEqual([
    [15, 15],
    [16, 15],
    [15, 16],
    [16, 16],
  ])
})

test('a mark that is not the same upside down stands as it is drawn', () => {
  const picture = emptyPicture(square)
  paintPoints(picture, { ...columns([[5, 5]], 6), shape: 'triangle' }, plainScale, 'rgb(0, 0, 0)')
  const places = drawn(picture).map(([x = 0, y = 0]) => [x - 5, y - 5])
  expect(places).toEqual(pixelsOf('triangle', 6))
})

test.each([
  [[3.5, 0], 0],
  [[3.6, 0], undefined],
  [[0, 2.5], 0],
  [[0, -2.6], undefined],
  [[-1.5, 0], 0],
  [[-1.6, 0], undefined],
] as const)('at %j from a point of 3 px that stands 1 px aside, %s is found', (place, found) => {
  const points = { ...columns([[0, 0]], 3), shifts: new Int8Array([1]) }
  expect(pointAt(points, plainScale, place)).toBe(found)
})
