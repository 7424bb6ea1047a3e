import type { CustomSeriesOption } from 'echarts/charts'
import type { ChartColor } from '@/models/charts/chart-axes.ts'
import {
  emptyPicture,
  type PictureScale,
  type PointColumns,
  type PointPicture,
  paintPoints,
  pointAt,
  reachOf,
  rowOf,
} from '@/models/charts/point-picture.ts'
import type { ThemeColors } from './theme-colors.ts'

interface PointGroup {
  color: ChartColor
  columns: PointColumns
  /** The tip of a point. */
  textOf: (place: number) => string
}

/** A point by its group, and its place there. */
export type PointPlace = readonly [group: number, place: number]

/**
 * Thousands of points as one picture that the library shows between its axes: as shapes of its own they take ten times
 * as long, and a chart that is dragged draws all of them in every frame.
 */
export const pointLayer = (groups: readonly PointGroup[]) => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  // For marks across the edge of the picture.
  const room = groups.reduce((most, { columns }) => Math.max(most, reachOf(columns)), 0)
  let shown: { x: number; y: number; scale: PictureScale; picture: PointPicture } | undefined

  /** An empty picture; the one that is shown if it is as large. */
  const pictureOf = (width: number, height: number): PointPicture => {
    const ratio = devicePixelRatio
    const size = { width: Math.round(width * ratio), height: Math.round(height * ratio) }
    const { picture } = shown ?? {}
    if (
      picture?.width === size.width &&
      picture.height === size.height &&
      picture.ratio === ratio
    ) {
      picture.pixels.fill(0)
      return picture
    }
    const made = emptyPicture({ ...size, ratio, room: Math.ceil(room * ratio) })
    canvas.width = rowOf(made)
    canvas.height = size.height + 2 * made.room
    return made
  }

  /** Draws the points in the colours of a theme, between the axes as they are now. */
  const renderItem =
    (colors: ThemeColors): CustomSeriesOption['renderItem'] =>
    ({ coordSys }, api) => {
      const { x = 0, y = 0, width = 0, height = 0 } = coordSys as Partial<DOMRect>
      const [fromX = 0, fromY = 0] = api.coord?.([0, 0]) ?? []
      const [toX = 0, toY = 0] = api.coord?.([1, 1]) ?? []
      const scale = { fromX: fromX - x, stepX: toX - fromX, fromY: fromY - y, stepY: toY - fromY }
      const picture = pictureOf(width, height)
      shown = { x, y, scale, picture }
      for (const { color, columns } of groups) paintPoints(picture, columns, scale, colors[color])
      context?.putImageData(new ImageData(picture.bytes, rowOf(picture)), 0, 0)
      const around = picture.room / picture.ratio
      return {
        type: 'image',
        silent: true,
        style: {
          image: canvas,
          x: x - around,
          y: y - around,
          width: canvas.width / picture.ratio,
          height: canvas.height / picture.ratio,
        },
      }
    }

  /** The point at a place of the chart, that on top. */
  const at = (left: number, top: number): PointPlace | undefined => {
    if (!shown) return undefined
    const { x, y, scale } = shown
    for (let group = groups.length - 1; group >= 0; group -= 1) {
      const columns = groups[group]?.columns
      const place = columns && pointAt(columns, scale, [left - x, top - y])
      if (place !== undefined) return [group, place]
    }
    return undefined
  }
  const textOf = ([group, place]: PointPlace) => groups[group]?.textOf(place) ?? ''
  return { renderItem, at, textOf }
}

/** A layer of points. */
export type PointLayer = ReturnType<typeof pointLayer>
