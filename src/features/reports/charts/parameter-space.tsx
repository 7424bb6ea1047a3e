import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import { useMatch } from '../compare/use-match.ts'
import { parameterNamesOf } from '../model/case-parameters.ts'
import { caseReportsQueryOptions } from '../model/case-report-queries.ts'
import {
  type CaseGrid,
  caseGridOf,
  chartColors,
  type LimitEdge,
  limitOf,
  sliceOf,
  valuesIn,
} from '../model/charts.ts'
import { comparedSpec } from '../model/report-comparison.ts'
import type { ChartSearch } from '../model/search.ts'
import { ChartFrame, ChartNote } from './chart-frame.tsx'
import { AxisControls, axesOf, NamedSelect } from './parameter-controls.tsx'

const cell = { width: 32, height: 35, gap: 4 } as const
const margin = { left: 88, top: 12, bottom: 44 } as const

interface ParameterSpaceProps {
  report: SpecReport
  jobId: string
  suiteReportId: string
  search: ChartSearch & { target_ids?: readonly string[] }
}

/** Where the limit runs between the cases that pass and those that fail, over two parameters of a scenario. */
export default function ParameterSpace({
  report,
  jobId,
  suiteReportId,
  search,
}: ParameterSpaceProps) {
  const projectId = useProjectId()
  const query = caseReportsQueryOptions(projectId, jobId, report.id)
  const { data, isError } = useQuery(query)
  const cases = data?.items ?? none
  const targetId = search.target_ids?.[0]
  const match = useMatch(comparedSpec(jobId, report), targetId)
  const { data: earlier } = useQuery({
    ...caseReportsQueryOptions(projectId, targetId ?? '', match.spec?.id ?? ''),
    enabled: match.spec !== undefined,
  })
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const names = useMemo(() => {
    const { varying, fixed } = parameterNamesOf(cases)
    return varying.length > 0 ? varying : fixed
  }, [cases])
  const axes = axesOf(names, search)
  if (!data) {
    return (
      <>
        <QueryStatus query={query} />
        <ChartNote>{isError ? 'Load error' : 'Loading'}</ChartNote>
      </>
    )
  }
  if (!axes) return <EmptyState>The cases of this scenario have no parameters.</EmptyState>
  const others = names.filter((name) => name !== axes.across && name !== axes.up)
  const slice = new Map(
    others.map((name) => {
      const values = valuesIn(cases, name)
      const wanted = chosen.get(name)
      return [name, values.find((value) => value === wanted) ?? values[0] ?? ''] as const
    }),
  )
  const shown = sliceOf(cases, slice)
  const grid = caseGridOf(shown, axes.across, axes.up)
  const before =
    earlier?.complete && caseGridOf(sliceOf(earlier.items, slice), axes.across, axes.up)
  const place = { jobId, suiteReportId, specReportId: report.id }
  return (
    <div className="flex flex-col gap-2.5">
      <QueryStatus query={query} />
      <div className="flex flex-wrap items-center gap-3">
        <AxisControls names={names} axes={axes} />
        {others.map((name) => (
          <NamedSelect
            key={name}
            label={name}
            value={slice.get(name) ?? ''}
            options={valuesIn(cases, name).map((value) => ({ value, label: value || '(none)' }))}
            onValueChange={(value) => setChosen(new Map(chosen).set(name, value))}
          />
        ))}
      </div>
      <ChartFrame
        title="Parameter space"
        file="parameter-space"
        legend={[
          { color: 'succeeded', label: 'Passed' },
          { color: 'failed', label: 'Failed' },
        ]}
        data={{
          heads: [axes.across, ...(axes.up === undefined ? [] : [axes.up]), 'Status'],
          rows: shown.map((one) => [
            one.scenarioParameters[axes.across],
            ...(axes.up === undefined ? [] : [one.scenarioParameters[axes.up]]),
            statusWord(one.status),
          ]),
        }}
      >
        <Cells grid={grid} before={before || undefined} axes={axes} place={place} />
        <p className="mt-2 text-xs text-muted">
          {targetId === undefined
            ? 'The line is the limit of this run. Compare reports to see where it ran before.'
            : 'The line is the limit of this run, the dotted one that of the chosen job.'}
        </p>
      </ChartFrame>
    </div>
  )
}

