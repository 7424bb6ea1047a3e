import { memo, type ReactNode } from 'react'
import { keysOf } from '@/lib/objects.ts'
import type { GridRow } from '@/models/report-tables/grid-model.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import {
  type CellTarget,
  columnWidth,
  GridCell,
  type GridColumn,
  type HrefOf,
} from './grid-cell.tsx'

/** Sizes of rows and columns, in px. */
export const sizes = { row: 44, column: 148, first: 264, narrowFirst: 148 } as const

// By classes: an element with a style of its own shares nothing with others, and costs several times as much.
const [firstWidth, narrowFirstWidth] = ['w-[264px]', 'w-[148px]']

const firstCell =
  'sticky left-0 z-10 shrink-0 overflow-hidden group-data-moved/scroll:shadow-[1px_0_0_var(--color-line)]'

const firstCellClass = (first: number) =>
  cx(firstCell, first === sizes.first ? firstWidth : narrowFirstWidth)

/** Of the first cell of a row: the room of the columns that are not drawn. */
const roomAfter = (before: number) => (before > 0 ? { marginRight: before } : undefined)

/** The columns that are drawn. */
export interface DrawnColumns {
  columns: readonly GridColumn[]
  /** Index of the first of them. */
  from: number
  /** Width in px of the columns before it. */
  before: number
  /** Width in px of the names of the rows. */
  first: number
}

interface GridHeadProps {
  drawn: DrawnColumns
  height: number
  /** Above the names of the rows. */
  corner: ReactNode
}

/** The heads of the columns. */
export const GridHead = ({ drawn, height, corner }: GridHeadProps) => (
  <thead className="sticky top-0 z-20 block bg-surface">
    <tr aria-rowindex={1} className="flex border-b" style={{ height }}>
      <th
        scope="col"
        aria-colindex={1}
        className={cx(firstCellClass(drawn.first), 'flex items-end bg-surface px-4 py-2 text-left')}
        style={roomAfter(drawn.before)}
      >
        {corner}
      </th>
      {drawn.columns.map((column, place) => (
        <th
          key={column.id}
          scope="col"
          aria-colindex={drawn.from + place + 2}
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
)

interface RowProps extends DrawnColumns {
  id: string
  index: number
  top: number
  row: GridRow
  nameOf: (row: GridRow) => readonly string[]
  rowTarget: (row: GridRow) => LinkTarget | undefined
  active: number | undefined
  cellTarget: CellTarget
  hrefOf: HrefOf
}

/** Whether a row reads the same: of its columns, it shows what each says of it. */
const isSameRow = ({ columns, ...before }: RowProps, { columns: next, ...after }: RowProps) =>
  keysOf(after).every((name) => before[name] === after[name]) &&
  columns.length === next.length &&
  columns.every(({ id, parts }, place) => id === next[place]?.id && parts === next[place].parts)

/** A row; it stays as it is while other rows come into view, and while columns out of view are added. */
export const Row = memo(function Row(props: RowProps) {
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
