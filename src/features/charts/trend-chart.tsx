import { useNavigate } from '@tanstack/react-router'
import { LineChart } from 'echarts/charts'
import { use } from 'echarts/core'
import { type ReactNode, useCallback, useMemo } from 'react'
import { daysOf, lineOf, lowestRate, type TrendPoint } from '@/evidence/trend.ts'
import { formatDateTime } from '@/lib/dates.ts'
import { formatDuration } from '@/lib/durations.ts'
import { upperEnd } from '@/models/charts/chart-axes.ts'
import { chartShapes } from '@/models/charts/plot-texts.ts'
import { jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { type ChartOption, EChart } from './echart.tsx'
import { base, tooltipOf } from './plots.tsx'
import type { ThemeColors } from './theme-colors.ts'

// No other chart has lines: what draws them comes with this one.
use([LineChart])

const title = 'Pass rate and duration'
const heads = ['Scheduled', 'Job', 'Source', 'Status', 'Pass rate, %', 'Took, min']

/** The two scales, one over the other along the same time. */
const scales = [
  { field: 'passRate', name: 'Passed, %', place: { top: 40, height: 220 } },
  { field: 'minutes', name: 'Took, min', place: { top: 292, height: 124 } },
] as const

type Field = (typeof scales)[number]['field']

const textOf = ({ report, status, passRate, minutes }: TrendPoint): string => {
  const [name, source] = [jobTitle(report), sourceText(report)]
  const counts = report.test?.caseResults
  return [
    name,
    source !== name && source,
    formatDateTime(report.scheduledAt),
    [
      statusWord(status),
      counts && passRate !== undefined && `${counts.successCount} of ${counts.totalCount} passed`,
    ]
      .filter(Boolean)
      .join(', '),
    minutes !== undefined && formatDuration(minutes * 60),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Room in px beside the scales. */
const sides = { left: 60, right: 24 }

/** Room in px for the name of a day. */
const labelWidth = 64

/** How the axis names a day. */
const day = '{d} {MMM}'

const axesOf = (colors: ThemeColors, points: readonly TrendPoint[], width: number) => {
  const line = { lineStyle: { color: colors.line } }
  const days = daysOf(points, Math.floor((width - sides.left - sides.right) / labelWidth))
  return {
    grid: scales.map(({ place }) => ({ ...sides, ...place })),
    xAxis: scales.map((_, index) => ({
      type: 'time',
      gridIndex: index,
      // The same on both, also where the first or last job has no pass rate.
      min: points[0]?.at,
      max: points.at(-1)?.at,
      axisLine: line,
      axisTick: { show: false },
      axisLabel: {
        show: index === scales.length - 1,
        color: colors.muted,
        // Of its own days the library leaves some out and adds others, so that they stand at odd distances.
        ...(days ? { customValues: days, formatter: day } : { formatter: '{HH}:{mm}' }),
      },
    })),
    yAxis: scales.map(({ field, name }, index) => ({
      type: 'value',
      gridIndex: index,
      name,
      nameLocation: 'middle',
      nameGap: 40,
      nameTextStyle: { color: colors.muted },
      axisLabel: { color: colors.muted, showMaxLabel: field === 'passRate' },
      splitLine: { show: true, ...line },
      splitNumber: field === 'passRate' ? 5 : 3,
      min: field === 'passRate' ? lowestRate(points) : 0,
      max: field === 'passRate' ? 100 : upperEnd(points.map(({ minutes = 0 }) => minutes)),
    })),
  }
}

interface TrendChartProps {
  /** The oldest first. */
  points: readonly TrendPoint[]
  /** The branch whose jobs a line joins. */
  branch: string | undefined
  table: ReactNode
}

/** The finished jobs of a catalog over time: how many of their cases passed, and how long they took. */
export default function TrendChart({ points, branch, table }: TrendChartProps) {
  const navigate = useNavigate()
  const { option, shown, legend } = useMemo(() => {
    const joined = lineOf(points, branch)
    // Failed jobs last, so that they lie on top.
    const statuses = [...new Set(points.map(({ status }) => status))].sort(
      (one, other) => Number(one === 'failed') - Number(other === 'failed'),
    )
    const marks = scales.flatMap(({ field }, scale) =>
      statuses.map((status) => ({
        scale,
        field,
        status,
        own: points.filter((point) => point.status === status && point[field] !== undefined),
      })),
    )
    const pairs = (own: readonly TrendPoint[], field: Field) =>
      own.map((point) => [point.at, point[field]])
    const option: ChartOption = (colors, width) => ({
      ...base(colors),
      ...axesOf(colors, points, width),
      dataZoom: base(colors)
        .dataZoom.slice(0, 1)
        .map((zoom) => ({ ...zoom, xAxisIndex: [0, 1] })),
      tooltip: tooltipOf(colors, (series, place) => {
        const point = marks[series]?.own[place]
        return point ? textOf(point) : ''
      }),
      series: [
        ...marks.map(({ scale, field, status, own }) => ({
          type: 'scatter',
          xAxisIndex: scale,
          yAxisIndex: scale,
          name: statusWord(status),
          data: pairs(own, field),
          symbol: chartShapes[status],
          symbolSize: 9,
          itemStyle: { color: colors[status] },
          emphasis: { disabled: true },
          cursor: 'pointer',
          z: 3,
        })),
        ...scales.map(({ field }, scale) => ({
          type: 'line',
          xAxisIndex: scale,
          yAxisIndex: scale,
          data: pairs(joined, field),
          symbol: 'none',
          silent: true,
          lineStyle: { color: colors.muted, width: 1, opacity: 0.6 },
          z: 2,
        })),
      ],
    })
    const legend = statuses.map((status) => ({ color: status, label: statusWord(status) }))
    return { option, shown: marks, legend }
  }, [points, branch])
  const open = useCallback(
    (series: number, place: number) => {
      const jobId = shown[series]?.own[place]?.report.jobId
      if (jobId !== undefined) void navigate({ to: '/reports/$jobId', params: { jobId } })
    },
    [navigate, shown],
  )
  return (
    <ChartFrame
      title={title}
      file="trend"
      legend={legend}
      isCanvas
      data={{
        heads,
        rows: points.map(({ report, status, passRate, minutes }) => [
          report.scheduledAt,
          jobTitle(report),
          sourceText(report),
          statusWord(status),
          passRate,
          minutes,
        ]),
      }}
      table={table}
    >
      <EChart label={title} option={option} onOpen={open} />
      {branch !== undefined && (
        <p className="text-xs text-muted">
          The line joins the jobs of <bdi>{branch}</bdi>.
        </p>
      )}
    </ChartFrame>
  )
}
