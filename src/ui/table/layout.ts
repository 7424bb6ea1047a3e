import { cx } from '../base/class-names.ts'
import type { Column } from './column.ts'

/** Heights in px of a row with one line and with two, and of the head. */
export const rowHeights = { 1: 44, 2: 56, head: 36 } as const

/** Width in px of the cell before the columns, for the checkbox and the button that opens details. */
export const leadWidth = (has: { toggle?: unknown; details?: unknown }): number =>
  (has.toggle ? 40 : 0) + (has.details ? 32 : 0)

/** The line under a cell, on all rows but the last: a sticky cell takes only its own border along. */
export const line = 'border-b in-[tr:last-child]:border-b-0'

/** Classes of a body cell. */
export const cellClass = (column: Pick<Column<never>, 'align'>, lines: 1 | 2): string =>
  cx(
    line,
    'px-2.5 font-normal',
    lines === 1 ? 'h-11' : 'h-14',
    column.align === 'end' ? 'text-right' : 'text-left',
  )

// A table that scrolls sideways keeps what tells its rows apart in view; the edge shows once it has moved.
const sticky = 'sticky z-10 bg-inherit'

/** Classes of the cell before the columns. */
export const leadCellClass: string = cx(sticky, 'left-0 px-2')

/** Classes of the first column's cells. */
export const firstCellClass: string = cx(
  sticky,
  'max-sm:max-w-[48vw] max-sm:overflow-hidden max-sm:text-ellipsis',
  'group-data-moved/scroll:shadow-[1px_0_0_var(--color-line)]',
)

/** Classes of what stands in such a cell where rows may grow: on a narrow screen it takes more lines. */
export const firstTextClass: string = cx(
  'max-sm:w-max max-sm:max-w-[calc(48vw-20px)] max-sm:py-1.5',
  'max-sm:whitespace-normal max-sm:[overflow-wrap:anywhere]',
)

/** Classes of what stands in a cell that takes several lines: the head decides how wide it is. */
export const wrappedTextClass =
  'py-1.5 leading-5 whitespace-normal [contain:inline-size] [overflow-wrap:anywhere]'
