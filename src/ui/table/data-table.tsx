import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { clampPage, type Extent, rowsText, slicePage } from '@/lib/paging.ts'
import { cx } from '../base/class-names.ts'
import { codeLoader } from '../base/code-loader.ts'
import { usePrinting } from '../base/use-printing.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { appearsLate } from '../feedback/skeleton.tsx'
import { type Column, shownColumns, type TableView } from './column.ts'
import { useColumnsInView } from './columns-in-view.ts'
import { TableHead } from './head.tsx'
import {
  actionsWidth,
  columnWidths,
  leadWidth,
  paperWidths,
  type RowLines,
  rowHeights,
  rowsInView,
} from './layout.ts'
import { Pagination } from './pagination.tsx'
import { MemoRow, type RowDetails, type RowOptions } from './row.tsx'
import { useRowFocus } from './row-focus.ts'
import { idOf } from './row-id.ts'
import { pageSelection, type Selection, useToggle } from './selection.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { headOf, SectionHead, type Sections, useSections } from './table-sections.tsx'
import { useOverflow } from './use-overflow.ts'
import { type TableRow, useSortedRows } from './use-sorted-rows.ts'

export { type Column, identityOf, isHidden, sortableIds, type TableView } from './column.ts'
export type { RowDetails } from './row.tsx'
export type { Selection } from './selection.tsx'

/** Pages with more rows than this are virtualized. */
const virtualFrom = 100

/** A table that scrolls sideways scrolls down by itself from this many rows on, so that its head stays. */
const longFrom = 20

const none: never[] = []

/** Most rows that are printed: some thirty pages. */
const paperLimit = 1000

/** Rows shown until the virtualization code is loaded. */
const fallbackRows = 40

// `lazy` loses the type parameter.
const VirtualRows = lazy(codeLoader(() => import('./virtual-rows.tsx'))) as unknown as Virtual

type Virtual = typeof import('./virtual-rows.tsx').default

// `lazy` loses the type parameter.
const SelectionBar = lazy(codeLoader(() => import('./selection-bar.tsx'))) as unknown as Bar

type Bar = typeof import('./selection-bar.tsx').default

interface DataTableProps<Row extends object> {
  /** Accessible name: `Reports`. */
  label: string
  /** Must be referentially stable. The first column identifies the rows and is sticky. */
  columns: readonly Column<Row>[]
  /** Ids of columns that are not shown, or shown if they are optional; rows can be sorted by any. Must be referentially stable. */
  hiddenColumns?: readonly string[] | undefined
  /** The rows, filtered by the caller; undefined until the first ones are loaded. */
  rows: readonly Row[] | undefined
  /** Default: its `id`. Must be referentially stable. */
  rowId?: ((row: Row) => string) | undefined
  /** 2 if a column has a second line. */
  lines?: RowLines
  /** Content of a row that is the head of those below it; undefined for all others. Must be referentially stable. */
  groupHead?: RowOptions<Row>['groupHead']
  /** False while more rows load. */
  complete?: boolean
  /** What lacks of the list did not come, and is not on its way. */
  isStopped?: boolean
  /** Number of loaded items before filtering; default: the number of rows. */
  loadedCount?: number
  /** True while the rows are refetched. */
  refreshing?: boolean
  /** Page, page size and sort order, from the URL. */
  view?: TableView
  /**
   * Called with the changed part of the view; a new sort order resets the page to 1. `replace`: nobody has asked for
   * it, as the page of the view does not exist.
   */
  onViewChange?: (change: TableView, options?: { replace: boolean }) => void
  selection?: Selection<Row>
  /** Renders the menu of a row. Must be referentially stable. */
  rowActions?: (row: Row) => ReactNode
  /** Expandable details of a row. Must be referentially stable. Not for virtual tables. */
  details?: RowDetails<Row>
  /** Parts of the list with a head each. Not for virtual tables. */
  sections?: Sections<Row> | undefined
  empty?: ReactNode
  /** False for a table whose count is told elsewhere: there is nothing below the rows. */
  foot?: boolean
  /** Error alert: replaces the rows if none are loaded, else shown above them. */
  error?: ReactNode
}

