import { queryMetricsQueryOptions } from '@generated/metrics/queries.ts'
import type { MetricsAnswer, MetricsQuery } from '@generated/metrics/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
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
import type { ChartSearch } from '../model/search.ts'
import { ChartFrame, ChartNote } from './chart-frame.tsx'
import { Heatmap, Scatter } from './plots.tsx'

interface MetricsProps {
  query: MetricsQuery
  children: (table: ChartTable) => ReactNode
}

/** Numbers of the metrics service as a chart: says that they load, or that they cannot be loaded. */
export function Metrics({ query, children }: MetricsProps) {
  const options = queryMetricsQueryOptions({ projectId: useProjectId() }, query)
  const { data, isPending, isError } = useQuery(options)
  const table = useMemo(() => data && tableOf(data.series), [data])
  return (
    <>
      <QueryStatus query={options} />
      {table ? (
        table.rows.length > 0 ? (
          children(table)
        ) : (
          <EmptyState />
        )
      ) : (
        <ChartNote>{isPending && !isError ? 'Loading' : 'Load error'}</ChartNote>
      )}
    </>
  )
}

/** Asks for the numbers of a chart again, without those that the service has stored. */
export function ReloadMetrics({ query }: { query: MetricsQuery }) {
  const client = useQueryClient()
  const path = { projectId: useProjectId() }
  const { queryKey } = queryMetricsQueryOptions(path, query)
  const reload = async () => {
    const fresh = queryMetricsQueryOptions(path, { ...query, clearCache: true })
    const answer = await client.fetchQuery({ ...fresh, gcTime: 0, staleTime: 0 }).catch(() => null)
    if (answer) client.setQueryData<MetricsAnswer>(queryKey, answer)
    else await client.refetchQueries({ queryKey, exact: true })
  }
  return (
    <Button icon={<RotateCw aria-hidden />} onClick={() => void reload()}>
      Reload
    </Button>
  )
}

const types = [
  { value: 'scatter', label: 'Scatter' },
  { value: 'heatmap', label: 'Heatmap' },
] as const

interface DetectionChartProps {
  scope: ChartScope
  /** From the address. */
  type: ChartSearch['chart']
}

const title = 'Objects by distance'
const heads = ['Distance, m', ...resultLabels]

/** How many objects were seen, missed and made up at each distance. */
export default function DetectionChart({ scope, type }: DetectionChartProps) {
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
      <Metrics query={query}>
        {(table) => (
          <ChartFrame
            title={title}
            file="objects-by-distance"
            legend={
              shown === 'scatter' ? resultLabels.map((label) => ({ color: label, label })) : []
            }
            data={{
              heads,
              rows: table.rows.map((name, place) => [name, ...(table.values[place] ?? [])]),
            }}
          >
            {shown === 'heatmap' ? (
              <Heatmap label={title} table={table} xTitle="Distance, m" yTitle="Result" />
            ) : (
              <Scatter
                label={title}
                names={table.rows}
                xTitle="Distance, m"
                yTitle="Objects"
                points={table.values.flatMap((line, x) =>
                  resultLabels.flatMap((label, place) => {
                    const y = line[place]
                    return y === undefined
                      ? []
                      : [{ x, y, color: label, label: `${table.rows[x]} m, ${label}: ${y}` }]
                  }),
                )}
              />
            )}
          </ChartFrame>
        )}
      </Metrics>
    </div>
  )
}
