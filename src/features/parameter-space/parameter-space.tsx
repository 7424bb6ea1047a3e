import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Changed } from '@/evidence/changes.ts'
import { ChartNote } from '@/features/charts/chart-frame.tsx'
import { defaultPageSize } from '@/lib/paging.ts'
import {
  type Axes,
  axesOf,
  boxOf,
  casesIn,
  otherParameters,
  readRegion,
  readSlice,
  sliceAmong,
  spaceOf,
  unavailableSpace,
  writeSlice,
} from '@/models/parameter-space/space-model.ts'
import { chartNamesOf } from '@/models/reports/case-parameters.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { earlierName, jobName } from '@/models/reports/report-names.ts'
import type { FailureFilter, SpaceSearch } from '@/models/reports/report-search.ts'
import { naModeOf } from '@/models/reports/result-filter.ts'
import { isPerception } from '@/models/reports/suite-perception.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { NaModeSwitch } from '@/parts/reports/na-mode-switch.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { DataTable, type TableView } from '@/ui/table/data-table.tsx'
import { SpaceChart } from './space-chart.tsx'
import { type CasePlace, failedFirst, spaceColumns } from './space-columns.tsx'
import { SpaceControls } from './space-controls.tsx'
import { SpaceMultiples } from './space-multiples.tsx'
import { SpaceSelection } from './space-selection.tsx'
import { type EarlierSpace, useEarlierSpace } from './use-earlier-space.ts'
import { useShade } from './use-shade.ts'

/** The parameters that are not axes, and which of their values the address shows. */
const useShownSlice = (
  cases: readonly CaseReport[],
  names: readonly string[],
  { across, up }: Axes,
  asked: readonly string[] | undefined,
) => {
  const changeSearch = useChangeSearch()
  const others = useMemo(
    () => otherParameters(cases, names, { across, up }),
    [names, across, up, cases],
  )
  const slice = useMemo(() => sliceAmong(others, readSlice(asked)), [others, asked])
  /** Shows another value of a parameter; undefined for any. */
  const showSlice = (name: string, value: string | undefined) => {
    const shown = new Map(others.map((other) => [other.name, slice.get(other.name)]))
    changeSearch({ slice: writeSlice(shown.set(name, value)) }, { replace: true })
  }
  return { others, slice, showSlice }
}

interface ParameterSpaceProps {
  report: SpecReport
  jobId: string
  suiteReportId: string
  search: SpaceSearch & Pick<FailureFilter, 'target_ids' | 'table_config'>
}

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
  axes: Axes
}

function LoadedSpace(props: LoadedSpaceProps) {
  const { report, jobId, suiteReportId, search, cases, names, axes } = props
  const { across, up } = axes
  const isUnavailable = naModeOf(search) && report.unavailable
  const hasMetrics = useFlag('privileged') && isPerception(report.suite)
  const [isRunning, setRunning] = useState(false)
  const { others, slice, showSlice } = useShownSlice(cases, names, axes, search.slice)
  const space = useMemo(() => {
    const all = spaceOf(cases, { across, up }, slice)
    return isUnavailable ? unavailableSpace(all) : all
  }, [cases, across, up, slice, isUnavailable])
  const color = hasMetrics || search.color === 'duration' ? search.color : undefined
  const { shade, legend, query, isError } = useShade(report, axes, slice, color)
  const chosen = search.target_ids?.[0]
  const before = useEarlierSpace(jobId, report, { chosen, cases, space, slice })
  const { job, changed } = before
  const box = useMemo(() => boxOf(space, readRegion(search.region)), [space, search.region])
  const listed = useMemo(
    () => failedFirst(casesIn(space, box), names, changed),
    [space, box, names, changed],
  )
  const place = useMemo(
    () => ({ jobId, suiteReportId, specReportId: report.id }),
    [jobId, suiteReportId, report.id],
  )
  return (
    <div className="flex flex-col gap-2.5">
      <SpaceControls
        names={names}
        axes={axes}
        others={others}
        slice={slice}
        color={search.color}
        hasMetrics={hasMetrics}
        onSlice={showSlice}
      />
      {query && <QueryStatus query={query} />}
      {isError && <p className="text-sm text-muted">Load error</p>}
      {/* A line of its own, kept while the jobs to choose from come: what is below it stays. */}
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <NaModeSwitch filter={search} />
        <EarlierPicker before={before} />
      </div>
      <div className="flex flex-col items-stretch gap-3.5 lg:flex-row lg:items-start">
        <div className="min-w-0 flex-1">
          <SpaceChart
            place={place}
            names={names}
            space={space}
            before={before}
            shade={shade}
            legend={legend}
            isUnavailable={isUnavailable}
            selected={box}
            cases={listed}
            onRun={() => setRunning(true)}
          >
            <SpaceMultiples
              cases={cases}
              space={space}
              slice={slice}
              others={others}
              isUnavailable={isUnavailable}
              onChoose={showSlice}
            />
          </SpaceChart>
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
          isFiner={search.whole_step !== true}
          isRunning={isRunning}
          onRun={setRunning}
        />
      </div>
      <SpaceCases
        label={box ? 'Selected cases' : 'Cases of the parameter space'}
        cases={listed}
        names={names}
        place={place}
        changed={changed}
      />
      <p className="text-xs text-muted">
        <kbd>Shift</kbd> and arrows select, <kbd>Enter</kbd> opens a case, <kbd>Esc</kbd> clears,{' '}
        <kbd>r</kbd> runs the selection.
      </p>
    </div>
  )
}

/** Chooses the job to compare with, once there is one. */
function EarlierPicker({ before: { choices, id } }: { before: EarlierSpace }) {
  const changeSearch = useChangeSearch()
  if (!choices || choices.length === 0) return null
  return (
    <Picker
      label="Against"
      options={choices.map((one) => ({ value: one.jobId, label: earlierName(one) }))}
      value={id}
      valueLabel={id && jobName(id)}
      onValueChange={(next) => changeSearch({ target_ids: next && [next] })}
      className="max-w-96"
    />
  )
}

const caseId = ({ id }: CaseReport) => id

interface SpaceCasesProps {
  label: string
  cases: readonly CaseReport[]
  names: readonly string[]
  place: CasePlace
  changed: Changed | undefined
}

function SpaceCases({ label, cases, names, place, changed }: SpaceCasesProps) {
  const [view, setView] = useState<TableView>({ page: 1, pageSize: defaultPageSize })
  const columns = useMemo(() => spaceColumns(names, place, changed), [names, place, changed])
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={cases}
      rowId={caseId}
      view={view}
      onViewChange={(next) => setView((current) => ({ ...current, ...next }))}
    />
  )
}