const none: readonly CaseReport[] = []

interface CellsProps {
  grid: CaseGrid<CaseReport>
  before: CaseGrid<CaseReport> | undefined
  axes: { across: string; up: string | undefined }
  place: { jobId: string; suiteReportId: string; specReportId: string }
}

function Cells({ grid, before, axes, place }: CellsProps) {
  const navigate = useNavigate()
  const { across, up } = grid
  const step = { x: cell.width + cell.gap, y: cell.height + cell.gap }
  const height = margin.top + up.length * step.y + margin.bottom
  const width = margin.left + across.length * step.x + 16
  const leftOf = (x: number) => margin.left + x * step.x
  const topOf = (y: number) => margin.top + (up.length - 1 - y) * step.y
  const path = (edges: readonly LimitEdge[]) =>
    edges
      .map(({ x, y, side }) => {
        const [left, top] = [leftOf(x) - cell.gap / 2, topOf(y) - cell.gap / 2]
        return side === 'top' ? `M${left} ${top}h${step.x}` : `M${left + step.x} ${top}v${step.y}`
      })
      .join('')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus.
    <section className="overflow-x-auto" aria-label="Grid of cases" tabIndex={0}>
      <svg
        role="img"
        aria-label={`Cases by ${axes.across}${axes.up === undefined ? '' : ` and ${axes.up}`}`}
        width={width}
        height={height}
        className="block"
      >
        {up.map((value, y) => (
          <text
            key={value}
            x={margin.left - 8}
            y={topOf(y) + cell.height / 2 + 4}
            textAnchor="end"
            className="fill-muted text-xs"
          >
            {shorten(value)}
          </text>
        ))}
        {across.map((value, x) => (
          <text
            key={value}
            x={leftOf(x) + cell.width / 2}
            y={margin.top + up.length * step.y + 14}
            textAnchor="middle"
            className="fill-muted text-xs"
          >
            {shorten(value, 5)}
          </text>
        ))}
        <text x={leftOf(0)} y={height - 8} className="fill-muted text-xs">
          {axes.up === undefined ? axes.across : `${axes.across} across, ${axes.up} up`}
        </text>
        {across.flatMap((_, x) =>
          up.map((__, y) => {
            const one = grid.at(x, y)
            if (!one) return null
            const isFailed = one.status === 'failed'
            const hasResult = isFailed || one.status === 'succeeded'
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: a short way; the tab of cases has their links.
              <g
                key={one.id}
                className="cursor-pointer"
                onClick={() =>
                  void navigate({
                    to: '/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId',
                    params: { ...place, caseReportId: one.id },
                  })
                }
              >
                <title>{`${one.formattedParameter ?? ''}: ${statusWord(one.status)}`}</title>
                <rect
                  x={leftOf(x)}
                  y={topOf(y)}
                  width={cell.width}
                  height={cell.height}
                  rx={4}
                  fill={hasResult ? chartColors[one.status] : 'transparent'}
                  fillOpacity={isFailed ? 0.85 : 0.3}
                  className={hasResult ? undefined : 'stroke-muted [stroke-dasharray:3_3]'}
                />
                {isFailed && (
                  <path
                    d={`M${leftOf(x) + 12} ${topOf(y) + 13}l8 8m0 -8l-8 8`}
                    className="stroke-on-primary stroke-2"
                  />
                )}
              </g>
            )
          }),
        )}
        {before && (
          <path
            d={path(limitOf(before))}
            className="fill-none stroke-ink stroke-2 [stroke-dasharray:2_4]"
          />
        )}
        <path d={path(limitOf(grid))} className="fill-none stroke-ink stroke-2" />
      </svg>
    </section>
  )
}

const shorten = (text: string, most = 10) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text
