import { queryMetricsQueryOptions } from '@generated/metrics/queries.ts'
import type { MetricsAnswer, MetricsQuery } from '@generated/metrics/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { type Polling, usePolling } from '@/data/polling.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import {
  type ChartScope,
  type ChartTable,
  detectionQuery,
  resultLabels,
  tableOf,
} from '../model/charts.ts'
import { marksOf } from '../model/marks.ts'
import type { ChartSearch } from '../model/search.ts'
import { ChartFrame, ChartNote } from './chart-frame.tsx'
import { Heatmap, Scatter } from './plots.tsx'

interface MetricsProps {
  query: MetricsQuery
  polling: Polling<unknown>
  children: (table: ChartTable) => ReactNode
}

/** Numbers of the metrics service as a chart: says that they load, or that they cannot be loaded. */
export function Metrics({ query, polling, children }: MetricsProps) {
  const options = queryMetricsQueryOptions({ projectId: useProjectId() }, query)
  const { data, isError } = usePolling(options, polling)
  const table = useMemo(() => data && tableOf(data.series), [data])
  return (
    <>
      <QueryStatus query={options} />
      {!table && <ChartNote>{isError ? 'Load error' : 'Loading'}</ChartNote>}
      {table && (table.rows.length > 0 ? children(table) : <EmptyState />)}
    </>
  )
}

/** Asks for the numbers of a chart again, without those that the service has stored. */
export function ReloadMetrics({ query }: { query: MetricsQuery }) {
  const client = useQueryClient()
  const path = { projectId: useProjectId() }
  const { queryKey } = queryMetricsQueryOptions(path, query)
  const [isPending, setPending] = useState(false)
  const reload = async () => {
    setPending(true)
    const fresh = queryMetricsQueryOptions(path, { ...query, clearCache: true })
    const answer = await client.fetchQuery({ ...fresh, gcTime: 0, staleTime: 0 }).catch(() => null)
    if (answer) client.setQueryData<MetricsAnswer>(queryKey, answer)
    else await client.refetchQueries({ queryKey, exact: true })
    setPending(false)
  }
  return (
    <Button
      aria-label="Reload"
      hint="Reload"
      icon={<RotateCw aria-hidden />}
      pending={isPending}
      onClick={() => void reload()}
    />
  )
}

const types = [
  { value: 'scatter', label: 'Scatter' },
  { value: 'heatmap', label: 'Heatmap' },
] as const

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
  const changeSearch = useChangeSearch()
  const query = detectionQuery(scope)
  const shown = type === 'heatmap' ? 'heatmap' : 'scatter'
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label="Chart type"
          options={types}
          value={shown}
          onValueChange={(next) => changeSearch({ chart: next === 'scatter' ? undefined : next })}
        />
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
