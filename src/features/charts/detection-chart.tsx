import { useMemo } from 'react'
import type { Polling } from '@/data/polling.ts'
import {
  type ChartScope,
  type ChartTable,
  detectionQuery,
  resultLabels,
} from '@/models/charts/chart-axes.ts'
import { detectionKinds, shownKind } from '@/models/charts/chart-kinds.ts'
import { marksOf } from '@/models/charts/chart-marks.ts'
import type { ChartSearch } from '@/models/reports/report-search.ts'
import { ChartFrame } from './chart-frame.tsx'
import { KindSwitch } from './kind-switch.tsx'
import { Metrics, ReloadMetrics } from './metrics-chart.tsx'
import { Heatmap } from './plots.tsx'
import { Scatter } from './scatter-layer.tsx'

interface DetectionChartProps {
  scope: ChartScope
  /** Of the report that the chart is about. */
  polling: Polling<unknown>
  /** From the address. */
  type: ChartSearch['chart']
}

const title = 'Objects by distance'
const xTitle = 'Distance, m'
const heads = [xTitle, ...resultLabels]
const legend = resultLabels.map((label) => ({ color: label, label }))

/** How many objects were seen, missed and made up at each distance. */
export default function DetectionChart({ scope, polling, type }: DetectionChartProps) {
  const query = detectionQuery(scope)
  const shown = shownKind(detectionKinds, type)
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <KindSwitch offered={detectionKinds} shown={shown} />
        <ReloadMetrics query={query} />
      </div>
      <Metrics query={query} polling={polling}>
        {(table) => (
          <ChartFrame
            title={title}
            file="objects-by-distance"
            legend={shown === 'scatter' ? legend : []}
            isCanvas
            data={{
              heads,
              rows: table.rows.map((name, place) => [name, ...(table.values[place] ?? [])]),
            }}
          >
            {shown === 'heatmap' ? (
              <Heatmap label={title} table={table} xTitle={xTitle} yTitle="Result" />
            ) : (
              <DetectionScatter table={table} />
            )}
          </ChartFrame>
        )}
      </Metrics>
    </div>
  )
}

function DetectionScatter({ table }: { table: ChartTable }) {
  const series = useMemo(() => {
    const numbers = resultLabels.map((_, place) =>
      table.values.flatMap((line, x) => {
        const y = line[place]
        return y === undefined ? [] : [[x, y] as const]
      }),
    )
    const marks = marksOf(numbers, (place) => place)
    return resultLabels.map((label, place) => {
      const own = marks[place] ?? []
      const textOf = (index: number) => {
        const { x = 0, y = 0 } = own[index] ?? {}
        return `${table.rows[x]} m, ${label}: ${y}`
      }
      return { color: label, label, marks: own, textOf }
    })
  }, [table])
  return (
    <Scatter label={title} series={series} xTitle={xTitle} yTitle="Objects" xNames={table.rows} />
  )
}
