import type { ReactNode } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import type { GridRow } from '@/models/report-tables/grid-model.ts'
import { cx } from '@/ui/base/class-names.ts'
import { type CellTarget, GridCell, type GridColumn, type HrefOf } from './grid-cell.tsx'

/** Reports that are side by side on a page of paper. */
const acrossPage = 4

/** Most cells that are printed: some hundred pages. */
const mostCells = 10_000

interface PrintedGridProps {
  label: string
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  nameOf: (row: GridRow) => readonly string[]
  cellTarget: CellTarget
  hrefOf: HrefOf
  /** Above the names of the rows. */
  corner: ReactNode
}

/** Reports side by side on paper: as many as a page is wide, the others below them, with the names of the rows again. */
export function PrintedGrid(props: PrintedGridProps) {
  const { label, columns, rows, nameOf, cellTarget, corner, hrefOf } = props
  const printed = rows.slice(0, Math.floor(mostCells / Math.max(1, columns.length)))
  const starts = columns.flatMap((_, index) => (index % acrossPage === 0 ? [index] : []))
  return (
    <div className="hidden print:block">
      {starts.map((start) => (
        <table
          key={start}
          aria-label={`${label}, from ${formatCount(start + 1)}`}
          className="mb-6 w-full table-fixed border-collapse text-xs"
        >
          <thead>
            <tr className="border-b align-bottom">
              <th scope="col" className="w-1/5 p-2 text-left">
                {corner}
              </th>
              {columns.slice(start, start + acrossPage).map(({ id, head, isBase }) => (
                <th
                  key={id}
                  scope="col"
                  className={cx('border-l p-2 text-left font-normal', isBase && 'bg-sunken')}
                >
                  <div className="flex flex-col">{head}</div>
                </th>
              ))}
              <Rest columns={columns.length} start={start} />
            </tr>
          </thead>
          <tbody>
            {printed.map((row, index) => (
              <tr key={row.key} className="h-9 border-b">
                <th scope="row" className="p-2 text-left font-normal [overflow-wrap:anywhere]">
                  {nameOf(row).join(', ')}
                </th>
                {columns.slice(start, start + acrossPage).map(({ id, parts }, place) => (
                  <GridCell
                    key={id}
                    id={`${id}p${index}`}
                    column={start + place}
                    jobId={id}
                    part={parts?.get(row.key)}
                    isLoading={parts === undefined}
                    isActive={false}
                    cellTarget={cellTarget}
                    hrefOf={hrefOf}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {printed.length < rows.length && (
        <p className="p-2 text-xs">
          The first {formatCount(printed.length)} of {formatCount(rows.length)} rows.
        </p>
      )}
    </div>
  )
}

interface RestProps {
  columns: number
  start: number
}

/** Fills the width of a page after the last reports, so that all columns are as wide. */
const Rest = ({ columns, start }: RestProps) => {
  const left = Math.min(columns, acrossPage) - Math.min(columns - start, acrossPage)
  return left > 0 && <td colSpan={left} />
}