/**
 * The table of the console. Sorts and pages its rows, keeps old rows while new ones load, and has loading,
 * empty and error states. A row rerenders only when its object changes, so pass the same object for an
 * unchanged row.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    rowId = idOf,
    lines = 1,
    view = {},
    selection,
    details,
    error,
    foot = true,
  } = props
  const columns = useMemo(
    () => shownColumns(props.columns, props.hiddenColumns ?? []),
    [props.columns, props.hiddenColumns],
  )
  const { complete = true, isStopped = false, refreshing = false } = props
  // State, not a ref: the effects of the virtual body, which run before this component's, need the element.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const overflowing = useOverflow(scroller)
  const range = useColumnsInView(scroller, columns)
  useRowFocus(scroller)
  const statusId = useId()

  const sortColumn = props.columns.find((column) => column.id === view.sort?.column)
  const ordered = useSortedRows(props.rows, sortColumn, view.sort?.direction, rowId)
  const [sorted, sections] = useSections(ordered ?? none, props.sections, view.sort)
  const extent: Extent = { count: sorted.length, complete, isStopped, loaded: props.loadedCount }
  const pageSize = view.pageSize ?? Math.max(1, sorted.length)
  const page = clampPage(view.page ?? 1, pageSize, extent)
  const next = useMemo(() => slicePage(sorted, page, pageSize), [sorted, page, pageSize])
  useRealPage({ ...props, isKnown: ordered !== undefined && complete }, page)
  const isPrinting = usePrinting()
  // On paper there is nothing to turn or to scroll.
  const printed = useMemo(
    () => (isPrinting ? sorted.slice(0, paperLimit) : undefined),
    [sorted, isPrinting],
  )
  const virtual = !isPrinting && next.length > virtualFrom
  // The first rows are drawn as far as the window shows them, and other ones in small pieces: nobody waits for rows
  // out of sight, and the head shows a new order at once.
  const last = useDeferredValue(next, none)
  const begins = !virtual && next.length > 0 && last.length === 0
  const current = begins ? next.slice(0, rowsInView(lines)) : next.length === 0 ? next : last
  const shown = printed ?? current
  const pending = begins && !isPrinting ? next.length - shown.length : 0
  const hasRows = shown.length > 0
  useEffect(() => {
    // Measured are the first ones. Tests whose time stands still have no timings.
    if (hasRows) performance.mark?.('rows')
  }, [hasRows])

  const [expanded, expand] = useExpanded()
  const toggle = useToggle(selection)
  const { rowActions, groupHead } = props
  const { rowLabel, unselectable } = selection ?? {}
  const isCards = !virtual && columns.some(({ card }) => card !== undefined)
  const options = useMemo<RowOptions<Row>>(
    () => ({
      columns,
      // A phone shows all cells of a card.
      range: isPrinting || isCards ? undefined : range,
      lines,
      groupHead,
      toggle: rowLabel && toggle,
      selectLabel: rowLabel,
      unselectable,
      actions: rowActions,
      expand,
      details,
    }),
    [
      columns,
      range,
      isPrinting,
      isCards,
      lines,
      groupHead,
      rowLabel,
      toggle,
      unselectable,
      rowActions,
      expand,
      details,
    ],
  )

  const lead = leadWidth(options)
  const framed = virtual || (overflowing && next.length > longFrom)
  const widths = useMemo(
    () =>
      isPrinting
        ? paperWidths(columns)
        : columnWidths(columns, lead + (rowActions ? actionsWidth : 0)),
    [columns, lead, rowActions, isPrinting],
  )
  const failed = props.rows === undefined && error !== undefined
  const waiting =
    !failed && shown.length === 0 && (ordered === undefined || !(complete || isStopped))
  const empty = !failed && !waiting && next.length === 0
  const change = (part: TableView) => props.onViewChange?.(part)
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
  const first = printed ? 0 : (page - 1) * pageSize
  const sectionedRow = (each: TableRow<Row>, at: number) => {
    const head = sections && headOf(sections, each, sorted[first + at - 1], at === 0)
    if (!head) return row(each)
    const span = columns.length + (lead > 0 ? 1 : 0) + (rowActions ? 1 : 0)
    return [
      <SectionHead key={`above ${each.id}`} span={span}>
        {head}
      </SectionHead>,
      row(each),
    ]
  }

  return (
    <div className="flex flex-col gap-3 text-sm">
      {!failed && error}
      <section className="relative">
        {selection && selection.selected.size > 0 && (
          <Suspense fallback={null}>
            <SelectionBar selection={selection} rows={sorted} complete={complete} left={lead} />
          </Suspense>
        )}
        <div className="relative overflow-clip rounded-lg border bg-surface">
          {refreshing && (
            <div className={cx('absolute inset-x-0 top-0 z-30 h-0.5 overflow-hidden', appearsLate)}>
              <div className="h-full animate-pulse bg-primary" />
            </div>
          )}
          <div
            ref={setScroller}
            onScroll={(event) => markScrolled(event.currentTarget)}
            data-cards={isCards || undefined}
            data-wide={overflowing || undefined}
            className={cx(
              'group/scroll @container relative',
              // Not in general: the head sticks to the nearest element that scrolls.
              (framed || overflowing) && 'overflow-x-auto',
              framed && 'max-h-[max(320px,calc(100dvh-220px))] overflow-y-auto',
            )}
            {...((virtual || overflowing) && { tabIndex: 0, role: 'region', 'aria-label': label })}
          >
            <table
              aria-label={label}
              aria-busy={waiting || refreshing || shown !== next}
              aria-describedby={failed || empty || !foot ? undefined : statusId}
              aria-rowcount={virtual ? next.length + 1 : undefined}
              className="w-full table-fixed border-separate border-spacing-0 whitespace-nowrap"
            >
              <TableHead
                columns={columns}
                sort={view.sort}
                onSort={props.onViewChange && ((sort) => change({ sort, page: 1 }))}
                widths={widths}
                lead={lead}
                hasActions={rowActions !== undefined}
                selectAll={selection && pageSelection(selection, next)}
                className={cx(
                  'z-20',
                  framed ? 'sticky top-0' : !overflowing && 'sticky top-toolbar',
                )}
              />
              {virtual ? (
                <Suspense fallback={<tbody>{shown.slice(0, fallbackRows).map(row)}</tbody>}>
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
                <tbody>
                  {shown.map(sectionedRow)}
                  {pending > 0 && (
                    <tr aria-hidden style={{ height: pending * rowHeights[lines] }}>
                      <td colSpan={columns.length} />
                    </tr>
                  )}
                </tbody>
              )}
            </table>
          </div>
          {!foot && printed && printed.length < sorted.length && (
            <p className="p-2.5 text-xs">
              The first {formatCount(printed.length)} of {formatCount(sorted.length)} rows.
            </p>
          )}
          {failed && <div className="p-3">{error}</div>}
          {empty && (props.empty ?? <EmptyState />)}
          {!failed && !empty && foot && (
            <div
              className={cx(
                // Below placeholders it would move up to the rows, which may be few: it has no place of its own yet.
                waiting
                  ? 'contents'
                  : 'flex min-h-11 items-center gap-3.5 border-t px-2.5 text-xs text-muted',
              )}
            >
              <span
                id={statusId}
                role="status"
                className={waiting ? 'sr-only top-0' : 'min-w-0 flex-1'}
              >
                {sorted.length === 0
                  ? 'Loading...'
                  : rowsText(printed ? 1 : page, printed ? printed.length : pageSize, extent)}
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

/** Puts a page right that does not exist. The selected rows alone are few, and the page is that of the others. */
const useRealPage = <Row extends object>(
  { isKnown, view, selection, onViewChange }: DataTableProps<Row> & { isKnown: boolean },
  page: number,
) => {
  const isWrong =
    isKnown && !selection?.kept?.only && view?.page !== undefined && view.page !== page
  useEffect(() => {
    if (isWrong) onViewChange?.({ page }, { replace: true })
  }, [isWrong, onViewChange, page])
}

// An attribute, not state, so that scrolling causes no render.
const markScrolled = (element: HTMLElement) => {
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
