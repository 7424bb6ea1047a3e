import type { ReactNode } from 'react'
import type { PageSize } from '@/lib/paging.ts'
import type { SortOrder } from '@/lib/sort-param.ts'

/** Sort value of a cell; undefined is sorted last in both directions. */
export type SortValue = string | number | undefined

/** A column of a table. The array of columns must be referentially stable: a new one rerenders every row. */
export interface Column<Row> {
  /** Also the column's name in the `sort` parameter. */
  id: string
  header: string
  /** Shown in place of the header's text, e.g. a link of the same name. */
  head?: ReactNode
  /** A text alone is cut where the column ends; hover shows all of it. */
  cell: (row: Row) => ReactNode
  /** Second, muted line of the cell. */
  second?: (row: Row) => ReactNode
  /** Makes the column sortable by this value, in the browser. */
  sortValue?: (row: Row) => SortValue
  /** Makes the column sortable by the service. */
  sortedByService?: boolean
  /** The service lists rows by this column, in this direction. */
  listed?: 'ascending' | 'descending'
  /** Direction after the first click on the header; default: ascending. */
  firstSort?: 'ascending' | 'descending'
  /** Least width in px. Content is cut where the column ends, so that rows do not move columns. */
  width: number
  /** Share of the room that the least widths leave; default 0. The first column grows if none does. */
  grow?: number
  /** Marks the column that names the row (its row header); default: the first column. */
  namesRow?: boolean
  /** Hidden unless the user asks for it. */
  optional?: boolean
  /** `end` for numeric columns. */
  align?: 'end'
  /**
   * The cell on a phone, where rows become cards as soon as a column says so: a line of its own, beside others, or
   * left out.
   */
  card?: 'line' | 'part' | 'hidden'
}

/** State of a table that is kept in the URL. Without a page size all rows are on one page. */
export interface TableView {
  page?: number
  pageSize?: PageSize
  sort?: SortOrder | undefined
}

/** Whether the column is sortable: its header is a button. */
export const isSortable = <Row>(column: Column<Row>): boolean =>
  column.sortValue !== undefined || column.sortedByService === true

/** Index of the column whose cells are row headers. */
export const rowHeadIndex = <Row>(columns: readonly Column<Row>[]): number =>
  Math.max(
    0,
    columns.findIndex(({ namesRow }) => namesRow),
  )

/** Id of the column that says what a row is about: it is always shown. */
export const identityOf = (columns: readonly Column<never>[]): string | undefined =>
  columns[rowHeadIndex(columns)]?.id

/** Whether a column is hidden: one that is named, or an optional one that is not; never the identity. */
export const isHidden = (
  { id, optional = false }: Pick<Column<never>, 'id' | 'optional'>,
  named: readonly string[],
  identity: string | undefined,
): boolean => id !== identity && named.includes(id) !== optional

/** The columns to show: all but the hidden ones, and the identity in any case. The same array if none is hidden. */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  named: readonly string[],
): readonly Column<Row>[] => {
  const identity = identityOf(columns)
  const shown = columns.filter((column) => !isHidden(column, named, identity))
  return shown.length === columns.length ? columns : shown
}

export const sortableIds = (columns: readonly Column<never>[]): readonly string[] =>
  columns.filter(isSortable).map(({ id }) => id)

/** The sort order after a click on a column's header: first its `firstSort`, then alternating. */
export const nextSort = <Row>(column: Column<Row>, current: SortOrder | undefined): SortOrder => {
  const first = column.firstSort ?? 'ascending'
  if (current?.column !== column.id) return { column: column.id, direction: first }
  const direction = current.direction === 'ascending' ? 'descending' : 'ascending'
  return { column: column.id, direction }
}
