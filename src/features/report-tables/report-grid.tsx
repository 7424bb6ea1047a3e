import { type ReactNode, type UIEvent, useId } from 'react'
import type { GridRow } from '@/models/report-tables/grid-model.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { useHrefs } from '@/page/plain-links.ts'
import { usePrinting } from '@/ui/base/use-printing.ts'
import type { CellTarget, GridColumn } from './grid-cell.tsx'
import { type DrawnColumns, GridHead, Row, sizes } from './grid-row.tsx'
import { PrintedGrid } from './printed-grid.tsx'
import { useActiveCell } from './use-active-cell.ts'
import { useGridWindow } from './use-grid-window.ts'

interface ReportGridProps {
  label: string
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  /** The name of a row, in parts. Must be referentially stable. */
  nameOf: (row: GridRow) => readonly string[]
  /** Where the name of a row leads. Must be referentially stable. */
  rowTarget: (row: GridRow) => LinkTarget | undefined
  /** Where a cell leads. Must be referentially stable. */
  cellTarget: CellTarget
  /** Height of the heads in px. */
  headHeight: number
  /** Above the names of the rows. */
  corner: ReactNode
  /** Distance to the right end, in px, at which `onNearEnd` is called. */
  edge?: number
  onNearEnd?: (() => void) | undefined
  /** Opens what a cell leads to. Must be referentially stable. */
  onOpen: (target: LinkTarget) => void
  /** Called for the key `b`, which makes a report the base. */
  onMakeBase?: ((jobId: string) => void) | undefined
}

/**
 * Reports side by side: a row for each part, a column for each report. Only the cells in view are in the page; the
 * heads and the names of the rows stay. One tab stop; keys move the active cell.
 */
export function ReportGrid(props: ReportGridProps) {
  const { label, columns, rows, nameOf, rowTarget, cellTarget, headHeight, onOpen } = props
  const { edge = 0, onNearEnd, onMakeBase } = props
  const id = useId()
  const window = useGridWindow({ rowCount: rows.length, columnCount: columns.length, headHeight })
  const { from, to, before, first, scrollTo } = window
  const drawn: DrawnColumns = { columns: columns.slice(from, to), from, before, first }
  const { active, onKeyDown, onClick } = useActiveCell({
    columns,
    rows,
    cellTarget,
    scrollTo,
    onOpen,
    onMakeBase,
  })
  const hrefOf = useHrefs()
  const isPrinting = usePrinting()
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollWidth, scrollLeft, clientWidth } = currentTarget
    currentTarget.toggleAttribute('data-moved', scrollLeft > 0)
    if (scrollLeft > 0 && scrollWidth - scrollLeft - clientWidth <= edge) onNearEnd?.()
  }
  return (
    <>
      {isPrinting && <PrintedGrid {...props} hrefOf={hrefOf} />}
      <div
        ref={window.setScroller}
        onScroll={onScroll}
        className="group/scroll relative print:hidden max-h-[max(320px,calc(100dvh-300px))] overflow-auto"
      >
        {/* Laid out by hand, as only the cells in view are in the page. */}
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move from cell to cell.
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-activedescendant={active && `${id}r${active.row}c${active.column}`}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onClick={onClick}
          className="relative block focus-visible:outline-offset-[-2px]"
          style={window.size}
        >
          <GridHead drawn={drawn} height={headHeight} corner={props.corner} />
          <tbody className="contents">
            {window.rows.map((index) => {
              const row = rows[index]
              return (
                row && (
                  <Row
                    {...drawn}
                    key={row.key}
                    id={id}
                    index={index}
                    top={headHeight + index * sizes.row}
                    row={row}
                    nameOf={nameOf}
                    rowTarget={rowTarget}
                    active={active?.row === index ? active.column : undefined}
                    cellTarget={cellTarget}
                    hrefOf={hrefOf}
                  />
                )
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}
