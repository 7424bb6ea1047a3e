import { useRouter } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type UIEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { keysOf } from '@/lib/objects.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { usePrinting } from '@/ui/base/use-printing.ts'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import type { GridRow } from '../model/report-grid.ts'
import {
  type CellTarget,
  columnWidth,
  GridCell,
  type GridColumn,
  type HrefOf,
} from './grid-cell.tsx'
import { PrintedGrid } from './printed-grid.tsx'

const sizes = { row: 44, column: 148, first: 264, narrowFirst: 148 } as const

// By classes: an element with a style of its own shares nothing with others, and costs several times as much.
const [firstWidth, narrowFirstWidth] = ['w-[264px]', 'w-[148px]']

const firstCellClass = (first: number) =>
  cx(firstCell, first === sizes.first ? firstWidth : narrowFirstWidth)

/** Of the first cell of a row: the room of the columns that are not drawn. */
const roomAfter = (before: number) => (before > 0 ? { marginRight: before } : undefined)

/** Columns leave so many at a time: each time the rows move the others to where they were. */
const drawnFrom = 4

/** Rows and columns that are drawn out of view, on each side: a frame of a quick turn of the wheel shows three rows. */
const overscan = { rows: 3, columns: 1 } as const

/** Width in px below which the first column is narrow. */
const narrowBelow = 600

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
    overscan: overscan.rows,
    initialRect: { width: 0, height: 640 },
  })
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller,
    estimateSize: () => sizes.column,
    paddingStart: first,
    scrollPaddingStart: first,
    overscan: overscan.columns,
    initialRect: { width: 1024, height: 0 },
  })
  const measured = useRef(first)
  useLayoutEffect(() => {
    if (measured.current === first) return
    measured.current = first
    across.measure()
  }, [across, first])
  const shownRows = down.getVirtualItems()
  const places = across.getVirtualItems()
  const from = Math.floor((places[0]?.index ?? 0) / drawnFrom) * drawnFrom
  const to = (places.at(-1)?.index ?? -1) + 1
  const before = from * sizes.column
  const shown = columns.slice(from, to)
  const hrefOf = useHrefs()
  const isPrinting = usePrinting()
  const cellId = ({ row, column }: Place) => `${id}r${row}c${column}`

  const targetAt = (place: Place) => {
    const [row, column] = [rows[place.row], columns[place.column]]
    const part = row && column?.parts?.get(row.key)
    return part && column && cellTarget(column.id, part)
  }
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
      const target = targetAt(place)
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
  // One for all cells: thousands come and go.
  const onClick = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('td') : null
    if (!cell) return
    const place = placeOf(cell)
    setActive(place)
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    const target = targetAt(place)
    if (!target || !isLink || !isPlain) return
    event.preventDefault()
    onOpen(target)
  }
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollWidth, scrollLeft, clientWidth } = currentTarget
    currentTarget.toggleAttribute('data-moved', scrollLeft > 0)
    if (scrollLeft > 0 && scrollWidth - scrollLeft - clientWidth <= edge) onNearEnd?.()
  }

  return (
    <>
      {isPrinting && <PrintedGrid {...props} hrefOf={hrefOf} />}
      <div
        ref={setScroller}
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
          aria-activedescendant={active && cellId(active)}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onClick={onClick}
          className="relative block focus-visible:outline-offset-[-2px]"
          style={{ height: down.getTotalSize(), width: across.getTotalSize() }}
        >
          <thead className="sticky top-0 z-20 block bg-surface">
            <tr aria-rowindex={1} className="flex border-b" style={{ height: headHeight }}>
              <th
                scope="col"
                aria-colindex={1}
                className={cx(
                  firstCellClass(first),
                  'flex items-end bg-surface px-4 py-2 text-left',
                )}
                style={roomAfter(before)}
              >
                {corner}
              </th>
              {shown.map((column, place) => (
                <th
                  key={column.id}
                  scope="col"
                  aria-colindex={from + place + 2}
                  className={cx(
                    'flex shrink-0 flex-col overflow-hidden border-l px-2 py-1.5 text-left font-normal',
                    columnWidth,
                    column.isBase && 'bg-sunken',
                  )}
                >
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="contents">
            {shownRows.map(({ index }) => {
              const row = rows[index]
              return (
                row && (
                  <Row
                    key={row.key}
                    id={id}
                    index={index}
                    top={headHeight + index * sizes.row}
                    row={row}
                    nameOf={nameOf}
                    rowTarget={rowTarget}
                    columns={shown}
                    from={from}
                    before={before}
                    first={first}
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

const firstCell =
  'sticky left-0 z-10 shrink-0 overflow-hidden group-data-moved/scroll:shadow-[1px_0_0_var(--color-line)]'

/** The place of a cell, as it tells it to screen readers: they count from 1, heads and names of rows with them. */
const placeOf = (cell: Element): Place => ({
  row: Number(cell.parentElement?.getAttribute('aria-rowindex')) - 2,
  column: Number(cell.getAttribute('aria-colindex')) - 2,
})

/** Makes addresses of links for another tab; the router is asked once for each search, as hundreds come into view. */
const useHrefs = (): HrefOf => {
  const router = useRouter()
  const made = useRef(new Map<string, readonly string[]>())
  return useCallback(
    ({ to, search }) => {
      const key = JSON.stringify(search)
      const around =
        made.current.get(key) ??
        router.buildLocation({ to: anyPath, search }).publicHref.split(anyPath)
      made.current.set(key, around)
      return around.join(to)
    },
    [router],
  )
}

/** Stands for the path of a link. */
const anyPath: string = '/-'

interface RowProps
  extends Pick<ReportGridProps, 'columns' | 'nameOf' | 'rowTarget' | 'cellTarget'> {
  id: string
  index: number
  top: number
  row: GridRow
  /** Index of the first of the columns that are drawn. */
  from: number
  /** Width in px of the columns before it. */
  before: number
  first: number
  active: number | undefined
  hrefOf: HrefOf
}

/** Whether a row reads the same: of its columns, it shows what each says of it. */
const isSameRow = ({ columns, ...before }: RowProps, { columns: next, ...after }: RowProps) =>
  keysOf(after).every((name) => before[name] === after[name]) &&
  columns.length === next.length &&
  columns.every(({ id, parts }, place) => id === next[place]?.id && parts === next[place].parts)

/** A row; it stays as it is while other rows come into view, and while columns out of view are added. */
const Row = memo(function Row(props: RowProps) {
  const { id, index, top, row, columns, from, before, first, active } = props
  const label = props.nameOf(row).join(', ')
  const to = props.rowTarget(row)
  return (
    <tr
      aria-rowindex={index + 2}
      // Laid out and painted by itself.
      className="absolute inset-x-0 isolate flex h-[44px] border-b bg-surface contain-layout contain-size hover:bg-sunken"
      style={{ top }}
    >
      <th
        scope="row"
        aria-colindex={1}
        className={cx(
          firstCellClass(first),
          'flex items-center bg-inherit px-4 text-left font-normal',
        )}
        style={roomAfter(before)}
      >
        {to ? (
          <TextLink {...to} tabIndex={-1}>
            <TruncatedText text={label} />
          </TextLink>
        ) : (
          <TruncatedText text={label} />
        )}
      </th>
      {columns.map((column, place) => (
        <GridCell
          key={column.id}
          id={`${id}r${index}c${from + place}`}
          column={from + place}
          jobId={column.id}
          part={column.parts?.get(row.key)}
          isLoading={column.parts === undefined}
          isActive={active === from + place}
          cellTarget={props.cellTarget}
          hrefOf={props.hrefOf}
        />
      ))}
    </tr>
  )
}, isSameRow)
