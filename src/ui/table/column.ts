import type { ReactNode } from 'react'
import type { PageSize } from '@/lib/paging.ts'
import type { SortOrder } from '@/lib/sort-param.ts'

/** What a column sorts by; undefined stands at the end in both directions. */
export type SortValue = string | number | undefined

/** A column of a table. Keep the list of columns stable: a new list renders every row anew. */
export interface Column<Row> {
  /** Also the name by which the table is sorted. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** A second, muted line under the cell. */
  second?: (row: Row) => ReactNode
  /** Makes the column sortable: the table sorts its rows by this value. */
  sortValue?: (row: Row) => SortValue
  /** Makes the column sortable where rows come sorted by the service. */
  sortedByService?: boolean
  /** The direction of the first press on the head; ascending unless given. */
  firstSort?: 'ascending' | 'descending'
  /**
   * Width in px of what its cells usually hold. The head keeps that much room, so that it stays where it is
   * when rows come; only what is wider and does not wrap makes the column wider.
   */
  typicalWidth?: number
  /**
   * What the cell holds takes as many lines as it needs, and where there is little room the column is this
   * narrow, in px; no row changes its width. Needs a `typicalWidth`. Not for tables that are virtual.
   */
  wrapsAt?: number
  /** True for the column that names the row, where that is not the first one. */
  namesRow?: boolean
  /** `end` for numbers. */
  align?: 'end'
  /** Width in px, needed only where the table is long enough to be virtual; the others share the rest. */
  width?: number
}

/** What of a table stands in the URL. Without a page size all rows are on one page. */
export interface TableView {
  page?: number
  pageSize?: PageSize
  sort?: SortOrder | undefined
}

/** True when the head of the column is a button. */
export const isSortable = <Row>(column: Column<Row>): boolean =>
  column.sortValue !== undefined || column.sortedByService === true

/** The place of the column whose cells are the heads of their rows. */
export const rowHeadIndex = <Row>(columns: readonly Column<Row>[]): number =>
  Math.max(
    0,
    columns.findIndex(({ namesRow }) => namesRow),
  )

/** Names of the columns that a table can be sorted by. */
export const sortableIds = (columns: readonly Column<never>[]): readonly string[] =>
  columns.filter(isSortable).map(({ id }) => id)

/** The sort after a press on the head of a column: its first direction, then the other one, in turn. */
export const nextSort = <Row>(column: Column<Row>, current: SortOrder | undefined): SortOrder => {
  const first = column.firstSort ?? 'ascending'
  if (current?.column !== column.id) return { column: column.id, direction: first }
  const direction = current.direction === 'ascending' ? 'descending' : 'ascending'
  return { column: column.id, direction }
}
