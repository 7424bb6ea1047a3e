import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { queryMetricsQueryOptions } from '@generated/metrics/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { formatDuration } from '@/lib/durations.ts'
import { defaultPageSize } from '@/lib/paging.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { DataTable, type TableView } from '@/ui/table/data-table.tsx'
import { chartNamesOf } from '../model/case-parameters.ts'
import { caseReportsQueryOptions } from '../model/case-report-queries.ts'
import { changesSince, kindsById } from '../model/changes.ts'
import {
  meanSeconds,
  metricQuery,
  parameterOf,
  resultLabels,
  tableOf,
  valuesIn,
} from '../model/charts.ts'
import { earlierName, jobName } from '../model/names.ts'
import {
  type Box,
  boxOf,
  cellsIn,
  limitMoves,
  moveText,
  readRegion,
  readSlice,
  regionOf,
  type Slice,
  type SpaceCell,
  spaceOf,
  unavailableSpace,
  writeRegion,
  writeSlice,
} from '../model/parameter-space.ts'
import { isPerception } from '../model/perception.ts'
import { formatNumber } from '../model/plots.ts'
import { noMatchText } from '../model/report-comparison.ts'
import { naModeOf } from '../model/result-filter.ts'
import type { FailureFilter, SpaceSearch } from '../model/search.ts'
import { NaModeSwitch } from '../na-mode-switch.tsx'
import { ChartFrame, ChartNote } from './chart-frame.tsx'
import { AxisControls, axesOf, type ChartAxes, NamedSelect } from './parameter-controls.tsx'
import { failedFirst, spaceColumns } from './space-columns.tsx'
import { SpaceGrid } from './space-grid.tsx'
import { SpaceMultiples } from './space-multiples.tsx'
import { spacePicture } from './space-picture.ts'
import { SpaceSelection } from './space-selection.tsx'
import type { Shade } from './space-shapes.ts'
import { useEarlierSpace } from './use-earlier-space.ts'

interface ParameterSpaceProps {
  report: SpecReport
  jobId: string
  suiteReportId: string
  search: SpaceSearch & Pick<FailureFilter, 'target_ids' | 'table_config'>
}

const caseId = ({ id }: CaseReport) => id

const none: readonly CaseReport[] = []

/** Where the limit runs between the cases that pass and those that fail, over two parameters of a scenario. */
export default function ParameterSpace(props: ParameterSpaceProps) {
  const { report, jobId, search } = props
  const query = caseReportsQueryOptions(useProjectId(), jobId, report.id)
  const { data, isError } = useQuery(query)
  const cases = data?.items ?? none
  const names = useMemo(() => chartNamesOf(cases), [cases])
  const axes = axesOf(names, search)
  return (
    <>
      <QueryStatus query={query} />
      {!data && <ChartNote>{isError ? 'Load error' : 'Loading'}</ChartNote>}
      {data && !axes && <EmptyState>The cases of this scenario have no parameters.</EmptyState>}
      {data && axes && <LoadedSpace {...props} cases={cases} names={names} axes={axes} />}
    </>
  )
}

interface LoadedSpaceProps extends ParameterSpaceProps {
  cases: readonly CaseReport[]
  names: readonly string[]
  axes: ChartAxes
}

const resultLegend = [
  { color: 'succeeded', label: 'Passed' },
  { color: 'failed', label: 'Failed' },
] as const

const unavailableLegend = [{ color: 'unavailable', label: 'N/A' }] as const

const colorOptions = [
  { value: 'result', label: 'Result' },
  { value: 'duration', label: 'Duration' },
]

/** What the colour may also tell of suites that measure which objects are seen. */
const metricOptions = resultLabels.map((value) => ({ value, label: `${value}, mean` }))

/** Stands for any value among those of a parameter. */
const anyValue = 'any'

