import { formatCount } from '@/lib/numbers.ts'
import type { KeptGrid } from './capsule-grid.ts'

/** Most cells of one file: a browser opens them in a few seconds. */
const mostCells = 200_000

/** Why a table cannot be kept; undefined if it can. */
export const whyNotKept = ({
  rows,
  columns,
}: Pick<KeptGrid, 'rows' | 'columns'>): string | undefined => {
  if (rows.length === 0) return 'There are no rows to save.'
  if (columns.some(({ parts }) => parts === undefined)) return 'The reports are still loading.'
  return rows.length * columns.length > mostCells
    ? `One file holds ${formatCount(mostCells)} cells. Narrow the table by its filter, or save it as CSV.`
    : undefined
}
