import { lazy, type ReactNode, Suspense, useCallback, useId, useMemo, useState } from 'react'
import { clampPage, type Extent, rowsText, slicePage } from '@/lib/paging.ts'
import { cx } from '../base/class-names.ts'
import { codeLoader } from '../base/code-loader.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { appearsLate } from '../feedback/skeleton.tsx'
import type { Column, TableView } from './column.ts'
import { TableHead } from './head.tsx'
import { leadWidth } from './layout.ts'
import { Pagination } from './pagination.tsx'
import { MemoRow, type RowDetails, type RowOptions } from './row.tsx'
import { pageSelection, type Selection, SelectionBar, useToggle } from './selection.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { useOverflow } from './use-overflow.ts'
import { type TableRow, useSortedRows } from './use-sorted-rows.ts'

export { type Column, sortableIds, type TableView } from './column.ts'
export type { RowDetails } from './row.tsx'
export type { Selection } from './selection.tsx'

/** Above this many rows on one page only those in view are in the document. */
const virtualFrom = 100

/** Rows of a long table that show until the code that makes it virtual is there. */
const rowsAtFirst = 40

// `lazy` forgets that the component is generic.
const VirtualRows = lazy(codeLoader(() => import('./virtual-rows.tsx'))) as unknown as Virtual

type Virtual = typeof import('./virtual-rows.tsx').default

interface DataTableProps<Row extends object> {
  /** Names the table: `Reports`. */
  label: string
  /** Keep the list stable; the first column tells the rows apart and stays in view. */
  columns: readonly Column<Row>[]
  /** The rows, filtered by the caller; undefined while there are none yet. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** 2 where a column has a second line. */
  lines?: 1 | 2
  /** False while rows are still being loaded. */
  complete?: boolean
  /** How many items are loaded, where a filter leaves some of them out of `rows`. */
  loadedCount?: number
  /** The rows on show are being asked for again. */
  refreshing?: boolean
  /** Page, page size and sort, as they stand in the URL. */
  view?: TableView
  /** What the user changes of it; a new sort also goes to the first page. */
  onViewChange?: (change: TableView) => void
  selection?: Selection<Row>
  /** The row's menu, at its right end. Keep it stable. */
  rowActions?: (row: Row) => ReactNode
  /** What unfolds under a row. Keep it stable. Not for tables of more than 100 rows a page. */
  details?: RowDetails<Row>
  /** Shown in place of the rows of a complete list that has none. */
  empty?: ReactNode
  /** What failed: in place of the rows when there are none yet, else above them. */
  error?: ReactNode
}