function LoadedSpace(props: LoadedSpaceProps) {
  const { report, jobId, suiteReportId, search, cases, names, axes } = props
  const { across, up } = axes
  const isUnavailable = naModeOf(search) && report.unavailable
  const hasMetrics = useFlag('privileged') && isPerception(report.suite)
  const navigate = useNavigate()
  const changeSearch = useChangeSearch()
  const [isRunning, setRunning] = useState(false)
  const [view, setView] = useState<TableView>({ page: 1, pageSize: defaultPageSize })

  const others = useMemo(
    () =>
      names
        .filter((name) => name !== across && name !== up)
        .map((name) => ({ name, values: valuesIn(cases, name) })),
    [names, across, up, cases],
  )
  const multiplied = others.filter(({ values }) => values.length > 1)
  const slice = useMemo(() => {
    const asked = readSlice(search.slice)
    return new Map(
      others.flatMap(({ name, values }) => {
        const wanted = asked.get(name)
        const isAny = asked.has(name) && wanted === undefined
        return isAny ? [] : [[name, values.find((value) => value === wanted) ?? values[0] ?? '']]
      }),
    )
  }, [others, search.slice])
  const showSlice = (name: string, value: string | undefined) => {
    const shown = new Map(others.map((other) => [other.name, slice.get(other.name)]))
    changeSearch({ slice: writeSlice(shown.set(name, value)) }, { replace: true })
  }

  const space = useMemo(() => {
    const all = spaceOf(cases, { across, up }, slice)
    return isUnavailable ? unavailableSpace(all) : all
  }, [cases, across, up, slice, isUnavailable])
  const { shade, legend, query, isError } = useShade(props, {
    slice,
    color: hasMetrics || search.color === 'duration' ? search.color : undefined,
  })
  const { job, choices, earlier, earlierId, isNone, ...before } = useEarlierSpace(
    jobId,
    report,
    search.target_ids?.[0],
  )
  const spaceBefore = useMemo(
    () => before.cases && spaceOf(before.cases, { across, up }, slice, space),
    [before.cases, across, up, slice, space],
  )
  const changed = useMemo(
    () => before.cases && kindsById(changesSince(before.cases, cases)),
    [before.cases, cases],
  )
  const box = useMemo(() => boxOf(space, readRegion(search.region)), [space, search.region])
  const select = (next: Box | undefined) =>
    changeSearch({ region: next && writeRegion(regionOf(space, next)) }, { replace: true })
  const open = ({ cases: inCell }: SpaceCell<CaseReport>) => {
    const one = inCell.find(({ status }) => status === 'failed') ?? inCell[0]
    if (!one) return
    void navigate({
      to: '/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId',
      params: { jobId, suiteReportId, specReportId: report.id, caseReportId: one.id },
    })
  }

  const columns = useMemo(
    () => spaceColumns(names, { jobId, suiteReportId, specReportId: report.id }, changed),
    [names, jobId, suiteReportId, report.id, changed],
  )
  const listed = useMemo(() => {
    const cells = box ? cellsIn(space, box) : space.cells
    return failedFirst(
      cells.flatMap((cell) => cell.cases),
      names,
      changed,
    )
  }, [space, box, names, changed])
  const moved = spaceBefore && moveText(limitMoves(space, spaceBefore), axes)
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-3">
        <AxisControls names={names} axes={axes} />
        {others.map(({ name, values }) => (
          <NamedSelect
            key={name}
            label={name}
            value={slice.has(name) ? `=${slice.get(name)}` : anyValue}
            options={[
              ...values.map((value) => ({ value: `=${value}`, label: value || '(none)' })),
              { value: anyValue, label: 'All values' },
            ]}
            onValueChange={(value) =>
              showSlice(name, value === anyValue ? undefined : value.slice(1))
            }
          />
        ))}
        <NamedSelect
          label="Colour"
          value={search.color ?? 'result'}
          options={hasMetrics ? [...colorOptions, ...metricOptions] : colorOptions}
          onValueChange={(color) =>
            changeSearch({ color: color === 'result' ? undefined : color }, { replace: true })
          }
        />
      </div>
      {query && <QueryStatus query={query} />}
      {isError && <p className="text-sm text-muted">Load error</p>}
      {/* A line of its own, kept while the jobs to choose from come: what is below it stays. */}
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <NaModeSwitch filter={search} />
        {choices && choices.length > 0 && (
          <Picker
            label="Against"
            options={choices.map((one) => ({ value: one.jobId, label: earlierName(one) }))}
            value={earlierId}
            valueLabel={earlierId && jobName(earlierId)}
            onValueChange={(id) => changeSearch({ target_ids: id && [id] })}
            className="max-w-96"
          />
        )}
      </div>
      <div className="flex flex-col items-stretch gap-3.5 lg:flex-row lg:items-start">
        <div className="min-w-0 flex-1">
          <ChartFrame
            title="Parameter space"
            file="parameter-space"
            onPicture={(colors) => spacePicture({ space, before: spaceBefore, shade, colors })}
            legend={legend ?? (isUnavailable ? unavailableLegend : resultLegend)}
            data={{
              heads: [...names, 'Status'],
              rows: listed.map((one) => [
                ...names.map((name) => parameterOf(one, name)),
                statusWord(one.status),
              ]),
            }}
            table={null}
          >
            <SpaceGrid
              space={space}
              before={spaceBefore}
              selected={box}
              shade={shade}
              onSelect={select}
              onOpen={open}
              onRun={() => setRunning(true)}
            />
            <p className="mt-2 text-xs text-muted [overflow-wrap:anywhere]">
              The line is the limit of this run
              {spaceBefore && earlier && (
                <>
                  , the dotted one that of <bdi>{earlierName(earlier)}</bdi>
                </>
              )}
              . {moved && <span className="font-medium text-ink">{moved}</span>}{' '}
              {isNone && noMatchText.spec}
            </p>
            {multiplied.length > 0 && (
              <div className="mt-3 flex flex-col gap-3 border-t pt-3">
                {multiplied.map(({ name, values }) => (
                  <SpaceMultiples
                    key={name}
                    cases={cases}
                    space={space}
                    slice={slice}
                    name={name}
                    values={values}
                    isUnavailable={isUnavailable}
                    onChoose={(value) => showSlice(name, value)}
                  />
                ))}
              </div>
            )}
          </ChartFrame>
        </div>
        <SpaceSelection
          report={report}
          job={job}
          cases={cases}
          space={space}
          slice={slice}
          box={box}
          changed={changed}
          isUnavailable={isUnavailable}
          isFiner={search.finer === true}
          isRunning={isRunning}
          onRun={setRunning}
        />
      </div>
      <DataTable
        label={box ? 'Selected cases' : 'Cases of the parameter space'}
        columns={columns}
        rows={listed}
        rowId={caseId}
        view={view}
        onViewChange={(next) => setView((current) => ({ ...current, ...next }))}
      />
      <p className="text-xs text-muted">
        <kbd>Shift</kbd> and arrows select, <kbd>Enter</kbd> opens a case, <kbd>Esc</kbd> clears,{' '}
        <kbd>r</kbd> runs the selection.
      </p>
    </div>
  )
}

