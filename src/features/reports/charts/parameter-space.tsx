import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { defaultPageSize } from '@/lib/paging.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { DataTable, type TableView } from '@/ui/table/data-table.tsx'
import { chartNamesOf } from '../model/case-parameters.ts'
import { caseReportsQueryOptions } from '../model/case-report-queries.ts'
import { changesSince, kindsById } from '../model/changes.ts'
import { parameterOf, valuesIn } from '../model/charts.ts'
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
  type SpaceCell,
  spaceOf,
  writeRegion,
  writeSlice,
} from '../model/parameter-space.ts'
import { noMatchText } from '../model/report-comparison.ts'
import type { SpaceSearch } from '../model/search.ts'
import { ChartFrame, ChartNote } from './chart-frame.tsx'
import { AxisControls, axesOf, type ChartAxes, NamedSelect } from './parameter-controls.tsx'
import { failedFirst, spaceColumns } from './space-columns.tsx'
import { SpaceGrid } from './space-grid.tsx'
import { SpaceMultiples } from './space-multiples.tsx'
import { spacePicture } from './space-picture.ts'
import { SpaceSelection } from './space-selection.tsx'
import { useEarlierSpace } from './use-earlier-space.ts'

interface ParameterSpaceProps {
  report: SpecReport
  jobId: string
  suiteReportId: string
  search: SpaceSearch & { target_ids?: readonly string[] }
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

const durationLegend = [{ color: 'value', label: 'The stronger, the longer' }] as const

const colorOptions = [
  { value: 'result', label: 'Result' },
  { value: 'duration', label: 'Duration' },
]

/** Stands for any value among those of a parameter. */
const anyValue = 'any'

function LoadedSpace(props: LoadedSpaceProps) {
  const { report, jobId, suiteReportId, search, cases, names, axes } = props
  const { across, up } = axes
  const byDuration = search.color === 'duration'
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

  const space = useMemo(() => spaceOf(cases, { across, up }, slice), [cases, across, up, slice])
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
          options={colorOptions}
          onValueChange={(color) =>
            changeSearch({ color: color === 'result' ? undefined : color }, { replace: true })
          }
        />
      </div>
      {/* A line of its own, kept while the jobs to choose from come: what is below it stays. */}
      <div className="min-h-8">
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
            onPicture={(colors) => spacePicture({ space, before: spaceBefore, byDuration, colors })}
            legend={byDuration ? durationLegend : resultLegend}
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
              byDuration={byDuration}
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
