import { useRouter } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type UIEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { formatDuration } from '@/lib/durations.ts'
import { isLinkable } from '@/lib/ids.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import type { GridPart, GridParts, GridRow } from '../model/report-grid.ts'

/** A column of a grid of reports: one report. */
interface GridColumn {
  id: string
  head: ReactNode
  isBase: boolean
  /** Undefined while they load. */
  parts: GridParts | undefined
}

const sizes = { row: 44, column: 148, first: 264, narrowFirst: 148 } as const

/** Width in px below which the first column is narrow. */
const narrowBelow = 600

interface ReportGridProps {
  label: string
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  nameOf: (row: GridRow) => readonly string[]
  /** Where the name of a row leads. Must be referentially stable. */
  rowTarget: (row: GridRow) => LinkTarget | undefined
  /** Where a cell leads. Must be referentially stable. */
  cellTarget: (jobId: string, part: GridPart) => LinkTarget | undefined
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

interface Place {
  row: number
  column: number
}

/** How the keys move the active cell, by rows and columns. */
const moves: { readonly [key: string]: readonly [rows: number, columns: number] } = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  j: [1, 0],
  k: [-1, 0],
  l: [0, 1],
  h: [0, -1],
  PageDown: [10, 0],
  PageUp: [-10, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/**
 * Reports side by side: a row for each part, a column for each report. Only the cells in view are in the page; the
 * heads and the names of the rows stay. One tab stop; keys move the active cell.
 */
export function ReportGrid(props: ReportGridProps) {
  const { label, columns, rows, nameOf, rowTarget, cellTarget, headHeight, corner, onOpen } = props
  const { edge = 0, onNearEnd, onMakeBase } = props
  const id = useId()
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [active, setActive] = useState<Place>()
  const first = scroller && scroller.clientWidth < narrowBelow ? sizes.narrowFirst : sizes.first
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => sizes.row,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    overscan: 4,
    initialRect: { width: 0, height: 640 },
  })
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller,
    estimateSize: () => sizes.column,
    paddingStart: first,
    scrollPaddingStart: first,
    overscan: 2,
    initialRect: { width: 1024, height: 0 },
  })
  const measured = useRef(first)
  useLayoutEffect(() => {
    if (measured.current === first) return
    measured.current = first
    across.measure()
  }, [across, first])
  const shownRows = down.getVirtualItems()
  const shownColumns = across.getVirtualItems()
  const from = shownColumns[0]?.index ?? 0
  const to = (shownColumns.at(-1)?.index ?? -1) + 1
  const before = (shownColumns[0]?.start ?? first) - first
  const cellId = ({ row, column }: Place) => `${id}r${row}c${column}`

  const go = (place: Place) => {
    setActive(place)
    down.scrollToIndex(place.row)
    across.scrollToIndex(place.column)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || rows.length === 0) return
    const place = active ?? { row: 0, column: 0 }
    const [byRows, byColumns] = moves[event.key] ?? []
    const column = columns[place.column]
    if (byRows !== undefined && byColumns !== undefined) {
      go(
        active
          ? {
              row: clamp(place.row + byRows, rows.length),
              column: clamp(place.column + byColumns, columns.length),
            }
          : place,
      )
    } else if (event.key === 'Enter' && active && event.target === event.currentTarget) {
      const row = rows[place.row]
      const part = row && column?.parts?.get(row.key)
      const target = part && column && cellTarget(column.id, part)
      if (!target) return
      onOpen(target)
    } else if (event.key === 'b' && column && onMakeBase) {
      onMakeBase(column.id)
    } else {
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollWidth, scrollLeft, clientWidth } = currentTarget
    currentTarget.toggleAttribute('data-moved', scrollLeft > 0)
    if (scrollLeft > 0 && scrollWidth - scrollLeft - clientWidth <= edge) onNearEnd?.()
  }

  return (
    <div
      ref={setScroller}
      onScroll={onScroll}
      className="group/scroll relative max-h-[max(320px,calc(100dvh-300px))] overflow-auto"
    >
      {/* Laid out by hand, as only the cells in view are in the page. */}
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move from cell to cell.
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={active && cellId(active)}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="relative block focus-visible:outline-offset-[-2px]"
        style={{ height: down.getTotalSize(), width: across.getTotalSize() }}
      >
        <thead className="sticky top-0 z-20 block bg-surface">
          <tr aria-rowindex={1} className="flex border-b" style={{ height: headHeight }}>
            <th
              scope="col"
              aria-colindex={1}
              className={cx(firstCell, 'flex items-end bg-surface px-4 py-2 text-left')}
              style={{ width: first }}
            >
              {corner}
            </th>
            {columns.slice(from, to).map((column, place) => (
              <th
                key={column.id}
                scope="col"
                aria-colindex={from + place + 2}
                className={cx(
                  'flex shrink-0 flex-col overflow-hidden border-l px-2 py-1.5 text-left font-normal',
                  column.isBase && 'bg-sunken',
                )}
                style={{ width: sizes.column, marginLeft: place === 0 ? before : undefined }}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="contents">
          {shownRows.map(({ index, start }) => {
            const row = rows[index]
            return (
              row && (
                <Row
                  key={row.key}
                  id={id}
                  index={index}
                  top={start}
                  row={row}
                  names={nameOf(row)}
                  to={rowTarget(row)}
                  columns={columns}
                  from={from}
                  end={to}
                  before={before}
                  first={first}
                  active={active?.row === index ? active.column : undefined}
                  cellTarget={cellTarget}
                  onActive={setActive}
                  onOpen={onOpen}
                />
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const firstCell =
  'sticky left-0 z-10 shrink-0 overflow-hidden group-data-moved/scroll:shadow-[1px_0_0_var(--color-line)]'

interface RowProps extends Pick<ReportGridProps, 'columns' | 'cellTarget' | 'onOpen'> {
  id: string
  index: number
  top: number
  row: GridRow
  names: readonly string[]
  to: LinkTarget | undefined
  from: number
  end: number
  before: number
  first: number
  active: number | undefined
  onActive: (place: Place) => void
}

const sameNames = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index])

const Row = memo(
  function Row(props: RowProps) {
    const { id, index, top, row, names, to, columns, from, end, before, first, active } = props
    const label = names.join(', ')
    return (
      <tr
        aria-rowindex={index + 2}
        className="absolute inset-x-0 top-0 flex border-b bg-surface hover:bg-sunken"
        style={{ height: sizes.row, transform: `translateY(${top}px)` }}
      >
        <th
          scope="row"
          aria-colindex={1}
          className={cx(firstCell, 'flex items-center bg-inherit px-4 text-left font-normal')}
          style={{ width: first }}
        >
          {to ? (
            <TextLink {...to} tabIndex={-1}>
              <TruncatedText text={label} />
            </TextLink>
          ) : (
            <TruncatedText text={label} />
          )}
        </th>
        {columns.slice(from, end).map((column, place) => (
          <GridCell
            key={column.id}
            id={`${id}r${index}c${from + place}`}
            row={index}
            column={from + place}
            jobId={column.id}
            part={column.parts?.get(row.key)}
            isLoading={column.parts === undefined}
            isActive={active === from + place}
            left={place === 0 ? before : 0}
            cellTarget={props.cellTarget}
            onActive={props.onActive}
            onOpen={props.onOpen}
          />
        ))}
      </tr>
    )
  },
  (before, after) => {
    const keys = Object.keys(after) as (keyof RowProps)[]
    return keys.every((key) =>
      key === 'names'
        ? sameNames(before.names, after.names)
        : key === 'to' || before[key] === after[key],
    )
  },
)

interface GridCellProps extends Pick<ReportGridProps, 'cellTarget' | 'onOpen'> {
  id: string
  row: number
  column: number
  jobId: string
  part: GridPart | undefined
  isLoading: boolean
  isActive: boolean
  /** Width in px of what is not drawn before it. */
  left: number
  onActive: (place: Place) => void
}

/** A cell, with all that it needs to stay as it is while others come into view. */
const GridCell = memo(function GridCell(props: GridCellProps) {
  const { row, column, jobId, part, left, cellTarget, onOpen } = props
  const to = part && cellTarget(jobId, part)
  const onClick = (event: MouseEvent) => {
    props.onActive({ row, column })
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (!to || !isLink || !isPlain) return
    event.preventDefault()
    onOpen(to)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the focus, and keys that do the same.
    <td
      id={props.id}
      aria-colindex={column + 2}
      onClick={onClick}
      className={cx(
        'flex shrink-0 items-center overflow-hidden border-l px-2',
        part?.status === 'failed' && 'bg-failed/8',
        props.isActive && 'outline-2 outline-offset-[-2px] outline-primary',
      )}
      style={left > 0 ? { width: sizes.column, marginLeft: left } : cellStyle}
    >
      <Cell part={part} isLoading={props.isLoading} to={to} />
    </td>
  )
})

const cellStyle = { width: sizes.column }

interface CellProps {
  part: GridPart | undefined
  isLoading: boolean
  to: LinkTarget | undefined
}

function Cell({ part, isLoading, to }: CellProps) {
  if (isLoading) return <Skeleton className="h-4 w-16" />
  if (!part) {
    return (
      <span className="text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">Not in this report</span>
      </span>
    )
  }
  const { status, counts, seconds, cause } = part
  const text = counts ? (
    <span className="whitespace-nowrap tabular-nums">
      {counts.failureCount > 0 && (
        <span className="font-semibold text-failed">{formatCount(counts.failureCount)} of </span>
      )}
      <span className={cx(counts.failureCount === 0 && 'text-muted')}>
        {formatCount(counts.totalCount)}
      </span>
    </span>
  ) : (
    <span className={cx('tabular-nums', status !== 'failed' && 'text-muted')}>
      {formatDuration(seconds)}
    </span>
  )
  const content = (
    <span className="flex min-w-0 items-center gap-1.75">
      <ReportStatus status={status} counts={counts} compact />
      {text}
      {cause !== undefined && !counts && (
        <span className="flex min-w-0 text-xs text-failed">
          <TruncatedText text={cause} />
        </span>
      )}
    </span>
  )
  return to && isLinkable(to.to) ? <CellLink to={to}>{content}</CellLink> : content
}

/**
 * A link without the state that one of the router keeps: hundreds come into view at once. The cell opens it; its
 * address is for another tab.
 */
function CellLink({ to, children }: { to: LinkTarget; children: ReactNode }) {
  const router = useRouter()
  return (
    <a
      href={router.buildLocation({ to: to.to, search: to.search }).publicHref}
      tabIndex={-1}
      className="min-w-0 text-ink underline-offset-2 hover:text-primary hover:underline"
    >
      {children}
    </a>
  )
}