/**
 * The one table of the console. It sorts and pages what it is given, keeps old rows while new ones come,
 * and has its own loading, empty and error states. A row renders anew only when its own object changes, so
 * hand over rows whose identity holds while they are equal.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rowId, lines = 1, view = {}, selection, details, error } = props
  const { complete = true, refreshing = false } = props
  // State, not a ref: the virtual body below needs the element in its own effects, which run first.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const overflowing = useOverflow(scroller)
  const statusId = useId()

  const sortColumn = columns.find((column) => column.id === view.sort?.column)
  const sorted = useSortedRows(props.rows, sortColumn, view.sort?.direction, rowId)
  const extent: Extent = { count: sorted.length, complete, loaded: props.loadedCount }
  const pageSize = view.pageSize ?? Math.max(1, sorted.length)
  const page = clampPage(view.page ?? 1, pageSize, extent)
  const shown = useMemo(() => slicePage(sorted, page, pageSize), [sorted, page, pageSize])

  const [expanded, expand] = useExpanded()
  const toggle = useToggle(selection)
  const { rowActions } = props
  const { rowLabel, unselectable } = selection ?? {}
  const options = useMemo<RowOptions<Row>>(
    () => ({
      columns,
      lines,
      toggle: rowLabel && toggle,
      selectLabel: rowLabel,
      unselectable,
      actions: rowActions,
      expand,
      details,
    }),
    [columns, lines, rowLabel, toggle, unselectable, rowActions, expand, details],
  )

  const lead = leadWidth(options)
  const virtual = shown.length > virtualFrom
  const failed = props.rows === undefined && error !== undefined
  const waiting = !failed && shown.length === 0 && (props.rows === undefined || !complete)
  const empty = !failed && !waiting && shown.length === 0
  const change = (next: TableView) => props.onViewChange?.(next)
  const row = ({ id, data }: TableRow<Row>) => (
    <MemoRow
      key={id}
      id={id}
      data={data}
      options={options}
      selected={selection?.selected.has(id) ?? false}
      expanded={expanded.has(id)}
    />
  )

  return (
    <div className="flex flex-col gap-3 text-sm">
      {!failed && error}
      <section className="relative">
        {selection && <SelectionBar selection={selection} rows={sorted} left={lead} />}
        <div className="relative overflow-hidden rounded-lg border bg-surface">
          {refreshing && (
            <div className={cx('absolute inset-x-0 top-0 z-30 h-0.5 overflow-hidden', appearsLate)}>
              <div className="h-full animate-pulse bg-primary" />
            </div>
          )}
          <div
            ref={setScroller}
            onScroll={(event) => markMoved(event.currentTarget)}
            className={cx(
              'group/scroll @container relative overflow-x-auto',
              virtual && 'max-h-[max(320px,calc(100dvh-220px))] overflow-y-auto',
            )}
            {...((virtual || overflowing) && { tabIndex: 0, role: 'region', 'aria-label': label })}
          >
            <table
              aria-label={label}
              aria-busy={waiting || refreshing}
              aria-describedby={failed || empty ? undefined : statusId}
              aria-rowcount={virtual ? shown.length + 1 : undefined}
              className={cx(
                'w-full border-separate border-spacing-0 whitespace-nowrap',
                virtual && 'table-fixed',
              )}
            >
              <TableHead
                columns={columns}
                sort={view.sort}
                onSort={props.onViewChange && ((sort) => change({ sort, page: 1 }))}
                lead={lead}
                hasActions={rowActions !== undefined}
                selectAll={selection && pageSelection(selection, shown)}
                pinned={virtual}
              />
              {virtual ? (
                <Suspense fallback={<tbody>{shown.slice(0, rowsAtFirst).map(row)}</tbody>}>
                  <VirtualRows
                    rows={shown}
                    options={options}
                    selected={selection?.selected}
                    expanded={expanded}
                    scroller={scroller}
                  />
                </Suspense>
              ) : waiting ? (
                <SkeletonRows
                  count={Math.min(view.pageSize ?? 10, 10)}
                  columns={columns}
                  lead={lead}
                  hasActions={rowActions !== undefined}
                  lines={lines}
                />
              ) : (
                <tbody>{shown.map(row)}</tbody>
              )}
            </table>
          </div>
          {failed && <div className="p-3">{error}</div>}
          {empty && (props.empty ?? <EmptyState />)}
          {!failed && !empty && (
            <div className="flex min-h-11 items-center gap-3.5 border-t px-2.5 text-xs text-muted">
              <span id={statusId} role="status" className="min-w-0 flex-1">
                {sorted.length === 0 ? 'Loading...' : rowsText(page, pageSize, extent)}
              </span>
              {view.pageSize !== undefined && sorted.length > 0 && (
                <Pagination
                  page={page}
                  pageSize={view.pageSize}
                  count={sorted.length}
                  complete={complete}
                  onPageChange={(to) => change({ page: to })}
                  onPageSizeChange={(size) =>
                    change({ pageSize: size, page: Math.floor(((page - 1) * pageSize) / size) + 1 })
                  }
                />
              )}
            </div>
          )}
        </div>
      </section>
    </div>
  )
}

// Written to the element, not to state: scrolling renders nothing.
const markMoved = (element: HTMLElement) => {
  element.toggleAttribute('data-moved', element.scrollLeft > 0)
}

const useExpanded = () => {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string) => {
    setExpanded((current) => {
      const next = new Set(current)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  return [expanded, toggle] as const
}
