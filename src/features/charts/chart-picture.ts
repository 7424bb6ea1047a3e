import type { ChartColor } from '@/models/charts/chart-axes.ts'
import { type ChartShape, chartShapes } from '@/models/charts/plot-texts.ts'
import type { ThemeColors } from './theme-colors.ts'

/** A colour of a chart, and what it stands for. */
export interface LegendItem {
  color: ChartColor
  label: string
}

/** Outlines of marks in a square of 12 px. */
export const markPaths: { readonly [shape in ChartShape]: string } = {
  circle: 'M6 1a5 5 0 1 0 .01 0Z',
  diamond: 'M6 0L12 6L6 12L0 6Z',
  triangle: 'M6 1L12 11H0Z',
  rect: 'M1 1H11V11H1Z',
}

const margin = 16
const headHeight = 64

interface PictureProps {
  title: string
  legend: readonly LegendItem[]
  colors: ThemeColors
}

/** The canvases of a chart, one over the other, below its title and legend. */
export const pictureOf = (
  layers: readonly HTMLCanvasElement[],
  { title, legend, colors }: PictureProps,
): HTMLCanvasElement => {
  const [{ width = 0, height = 0, clientWidth = 0 } = {}] = layers
  const picture = document.createElement('canvas')
  const pixels = clientWidth > 0 ? width / clientWidth : 1
  picture.width = width + 2 * margin * pixels
  picture.height = height + (headHeight + margin) * pixels
  const context = picture.getContext('2d')
  if (!context) return picture
  context.scale(pixels, pixels)
  context.fillStyle = colors.surface
  context.fillRect(0, 0, picture.width, picture.height)
  const { fontFamily } = getComputedStyle(document.body)
  context.fillStyle = colors.ink
  context.font = `600 14px ${fontFamily}`
  context.fillText(title, margin, 28)
  context.font = `12px ${fontFamily}`
  let left = margin
  for (const { color, label } of legend) {
    context.save()
    context.translate(left, 40)
    context.fillStyle = colors[color]
    context.fill(new Path2D(markPaths[chartShapes[color]]))
    context.restore()
    context.fillStyle = colors.muted
    context.fillText(label, left + 18, 50)
    left += 34 + context.measureText(label).width
  }
  for (const layer of layers) {
    context.drawImage(layer, margin, headHeight, layer.width / pixels, layer.height / pixels)
  }
  return picture
}
