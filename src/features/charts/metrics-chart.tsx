import { queryMetricsQueryOptions } from '@generated/metrics/queries.ts'
import type { MetricsAnswer, MetricsQuery } from '@generated/metrics/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { type Polling, usePolling } from '@/data/polling.ts'
import { type ChartTable, tableOf } from '@/models/charts/chart-axes.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { setAnswer } from '@/transport/query-parameters.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ChartNote } from './chart-frame.tsx'

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
    if (answer) setAnswer<MetricsAnswer>(client, queryKey, answer)
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
