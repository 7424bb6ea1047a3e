import { useMemo } from 'react'
import { axisRange, type ChartTable, chartHeight, upperEnd } from '@/models/charts/chart-axes.ts'
import { formatNumber, readableOn, shadeOf } from '@/models/charts/plot-texts.ts'
import { type ChartOption, EChart } from './echart.tsx'
import type { ThemeColors } from './theme-colors.ts'

const fontFamily = '"Inter Variable", Inter, "Segoe UI", system-ui, sans-serif'

/** The least cell of a heatmap that has room for its number, in px. */
const numbered = { width: 34, height: 18 }

/** Room for numbers left of a chart, in px. */
const usualLeft = 76

/** Room left of a chart, in px: names need more than numbers, and get it where the chart is wide enough. */
export const leftOf = (hasNames: boolean, width: number) =>
  hasNames && width >= 600 ? 128 : usualLeft

/** Room around a heatmap, for the names of its values and its scale. */
const around = { right: 72, top: 36, bottom: 56 }

const hasRoom = ({ rows, columns }: ChartTable, width: number) =>
  (width - leftOf(true, width) - around.right) / rows.length >= numbered.width &&
  (chartHeight - around.top - around.bottom) / columns.length >= numbered.height

/** A text as the library draws it: braces would begin a style. */
export const plain = (text: string) => text.replaceAll('{', '{\u2060')

const zoomOf = (axis: 'xAxisIndex' | 'yAxisIndex') => ({
  type: 'inside',
  [axis]: 0,
  filterMode: 'none',
  // The wheel alone scrolls the page.
  zoomOnMouseWheel: 'ctrl',
  moveOnMouseMove: true,
  moveOnMouseWheel: false,
  preventDefaultMouseMove: false,
  throttle: 0,
})

/** The options of all charts. Nothing moves by itself, for those who want no motion as well. */
export const base = (colors: ThemeColors, left: number = usualLeft) => ({
  animation: false,
  textStyle: { fontFamily, fontSize: 12, color: colors.muted },
  grid: { left, right: 24, top: 36, bottom: 56 },
  dataZoom: [zoomOf('xAxisIndex'), zoomOf('yAxisIndex')],
})

/** Says what a point stands for: that of a series, at its place in it. */
export const tooltipOf = (
  colors: ThemeColors,
  textOf: (series: number, place: number) => string,
) => ({
  trigger: 'item',
  // Drawn on the canvas: texts from elsewhere never become HTML.
  renderMode: 'richText',
  confine: true,
  transitionDuration: 0,
  backgroundColor: colors.surface,
  borderColor: colors.line,
  borderWidth: 1,
  textStyle: { color: colors.ink, fontFamily, fontSize: 12, width: 320, overflow: 'break' },
  formatter: ({ seriesIndex, dataIndex }: { seriesIndex: number; dataIndex: number }) =>
    plain(textOf(seriesIndex, dataIndex)),
})

interface AxisOptions {
  name: string
  /** The places along it; left out for one of numbers. */
  names?: readonly string[] | undefined
  /** The numbers along it. */
  values?: readonly number[]
  side: 'x' | 'y'
  /** Room left of the chart, in px. */
  left?: number
}

/** An axis of numbers, or of the names of places. */
export const axisOf = (
  colors: ThemeColors,
  { name, names, values = [], side, left = usualLeft }: AxisOptions,
) => {
  const range = axisRange(values, side)
  return {
    ...(names ? { type: 'category', data: names } : { type: 'value', ...range }),
    name,
    nameLocation: 'middle',
    nameGap: side === 'x' ? 32 : left - 18,
    nameTextStyle: { color: colors.muted },
    nameTruncate: { maxWidth: 320 },
    axisLine: { lineStyle: { color: colors.line } },
    axisTick: { show: false },
    axisLabel: {
      color: colors.muted,
      hideOverlap: true,
      overflow: 'truncate',
      width: side === 'x' ? 96 : left - 26,
      // The end is 5 % above the largest value: no round number. Nor is the beginning, unless it is 0.
      ...(names ? {} : { showMaxLabel: false, showMinLabel: range.min === 0 }),
    },
    splitLine: { show: !names, lineStyle: { color: colors.line } },
  }
}

/** A table of numbers to draw, and its titles. */
export interface TableChartProps {
  label: string
  table: ChartTable
  xTitle: string
  yTitle: string
}

/** Numbers of two groupings as cells, the darker the larger. */
export function Heatmap({ label, table, xTitle, yTitle }: TableChartProps) {
  const option = useMemo<ChartOption>(() => {
    const { rows, columns, values } = table
    const cells = values.flatMap((line, x) =>
      line.flatMap((value, y) => (value === undefined ? [] : [[x, y, value] as const])),
    )
    const end = upperEnd(cells.map(([, , value]) => value))
    return (colors, width) => {
      const hasNumbers = hasRoom(table, width)
      const labelOn = (value: number) => {
        const ground = shadeOf(colors.surface, colors.value, value / end)
        return { color: readableOn(ground, colors.ink, colors.surface) }
      }
      const left = leftOf(true, width)
      return {
        ...base(colors),
        grid: { ...around, left },
        tooltip: tooltipOf(colors, (_, place) => {
          const [x, y, value] = cells[place] ?? [0, 0, 0]
          return `${rows[x]}, ${columns[y]}: ${formatNumber(value)}`
        }),
        xAxis: axisOf(colors, { name: xTitle, names: rows, side: 'x' }),
        yAxis: axisOf(colors, { name: yTitle, names: columns, side: 'y', left }),
        visualMap: {
          type: 'continuous',
          min: 0,
          max: end,
          right: 0,
          top: 'middle',
          itemHeight: 240,
          itemWidth: 12,
          text: [formatNumber(end), '0'],
          textStyle: { color: colors.muted },
          inRange: { color: [shadeOf(colors.surface, colors.value, 0), colors.value] },
        },
        series: [
          {
            type: 'heatmap',
            data: hasNumbers ? cells.map((value) => ({ value, label: labelOn(value[2]) })) : cells,
            label: {
              show: hasNumbers,
              formatter: ({ dataIndex }: { dataIndex: number }) =>
                formatNumber(cells[dataIndex]?.[2] ?? 0),
            },
            itemStyle: { borderColor: colors.surface, borderWidth: cells.length > 2000 ? 0 : 1 },
            emphasis: { disabled: true },
            progressive: 0,
          },
        ],
      }
    }
  }, [table, xTitle, yTitle])
  return <EChart label={label} option={option} />
}
