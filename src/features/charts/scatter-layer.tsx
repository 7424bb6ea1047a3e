import { useMemo } from 'react'
import type { ChartColor } from '@/models/charts/chart-axes.ts'
import { largeMark, type Mark, shiftOf, sizeAmong, sizeOf } from '@/models/charts/chart-marks.ts'
import { chartShapes, readableOn } from '@/models/charts/plot-texts.ts'
import { type ChartOption, EChart } from './echart.tsx'
import { axisOf, base, leftOf, plain, tooltipOf } from './plots.tsx'
import { pointLayer } from './point-layer.ts'
import type { ThemeColors } from './theme-colors.ts'

/** More points than these are drawn as one picture. */
const mostShapes = 2000

/** Width of its chart for a layer, in px. */
const usualWidth = 1000

interface PointSeries {
  color: ChartColor
  label: string
  /** Their `x` and `y` are numbers, or places among the names of an axis. */
  marks: readonly Mark<unknown>[]
  textOf: (place: number) => string
}

interface ScatterProps {
  label: string
  series: readonly PointSeries[]
  xTitle: string
  yTitle: string
  /** Names along the lower axis; left out where it has numbers. */
  xNames?: readonly string[] | undefined
  yNames?: readonly string[] | undefined
  onOpen?: (series: number, place: number) => void
}

/** Points over the values of a parameter, or over buckets. */
export function Scatter({ label, series, onOpen, ...axes }: ScatterProps) {
  const { xTitle, yTitle, xNames, yNames } = axes
  const opens = onOpen !== undefined
  const layer = useMemo(() => layerOf(series), [series])
  const option = useMemo<ChartOption>(() => {
    const valuesOf = (side: 'x' | 'y') =>
      series.flatMap(({ marks }) => marks.map((mark) => mark[side]))
    const x = { name: xTitle, names: xNames, values: valuesOf('x'), side: 'x' } as const
    const y = { name: yTitle, names: yNames, values: valuesOf('y'), side: 'y' } as const
    const count = countOf(series)
    return (colors, width) => ({
      ...base(colors, leftOf(yNames !== undefined, width)),
      tooltip: {
        ...tooltipOf(colors, (each, place) => series[each]?.textOf(place) ?? ''),
        ...(layer && { triggerOn: 'none' }),
      },
      xAxis: axisOf(colors, x),
      yAxis: axisOf(colors, { ...y, left: leftOf(yNames !== undefined, width) }),
      series: layer
        ? [{ type: 'custom', renderItem: layer.renderItem(colors), data: [[0, 0]] }]
        : series.map((each) => shapesOf(each, { size: sizeAmong(count, width), colors, opens })),
    })
  }, [series, layer, xTitle, yTitle, xNames, yNames, opens])
  return <EChart label={label} option={option} onOpen={onOpen} layer={layer} />
}

const countOf = (series: readonly PointSeries[]) =>
  series.reduce((sum, { marks }) => sum + marks.length, 0)

interface ShapeOptions {
  /** Of a mark that stands for one, in px. */
  size: number
  colors: ThemeColors
  opens: boolean
}

/** The marks of a colour as shapes of the library. */
const shapesOf = (
  { color, label: name, marks }: PointSeries,
  { size, colors, opens }: ShapeOptions,
) => ({
  type: 'scatter',
  name,
  data: marks.map((mark) => ({
    value: [mark.x, mark.y],
    symbolSize: sizeOf(mark.items.length, size),
    symbolOffset: [shiftOf(mark, size), 0],
    label: {
      show: size === largeMark && mark.items.length > 1,
      formatter: String(mark.items.length),
    },
  })),
  symbol: chartShapes[color],
  itemStyle: { color: colors[color], opacity: 1 },
  label: {
    position: 'inside',
    fontSize: 12,
    fontWeight: 600,
    color: readableOn(colors[color], colors.surface, colors.ink),
  },
  emphasis: { disabled: true },
  cursor: opens ? 'pointer' : 'default',
})

/** The layer that draws many marks; a few are shapes of the library. */
const layerOf = (series: readonly PointSeries[]) => {
  const count = countOf(series)
  const size = sizeAmong(count, usualWidth)
  return count > mostShapes
    ? pointLayer(
        series.map(({ color, marks, textOf }) => ({
          color,
          columns: {
            shape: chartShapes[color],
            xs: Float64Array.from(marks, ({ x }) => x),
            ys: Float64Array.from(marks, ({ y }) => y),
            sizes: Uint8Array.from(marks, ({ items }) => sizeOf(items.length, size)),
            shifts: Int8Array.from(marks, (mark) => shiftOf(mark, size)),
          },
          textOf: (place) => plain(textOf(place)),
        })),
      )
    : undefined
}
