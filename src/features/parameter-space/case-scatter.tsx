import type { CaseReport } from '@generated/evaluation/types.ts'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ChartFrame } from '@/features/charts/chart-frame.tsx'
import { Scatter } from '@/features/charts/scatter-layer.tsx'
import {
  type CasePlace,
  failedFirst,
  spaceColumns,
} from '@/features/parameter-space/space-columns.tsx'
import { exactSecondsBetween, formatDuration } from '@/lib/durations.ts'
import { formatCount } from '@/lib/numbers.ts'
import { parameterOf, valuesIn } from '@/models/charts/chart-axes.ts'
import { marksOf } from '@/models/charts/chart-marks.ts'
import { type Axes, placeSearch } from '@/models/parameter-space/space-model.ts'
import { isNumeric } from '@/models/reports/parameter-values.ts'
import { useChangeSearch } from '@/page/search.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'

interface CaseScatterProps {
  cases: readonly CaseReport[]
  /** Names of the parameters of the cases. */
  names: readonly string[]
  axes: Axes
  place: CasePlace
}

const title = 'Cases by status'

const caseId = ({ id }: CaseReport) => id

const secondsOf = ({ startedAt, finishedAt }: CaseReport) =>
  exactSecondsBetween(startedAt, finishedAt)

/** Where values stand along an axis: as numbers if all of them are, else by name. */
const axisOf = (cases: readonly CaseReport[], name: string) => {
  const values = valuesIn(cases, name)
  const names = values.every(isNumeric) ? undefined : values
  const places = new Map(values.map((value, place) => [value, names ? place : Number(value)]))
  return { names, placeOf: (one: CaseReport) => places.get(parameterOf(one, name)) ?? 0 }
}

/** The tip of a mark. */
const textOf = (cases: readonly CaseReport[], { across, up }: Axes) => {
  const [one, ...others] = cases
  if (!one) return ''
  if (others.length === 0) {
    return [one.formattedParameter, statusWord(one.status), formatDuration(secondsOf(one))]
      .filter(Boolean)
      .join(', ')
  }
  const values = [across, ...(up === undefined ? [] : [up])].map(
    (name) => `${name} ${parameterOf(one, name) || '(none)'}`,
  )
  return `${formatCount(cases.length)} cases, ${statusWord(one.status)}: ${values.join(', ')}`
}

/** Cases by status over two parameters, or over one and how long they took. */
export default function CaseScatter({ cases, names, axes, place }: CaseScatterProps) {
  const { across, up } = axes
  const navigate = useNavigate()
  const changeSearch = useChangeSearch()
  const { x, y, series, together } = useMemo(() => {
    const x = axisOf(cases, across)
    const y = up === undefined ? undefined : axisOf(cases, up)
    // Failed cases last, so that they lie on top.
    const statuses = [...new Set(cases.map(({ status }) => status))].sort(
      (one, other) => Number(one === 'failed') - Number(other === 'failed'),
    )
    const marks = marksOf(
      statuses.map((status) => cases.filter((one) => one.status === status)),
      (one) => [x.placeOf(one), y?.placeOf(one) ?? secondsOf(one) ?? 0],
    )
    const series = statuses.map((status, index) => {
      const own = marks[index] ?? []
      return {
        color: status,
        label: statusWord(status),
        marks: own,
        textOf: (at: number) => textOf(own[at]?.items ?? [], { across, up }),
      }
    })
    const together = new Map(
      marks.flat().flatMap((mark) => mark.items.map(({ id }) => [id, mark.together] as const)),
    )
    const isShared = marks.flat().some((mark) => mark.together > 1)
    return { x, y, series, together: isShared ? together : undefined }
  }, [cases, across, up])
  const columns = useMemo(() => {
    const own = spaceColumns(names, place, undefined)
    return together ? [...own, togetherColumn(together)] : own
  }, [names, place, together])
  const listed = useMemo(() => failedFirst(cases, names, undefined), [cases, names])
  const open = (index: number, at: number) => {
    const [one, ...others] = series[index]?.marks[at]?.items ?? []
    if (!one) return
    if (others.length > 0) {
      changeSearch({ tab: 'scenarioParameterGroup', ...placeSearch(one, axes, names) })
      return
    }
    void navigate({
      to: '/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId',
      params: { ...place, caseReportId: one.id },
    })
  }
  return (
    <ChartFrame
      title={title}
      file="cases"
      legend={series}
      isCanvas
      data={{
        heads: [...names, 'Status', 'Took, s', ...(together ? [togetherHead] : [])],
        rows: listed.map((one) => [
          ...names.map((name) => parameterOf(one, name)),
          statusWord(one.status),
          secondsOf(one),
          ...(together ? [together.get(one.id)] : []),
        ]),
      }}
      table={
        <DataTable label={`Data of ${title}`} columns={columns} rows={listed} rowId={caseId} />
      }
    >
      <Scatter
        label={title}
        series={series}
        xTitle={across}
        yTitle={up ?? 'Took, s'}
        xNames={x.names}
        yNames={y?.names}
        onOpen={open}
      />
      {together && (
        <p className="mt-2 text-xs text-muted">
          A large mark stands for several cases with the same values: its number tells how many, and
          it opens the list of them. Marks of one place stand side by side.
        </p>
      )}
    </ChartFrame>
  )
}

const togetherHead = 'Cases at this place'

/** How many cases lie at the place of a case in the chart. */
const togetherColumn = (together: ReadonlyMap<string, number>): Column<CaseReport> => ({
  id: 'together',
  header: togetherHead,
  width: 148,
  align: 'end',
  cell: ({ id }) => together.get(id),
  sortValue: ({ id }) => together.get(id) ?? 0,
})
