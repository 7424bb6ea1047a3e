import { cx } from '../base/class-names.ts'
import type { Column } from './column.ts'

/** Heights in px of rows with one and two lines, and of the header. */
export const rowHeights = { 1: 44, 2: 56, head: 36 } as const

/** Width in px of the cell before the columns, for the checkbox and the details button. */
export const leadWidth = (has: { toggle?: unknown; details?: unknown }): number =>
  (has.toggle ? 40 : 0) + (has.details ? 32 : 0)

/** Bottom border of all rows but the last. Set on each cell, as a sticky cell moves only with its own border. */
export const line = 'border-b in-[tr:last-child]:border-b-0'

/** Classes of a body cell. */
export const cellClass = (column: Pick<Column<never>, 'align'>, lines: 1 | 2): string =>
  cx(
    line,
    'px-2.5 font-normal',
    lines === 1 ? 'h-11' : 'h-14',
    column.align === 'end' ? 'text-right' : 'text-left',
  )

// The first column is sticky, so that rows can be identified while scrolling; its edge shows once scrolled.
const sticky = 'sticky z-10 bg-inherit'

/** Classes of the cell before the columns. */
export const leadCellClass: string = cx(sticky, 'left-0 px-2')

/** Classes of the first column's cells. */
export const firstCellClass: string = cx(
  sticky,
  'max-sm:max-w-[48vw] max-sm:overflow-hidden max-sm:text-ellipsis',
  'group-data-moved/scroll:shadow-[1px_0_0_var(--color-line)]',
)

/** Classes of the first column's content where rows may grow: it wraps on narrow screens. */
export const firstTextClass: string = cx(
  'max-sm:w-max max-sm:max-w-[calc(48vw-20px)] max-sm:py-1.5',
  'max-sm:whitespace-normal max-sm:[overflow-wrap:anywhere]',
)

/** Classes of wrapping content: the header determines its width. */
export const wrappedTextClass =
  'py-1.5 leading-5 whitespace-normal [contain:inline-size] [overflow-wrap:anywhere]'
