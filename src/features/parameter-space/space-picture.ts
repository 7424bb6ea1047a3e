import type { CaseReport } from '@generated/evaluation/types.ts'
import type { ThemeColors } from '@/features/charts/theme-colors.ts'
import type { Space } from '@/models/parameter-space/space-model.ts'
import {
  layoutOf,
  limitPath,
  type Shade,
  shadeShapes,
  shapesOf,
  shorten,
  sizes,
} from './space-shapes.ts'

/** Room for the names of the values, in px. */
const room = { left: 110, right: 60, top: 8, bottom: 52 } as const

/** Room for a title and a legend, in px. */
const leastWidth = 400

interface SpacePictureProps {
  space: Space<CaseReport>
  /** The same space of an earlier job. */
  before: Space<CaseReport> | undefined
  shade: Shade | undefined
  colors: ThemeColors
}

/** A parameter space on a canvas, to be saved: with its limits, and the names of its values. */
export const spacePicture = (props: SpacePictureProps): HTMLCanvasElement => {
  const { space, before, shade, colors } = props
  const { across, up, columns, rows } = space
  const { size, step, width, height, nth } = layoutOf(space)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(leastWidth, room.left + width + room.right)
  canvas.height = room.top + height + room.bottom
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.translate(room.left, room.top)
  const shapes = shapesOf(space, size)
  const fill = (path: string, color: string, alpha: number) => {
    context.globalAlpha = alpha
    context.fillStyle = color
    context.fill(new Path2D(path))
    context.globalAlpha = 1
  }
  const stroke = (path: string, color: string, dashes: readonly number[] = []) => {
    context.setLineDash([...dashes])
    context.strokeStyle = color
    context.stroke(new Path2D(path))
  }
  if (shade) {
    for (const { path, share } of shadeShapes(space, size, shade)) fill(path, colors.value, share)
  } else {
    fill(shapes.passed, colors.succeeded, 0.25)
    fill(shapes.failed, colors.failed, 0.85)
    fill(shapes.bars, colors.failed, 0.85)
  }
  stroke(shapes.open, colors.muted, [3, 3])
  context.lineWidth = 2
  if (size === sizes.large && !shade) stroke(shapes.crosses, colors.surface)
  if (before) stroke(limitPath(before, size), colors.ink, [2, 4])
  stroke(limitPath(space, size), colors.ink)
  context.font = `12px ${getComputedStyle(document.body).fontFamily}`
  context.fillStyle = colors.muted
  context.textAlign = 'center'
  for (const [x, value] of columns.entries()) {
    if (x % nth.x === 0)
      context.fillText(shorten(value, 5), x * step.x + size.width / 2, height + 14)
  }
  context.fillText(shorten(across, 40), width / 2, height + 38)
  context.textAlign = 'right'
  for (const [y, value] of rows.entries()) {
    const top = (rows.length - 1 - y) * step.y + size.height / 2 + 4
    if (y % nth.y === 0) context.fillText(shorten(value, 9), -8, top)
  }
  context.rotate(-Math.PI / 2)
  context.textAlign = 'center'
  context.fillText(shorten(up ?? '', 40), -height / 2, 16 - room.left)
  return canvas
}
