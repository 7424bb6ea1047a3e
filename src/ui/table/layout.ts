import { cx } from '../base/class-names.ts'
import type { Column } from './column.ts'

/** Heights in px of rows with one and two lines, of those of a table that is read across, and of the header. */
export const rowHeights = { 1: 44, 2: 56, dense: 32, head: 36 } as const

/** Lines in the rows of a table: `dense` for one line of numbers beside each other. */
export type RowLines = 1 | 2 | 'dense'

/** Classes for the height of a row's cells. */
export const heightClasses = { 1: 'h-11', 2: 'h-14', dense: 'h-8' } as const

/** Height in px of what stands above the first row of a list at least: toolbar, title and head. */
const aboveRows = 160

/** How many rows of a list the window shows at most. */
export const rowsInView = (lines: RowLines, windowHeight: number = window.innerHeight): number =>
  Math.max(1, Math.ceil((windowHeight - aboveRows) / rowHeights[lines]))

/** Width in px of the cell before the columns, for the checkbox and the details button. */
export const leadWidth = (has: { toggle?: unknown; details?: unknown }): number =>
  (has.toggle ? 40 : 0) + (has.details ? 32 : 0)

/** Width in px of the cell after the columns, for the row menu. */
export const actionsWidth = 48

/**
 * CSS widths of columns: the least widths, and of the room that they leave each growing column its share. `100cqw`
 * is the width of the table's container; `reserved` is in px and belongs to the cells beside the columns.
 */
export const columnWidths = (
  columns: readonly Pick<Column<never>, 'width' | 'grow'>[],
  reserved: number,
): readonly string[] => {
  const least = columns.reduce((sum, { width }) => sum + width, reserved)
  const shares = columns.reduce((sum, { grow = 0 }) => sum + grow, 0)
  return columns.map(({ width, grow = 0 }, index) => {
    const share = shares > 0 ? grow / shares : index === 0 ? 1 : 0
    // The first column is sticky: on narrow screens it leaves room for the others.
    const own = index === 0 ? `min(${width}px, 48vw)` : `${width}px`
    return share === 0 ? own : `calc(${own} + max(0px, 100cqw - ${least}px) * ${share})`
  })
}

/** Width in px of the table of a window of 1280 px, whose proportions those on paper are. */
const commonWidth = 1024

/** CSS widths of columns on paper, which is as wide as it is: shares of its width, as they are on a common screen. */
export const paperWidths = (
  columns: readonly Pick<Column<never>, 'width' | 'grow'>[],
): readonly string[] => {
  const least = columns.reduce((sum, { width }) => sum + width, 0)
  const shares = columns.reduce((sum, { grow = 0 }) => sum + grow, 0)
  const room = Math.max(0, commonWidth - least)
  const parts = columns.map(
    ({ width, grow = 0 }, index) =>
      width + room * (shares > 0 ? grow / shares : Number(index === 0)),
  )
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => `${((part / whole) * 100).toFixed(2)}%`)
}

/** Bottom border of all rows but the last. Set on each cell, as a sticky cell moves only with its own border. */
export const line = 'border-b in-[tr:last-child]:border-b-0'

/** Cuts a line of a cell; not by `hidden`, which makes each cell a scroll container and costs a tenth of the layout. */
export const truncate = 'overflow-clip text-ellipsis'

/** Classes of a body cell. */
export const cellClass = (column: Pick<Column<never>, 'align'>, lines: RowLines): string =>
  cx(
    line,
    truncate,
    'px-2.5 font-normal',
    heightClasses[lines],
    column.align === 'end' ? 'text-right tabular-nums' : 'text-left',
  )

// The first column is sticky, so that rows can be identified while scrolling; its edge shows once scrolled.
const sticky = 'sticky z-10 bg-inherit'

/** Classes of the cell before the columns. */
export const leadCellClass: string = cx(sticky, 'left-0 px-2')

/** Classes of the cell after the columns: of a table that scrolls sideways it stays in view, but on a phone. */
export const actionsCellClass: string = cx(
  'sm:group-data-wide/scroll:sticky sm:group-data-wide/scroll:right-0 sm:group-data-wide/scroll:z-10',
  'sm:group-data-wide/scroll:bg-inherit sm:group-data-wide/scroll:shadow-[-1px_0_0_var(--color-line)]',
)

/** Classes of the first column's cells. */
export const firstCellClass: string = cx(
  sticky,
  'group-data-moved/scroll:shadow-[1px_0_0_var(--color-line)]',
)
