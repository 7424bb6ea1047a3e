import type { ChartTable } from './chart-axes.ts'

/** Round numbers between 0 and the end of an axis, about five of them. */
export const ticksTo = (end: number): number[] => {
  const rough = end / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, place) =>
    Number((place * step).toPrecision(12)),
  )
}

/** A place in the picture of a surface: from the left and from the top, both from 0 to 1. */
export type Corner = readonly [left: number, top: number]

/** Projects a point of a box, each side from 0 to 1, that is turned by an angle in degrees. */
export const project = (x: number, y: number, height: number, angle: number): Corner => {
  const turn = (angle * Math.PI) / 180
  const [fromX, fromY] = [x - 0.5, y - 0.5]
  const left = fromX * Math.cos(turn) - fromY * Math.sin(turn)
  const depth = fromX * Math.sin(turn) + fromY * Math.cos(turn)
  return [0.5 + left * 0.58, 0.645 + depth * 0.34 - height * 0.4]
}

/** A piece of a surface between four neighbours. */
export interface Face {
  corners: readonly Corner[]
  /** Its mean value, by the end of the axis. */
  share: number
}

const upwards = (count: number) => Array.from({ length: Math.max(0, count) }, (_, place) => place)

/** Place of one of several values along its side. */
export const alongSide = (place: number, count: number): number =>
  count > 1 ? place / (count - 1) : 0.5

/** The pieces of a surface from the farthest to the nearest; none where a value is missing. */
export const facesOf = ({ rows, columns, values }: ChartTable, end: number, angle: number) => {
  const turn = (angle * Math.PI) / 180
  const across = upwards(rows.length - 1)
  const up = upwards(columns.length - 1)
  // The farther side comes first.
  if (Math.sin(turn) < 0) across.reverse()
  if (Math.cos(turn) < 0) up.reverse()
  return across.flatMap((x) =>
    up.flatMap((y): Face[] => {
      const places = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const
      const heights = places.flatMap(([px, py]) => values[px]?.[py] ?? [])
      if (heights.length < places.length) return []
      const corners = places.map(([px, py], place) =>
        project(
          alongSide(px, rows.length),
          alongSide(py, columns.length),
          (heights[place] ?? 0) / end,
          angle,
        ),
      )
      const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length
      return [{ corners, share: Math.min(1, Math.max(0, mean / end)) }]
    }),
  )
}

/** Every second of several places, or every third, and so on: at most so many. */
export const everyFew = (count: number, most: number): number[] => {
  const step = Math.max(1, Math.ceil(count / most))
  return upwards(Math.ceil(count / step)).map((place) => place * step)
}

/** Some of several places, evenly, with the first and the last. */
export const someOf = (count: number, most: number): number[] =>
  count <= most
    ? upwards(count)
    : upwards(most).map((place) => Math.round((place * (count - 1)) / (most - 1)))

/** A table with at most so many rows and columns of another, for as long as it is turned. */
export const thinned = (table: ChartTable, most: number): ChartTable => {
  const across = someOf(table.rows.length, most)
  const up = someOf(table.columns.length, most)
  return {
    rows: across.map((x) => table.rows[x] ?? ''),
    columns: up.map((y) => table.columns[y] ?? ''),
    values: across.map((x) => up.map((y) => table.values[x]?.[y])),
  }
}
