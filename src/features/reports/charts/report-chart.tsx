import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { lazy, Suspense, useMemo } from 'react'
import { usePolling } from '@/data/polling.ts'
import { keysOf } from '@/lib/objects.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { chartNamesOf } from '../model/case-parameters.ts'
import { caseReportsQueryOptions } from '../model/case-report-queries.ts'
import {
  aggregations,
  type ChartTable,
  caseGridOf,
  durationQuery,
  hasSurface,
  numbersOfCases,
} from '../model/charts.ts'
import type { Axes } from '../model/parameter-space.ts'
import { pollingAbout, pollingUnder } from '../model/polling.ts'
import type { Aggregation, ChartSearch } from '../model/search.ts'
import { ChartFrame, ChartNote } from './chart-frame.tsx'
import { Metrics, ReloadMetrics } from './metrics.tsx'
import { AxisControls, axesOf, NamedSelect } from './parameter-controls.tsx'
import { Heatmap } from './plots.tsx'

const CaseScatter = lazy(() => import('./case-scatter.tsx'))
const Surface = lazy(() => import('./surface.tsx'))

const types = [
  { value: 'scatter', label: 'Scatter' },
  { value: 'heatmap', label: 'Heatmap' },
  { value: 'surface', label: 'Surface' },
] as const

/** Most cells that a heatmap or a surface has room for. */
const mostCells = 10_000

/** The types of chart that fit: a surface needs cases beside each other both ways, and cells need room. */
const typesFor = (cases: readonly CaseReport[], across: string, up: string | undefined) => {
  const grid = caseGridOf(cases, across, up)
  const isRoom = grid.across.length * grid.up.length <= mostCells
  const fits = { scatter: true, heatmap: isRoom, surface: isRoom && hasSurface(grid) }
  return types.filter(({ value }) => fits[value])
}

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
  const types = useMemo(() => typesFor(cases, across, up), [cases, across, up])
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
  const type = types.find(({ value }) => value === search.chart)?.value ?? 'scatter'
  const title = `${aggregations[compute]} duration, s`
  return (
    <div className="flex flex-col gap-2.5">
      <QueryStatus query={query} />
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Chart type"
          options={types}
          value={type}
          onValueChange={(next) => changeSearch({ chart: next === 'scatter' ? undefined : next })}
        />
        <AxisControls names={names} axes={axes} />
        {type !== 'scatter' && (
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
      {type === 'scatter' ? (
        <Suspense fallback={<ChartNote>Loading</ChartNote>}>
          <CaseScatter cases={cases} names={names} axes={axes} place={place} />
        </Suspense>
      ) : (
        <Metrics query={metrics} polling={pollingAbout(report)}>
          {(table) => (
            <Durations {...{ table, cases, axes, compute, title, type }} turn={search.turn} />
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
  type: 'heatmap' | 'surface'
  turn: ChartSearch['turn']
}

/** The durations of cases over their parameters, as a heatmap or a surface. */
function Durations({ table, cases, axes, compute, title, type, turn }: DurationsProps) {
  const { across, up } = axes
  const known = useMemo(
    () =>
      up === undefined || compute === 'count' ? table : numbersOfCases(table, cases, [across, up]),
    [table, cases, across, up, compute],
  )
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
      {type === 'heatmap' ? (
        <Heatmap {...shown} />
      ) : (
        <Suspense fallback={<ChartNote>Loading</ChartNote>}>
          <Surface {...shown} turn={turn} />
        </Suspense>
      )}
    </ChartFrame>
  )
}
