import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { usePolling } from '@/data/polling.ts'
import { ChartFrame, ChartNote } from '@/features/charts/chart-frame.tsx'
import { KindSwitch } from '@/features/charts/kind-switch.tsx'
import { Metrics, ReloadMetrics } from '@/features/charts/metrics-chart.tsx'
import { Heatmap } from '@/features/charts/plots.tsx'
import { keysOf } from '@/lib/objects.ts'
import {
  aggregations,
  type ChartTable,
  durationQuery,
  numbersOfCases,
} from '@/models/charts/chart-axes.ts'
import { type ChartKind, caseKinds, shownKind } from '@/models/charts/chart-kinds.ts'
import { type Axes, axesOf } from '@/models/parameter-space/space-model.ts'
import { chartNamesOf } from '@/models/reports/case-parameters.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { pollingAbout, pollingUnder } from '@/models/reports/report-polling.ts'
import type { Aggregation, ChartSearch } from '@/models/reports/report-search.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { AxisControls, NamedSelect } from './parameter-controls.tsx'

const CaseScatter = lazy(() => import('./case-scatter.tsx'))
const Surface = lazy(() => import('@/features/charts/surface-chart.tsx'))

/** Charts of the durations that are computed for each place. */
const durationCharts = {
  heatmap: Heatmap,
  surface: Surface,
} as const satisfies { readonly [kind in Exclude<ChartKind, 'scatter'>]: ComponentType<never> }

const none: readonly CaseReport[] = []

const aggregationOptions = keysOf(aggregations).map((value) => ({
  value,
  label: aggregations[value],
}))

interface ReportChartProps {
  report: SpecReport
  jobId: string
  suiteReportId: string
  search: ChartSearch
}

/** The cases of a scenario over its parameters. */
export default function ReportChart({ report, jobId, suiteReportId, search }: ReportChartProps) {
  const changeSearch = useChangeSearch()
  const query = caseReportsQueryOptions(useProjectId(), jobId, report.id)
  const { data, isError } = usePolling(query, pollingUnder(report))
  const cases = data?.items ?? none
  const names = useMemo(() => chartNamesOf(cases), [cases])
  const place = useMemo(
    () => ({ jobId, suiteReportId, specReportId: report.id }),
    [jobId, suiteReportId, report.id],
  )
  const axes = axesOf(names, search)
  const { across = '', up } = axes ?? {}
  const offered = useMemo(() => caseKinds(cases, across, up), [cases, across, up])
  const { compute = 'avg' } = search
  if (!data) {
    return (
      <>
        <QueryStatus query={query} />
        <ChartNote>{isError ? 'Load error' : 'Loading'}</ChartNote>
      </>
    )
  }
  if (!axes) {
    return <EmptyState>The cases of this scenario have no parameters to draw them by.</EmptyState>
  }
  const scope = {
    jobReportId: report.parents.jobReportId,
    suiteReportId: report.parents.suiteReportId,
    specReportId: report.id,
  }
  const metrics = durationQuery(
    scope,
    axes.up === undefined ? [axes.across] : [axes.across, axes.up],
    compute,
  )
  const kind = shownKind(offered, search.chart)
  const title = `${aggregations[compute]} duration, s`
  return (
    <div className="flex flex-col gap-2.5">
      <QueryStatus query={query} />
      <div className="flex flex-wrap items-center gap-3">
        <KindSwitch offered={offered} shown={kind} />
        <AxisControls names={names} axes={axes} />
        {kind !== 'scatter' && (
          <>
            <NamedSelect
              label="Duration"
              value={compute}
              options={aggregationOptions}
              onValueChange={(next) => changeSearch({ compute: next })}
            />
            <ReloadMetrics query={metrics} />
          </>
        )}
      </div>
      {kind === 'scatter' ? (
        <Suspense fallback={<ChartNote>Loading</ChartNote>}>
          <CaseScatter cases={cases} names={names} axes={axes} place={place} />
        </Suspense>
      ) : (
        <Metrics query={metrics} polling={pollingAbout(report)}>
          {(table) => (
            <Durations {...{ table, cases, axes, compute, title, kind }} turn={search.turn} />
          )}
        </Metrics>
      )}
    </div>
  )
}

interface DurationsProps {
  table: ChartTable
  cases: readonly CaseReport[]
  axes: Axes
  compute: Aggregation
  title: string
  kind: keyof typeof durationCharts
  turn: ChartSearch['turn']
}

/** The durations of cases over their parameters. */
function Durations({ table, cases, axes, compute, title, kind, turn }: DurationsProps) {
  const { across, up } = axes
  const known = useMemo(
    () =>
      up === undefined || compute === 'count' ? table : numbersOfCases(table, cases, [across, up]),
    [table, cases, across, up, compute],
  )
  const Chart = durationCharts[kind]
  const shown = { label: title, table: known, xTitle: across, yTitle: up ?? title }
  return (
    <ChartFrame
      title={title}
      file="durations"
      isCanvas
      data={{
        heads: [across, ...known.columns],
        rows: known.rows.map((name, place) => [name, ...(known.values[place] ?? [])]),
      }}
    >
      <Suspense fallback={<ChartNote>Loading</ChartNote>}>
        <Chart {...shown} turn={turn} />
      </Suspense>
    </ChartFrame>
  )
}
