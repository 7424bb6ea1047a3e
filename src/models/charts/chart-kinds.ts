import type { CaseReport } from '@generated/evaluation/types.ts'
import { keysOf } from '@/lib/objects.ts'
import type { ChartSearch } from '@/models/reports/report-search.ts'
import { caseGridOf, hasSurface } from './chart-axes.ts'

/** How a chart shows its numbers. */
export type ChartKind = NonNullable<ChartSearch['chart']>

/** Names of the kinds of charts, in the order in which they are offered. */
export const chartKinds = {
  scatter: 'Scatter',
  heatmap: 'Heatmap',
  surface: 'Surface',
} as const satisfies { readonly [kind in ChartKind]: string }

/** The kind where the address names none. */
export const defaultKind: ChartKind = 'scatter'

/** Kinds of the chart of detections, which has one axis of numbers only. */
export const detectionKinds: readonly ChartKind[] = ['scatter', 'heatmap']

/** The kind that is shown: the chosen one where it is offered. */
export const shownKind = (
  offered: readonly ChartKind[],
  chosen: ChartKind | undefined,
): ChartKind => (chosen !== undefined && offered.includes(chosen) ? chosen : defaultKind)

/** Most cells that a heatmap or a surface has room for. */
const mostCells = 10_000

/** Kinds that suit the cases: a surface needs neighbours both ways, and cells need room. */
export const caseKinds = (
  cases: readonly Pick<CaseReport, 'status' | 'scenarioParameters'>[],
  across: string,
  up: string | undefined,
): ChartKind[] => {
  const grid = caseGridOf(cases, across, up)
  const isRoom = grid.across.length * grid.up.length <= mostCells
  const fits = { scatter: true, heatmap: isRoom, surface: isRoom && hasSurface(grid) }
  return keysOf(chartKinds).filter((kind) => fits[kind])
}