const shadeLegends = {
  duration: [{ color: 'value', label: 'The stronger, the longer' }],
  metric: [{ color: 'value', label: 'The stronger, the more' }],
} as const

const byDuration: Shade = {
  numberOf: ({ cases }) => meanSeconds(cases),
  textOf: (seconds) => formatDuration(seconds) ?? '',
}

/** What the colour of places tells in place of their results; that of a metric once the service has told it. */
const useShade = (
  { report, axes: { across, up } }: LoadedSpaceProps,
  { slice, color }: { slice: Slice; color: SpaceSearch['color'] },
) => {
  const metric = resultLabels.find((label) => label === color)
  const options = queryMetricsQueryOptions(
    { projectId: useProjectId() },
    metricQuery(
      {
        jobReportId: report.parents.jobReportId,
        suiteReportId: report.parents.suiteReportId,
        specReportId: report.id,
      },
      up === undefined ? [across] : [across, up],
      metric ?? 'TP',
      slice,
    ),
  )
  const { data, isError } = useQuery({ ...options, enabled: metric !== undefined })
  const ofMetric = useMemo((): Shade | undefined => {
    if (!data || metric === undefined) return undefined
    const { rows, columns, values } = tableOf(data.series)
    return {
      numberOf: ({ cases: [one] }) =>
        one &&
        values[rows.indexOf(parameterOf(one, across))]?.[
          up === undefined ? 0 : columns.indexOf(parameterOf(one, up))
        ],
      textOf: (value) => `${metric} ${formatNumber(value)}`,
    }
  }, [data, metric, across, up])
  if (color === 'duration') return { shade: byDuration, legend: shadeLegends.duration }
  return metric === undefined
    ? {}
    : {
        shade: ofMetric,
        legend: ofMetric && shadeLegends.metric,
        query: options,
        isError: isError && !data,
      }
}
