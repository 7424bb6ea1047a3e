import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { formatDuration, secondsBetween } from '@/lib/durations.ts'
import { keysOf } from '@/lib/objects.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { parameterNamesOf } from '../model/case-parameters.ts'
import { caseReportsQueryOptions } from '../model/case-report-queries.ts'
import { aggregations, caseGridOf, durationQuery } from '../model/charts.ts'
import type { ChartSearch } from '../model/search.ts'
import { ChartFrame, ChartNote } from './chart-frame.tsx'
import { Metrics, ReloadMetrics } from './detection-chart.tsx'
import { AxisControls, axesOf, type ChartAxes, NamedSelect } from './parameter-controls.tsx'
import { Heatmap, Scatter, Surface } from './plots.tsx'

const types = [
  { value: 'scatter', label: 'Scatter' },
  { value: 'heatmap', label: 'Heatmap' },
  { value: 'surface', label: 'Surface' },
] as const

const aggregationOptions = keysOf(aggregations).map((value) => ({
  value,
  label: aggregations[value],
}))

interface ReportChartProps {
  report: SpecReport
  jobId: string
  search: ChartSearch
}

/** The cases of a scenario over its parameters. */
export default function ReportChart({ report, jobId, search }: ReportChartProps) {
  const changeSearch = useChangeSearch()
  const query = caseReportsQueryOptions(useProjectId(), jobId, report.id)
  const { data, isError } = useQuery(query)
  const cases = data?.items ?? []
  const { varying, fixed } = parameterNamesOf(cases)
  const names = varying.length > 0 ? varying : fixed
  const axes = axesOf(names, search)
  const { chart: type = 'scatter', compute = 'avg' } = search
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
        <CaseScatter cases={cases} axes={axes} />
      ) : (
        <Metrics query={metrics}>
          {(table) => {
            const Plot = type === 'heatmap' ? Heatmap : Surface
            return (
              <ChartFrame
                title={title}
                file="durations"
                data={{
                  heads: [axes.across, ...table.columns],
                  rows: table.rows.map((name, place) => [name, ...(table.values[place] ?? [])]),
                }}
              >
                <Plot label={title} table={table} xTitle={axes.across} yTitle={axes.up ?? title} />
              </ChartFrame>
            )
          }}
        </Metrics>
      )}
    </div>
  )
}

const secondsOf = ({ startedAt, finishedAt }: CaseReport) => secondsBetween(startedAt, finishedAt)

interface CaseScatterProps {
  cases: readonly CaseReport[]
  axes: ChartAxes
}

/** Cases by status over two parameters, or over one and how long they took. */
function CaseScatter({ cases, axes: { across, up } }: CaseScatterProps) {
  const grid = caseGridOf(cases, across, up)
  const textOf = (one: CaseReport) =>
    [one.formattedParameter, statusWord(one.status), formatDuration(secondsOf(one))]
      .filter(Boolean)
      .join(', ')
  const points = cases.map((one) => ({
    x: grid.across.indexOf(one.scenarioParameters[across] ?? ''),
    y: up === undefined ? (secondsOf(one) ?? 0) : grid.up.indexOf(one.scenarioParameters[up] ?? ''),
    color: one.status,
    label: textOf(one),
  }))
  const statuses = [...new Set(cases.map(({ status }) => status))]
  const heads = up === undefined ? [across, 'Status', 'Took, s'] : [across, up, 'Status', 'Took, s']
  return (
    <ChartFrame
      title="Cases by status"
      file="cases"
      legend={statuses.map((status) => ({ color: status, label: statusWord(status) }))}
      data={{
        heads,
        rows: cases.map((one) => [
          ...(up === undefined ? [across] : [across, up]).map(
            (name) => one.scenarioParameters[name],
          ),
          statusWord(one.status),
          secondsOf(one),
        ]),
      }}
    >
      <Scatter
        label="Cases by status"
        names={grid.across}
        points={points}
        xTitle={across}
        yTitle={up ?? 'Took, s'}
        {...(up !== undefined && { yNames: grid.up })}
      />
    </ChartFrame>
  )
}
