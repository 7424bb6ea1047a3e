import type { CaseReport } from '@generated/evaluation/types.ts'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChartFrame } from '@/features/charts/chart-frame.tsx'
import { parameterOf } from '@/models/charts/chart-axes.ts'
import { limitMoves, moveText } from '@/models/parameter-space/space-limit.ts'
import {
  type Box,
  regionOf,
  type Space,
  type SpaceCell,
  writeRegion,
} from '@/models/parameter-space/space-model.ts'
import { noMatchText } from '@/models/report-tables/report-comparison.ts'
import { earlierName } from '@/models/reports/report-names.ts'
import { useChangeSearch } from '@/page/search.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import type { CasePlace } from './space-columns.tsx'
import { SpaceGrid } from './space-grid.tsx'
import { spacePicture } from './space-picture.ts'
import type { Shade } from './space-shapes.ts'
import type { EarlierSpace } from './use-earlier-space.ts'
import type { ShadeLegend } from './use-shade.ts'

const resultLegend = [
  { color: 'succeeded', label: 'Passed' },
  { color: 'failed', label: 'Failed' },
] as const

const unavailableLegend = [{ color: 'unavailable', label: 'N/A' }] as const

interface SpaceChartProps {
  /** Where the cases belong. */
  place: CasePlace
  names: readonly string[]
  space: Space<CaseReport>
  before: EarlierSpace
  /** Colours the places by something else than their results. */
  shade: Shade | undefined
  legend: ShadeLegend | undefined
  /** None of the cases counts. */
  isUnavailable: boolean
  selected: Box | undefined
  /** The selected cases, else all. */
  cases: readonly CaseReport[]
  onRun: () => void
  /** Below the space. */
  children: ReactNode
}

/** A parameter space with the limits of this run and of an earlier one, and how the limit has moved. */
export function SpaceChart(props: SpaceChartProps) {
  const { place, names, space, before, shade, legend, selected } = props
  const navigate = useNavigate()
  const changeSearch = useChangeSearch()
  const select = (next: Box | undefined) =>
    changeSearch({ region: next && writeRegion(regionOf(space, next)) }, { replace: true })
  const open = ({ cases }: SpaceCell<CaseReport>) => {
    const one = cases.find(({ status }) => status === 'failed') ?? cases[0]
    if (!one) return
    void navigate({
      to: '/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId',
      params: { ...place, caseReportId: one.id },
    })
  }
  const moved = before.space && moveText(limitMoves(space, before.space), space)
  return (
    <ChartFrame
      title="Parameter space"
      file="parameter-space"
      onPicture={(colors) => spacePicture({ space, before: before.space, shade, colors })}
      legend={legend ?? (props.isUnavailable ? unavailableLegend : resultLegend)}
      data={{
        heads: [...names, 'Status'],
        rows: props.cases.map((one) => [
          ...names.map((name) => parameterOf(one, name)),
          statusWord(one.status),
        ]),
      }}
      table={null}
    >
      <SpaceGrid
        space={space}
        before={before.space}
        selected={selected}
        shade={shade}
        onSelect={select}
        onOpen={open}
        onRun={props.onRun}
      />
      <p className="mt-2 text-xs text-muted [overflow-wrap:anywhere]">
        The line is the limit of this run
        {before.space && before.report && (
          <>
            , the dotted one that of <bdi>{earlierName(before.report)}</bdi>
          </>
        )}
        . {moved && <span className="font-medium text-ink">{moved}</span>}{' '}
        {before.isNone && noMatchText.spec}
      </p>
      {props.children}
    </ChartFrame>
  )
}
