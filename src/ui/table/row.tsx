import { ChevronRight } from 'lucide-react'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from '../base/class-names.ts'
import { Tooltip } from '../overlays/tooltip.tsx'
import { type Column, rowHeadIndex } from './column.ts'
import type { ColumnRange } from './columns-in-view.ts'
import {
  actionsCellClass,
  cellClass,
  firstCellClass,
  heightClasses,
  leadCellClass,
  leadWidth,
  line,
  type RowLines,
  truncate,
} from './layout.ts'
import { selectBox } from './select-box.ts'

/** Options shared by all rows; referentially stable, so that a row rerenders only when its own data changes. */
export interface RowOptions<Row> {
  columns: readonly Column<Row>[]
  /** The columns that are drawn; undefined for all. */
  range?: ColumnRange | undefined
  lines: RowLines
  /** Content of a row that is the head of those below it; undefined for all others. */
  groupHead?: ((row: Row) => string | undefined) | undefined
  /** Selects or deselects a row; undefined if rows cannot be selected. */
  toggle?: ((id: string) => void) | undefined
  selectLabel?: ((row: Row) => string) | undefined
  unselectable?: ((row: Row) => string | undefined) | undefined
  actions?: ((row: Row) => ReactNode) | undefined
  /** Opens or closes the details of a row; undefined without details. */
  expand?: ((id: string) => void) | undefined
  details?: RowDetails<Row> | undefined
}

/** Expandable details of a row, rendered only while open. */
export interface RowDetails<Row> {
  /** Accessible name of the button: `Suites of Van at kerb`. */
  label: (row: Row) => string
  content: (row: Row) => ReactNode
}

interface RowProps<Row> {
  id: string
  data: Row
  options: RowOptions<Row>
  selected: boolean
  expanded: boolean
  /** `aria-rowindex` of the row, from 1; only in virtual tables. */
  position?: number | undefined
}

function BodyRow<Row>({ id, data, options, selected, expanded, position }: RowProps<Row>) {
  const { columns, range, lines, actions, details } = options
  const row = usePassFocusOn()
  const lead = leadWidth(options)
  const head = rowHeadIndex(columns)
  const width = columns.length + (lead > 0 ? 1 : 0) + (actions ? 1 : 0)
  const group = options.groupHead?.(data)
  if (group !== undefined) {
    return (
      <tr ref={row} aria-rowindex={position} className="bg-sunken">
        <th
          scope="rowgroup"
          colSpan={width}
          className={cx(line, heightClasses[lines], 'px-2.5 text-left text-xs font-semibold')}
        >
          {/* Stays in view when the table scrolls sideways. */}
          <span className="sticky left-2.5 text-muted">{group}</span>
        </th>
      </tr>
    )
  }
  return (
    <>
      <tr
        ref={row}
        data-row=""
        aria-rowindex={position}
        className={cx(
          // Painted by itself: rows that stay are not painted again while the table scrolls.
          'group/row isolate has-[th_a,th_button[aria-expanded]]:cursor-pointer',
          'has-[th_a,th_button[aria-expanded]]:hover:bg-[color-mix(in_srgb,var(--color-primary-soft)_45%,var(--color-surface))]',
          'has-[:focus-visible]:shadow-[inset_2px_0_0_var(--color-primary)]',
          selected ? 'bg-primary-soft' : 'bg-surface',
        )}
      >
        {lead > 0 && (
          <td className={cx(line, leadCellClass, 'print:hidden')}>
            <LeadCell
              id={id}
              data={data}
              options={options}
              selected={selected}
              expanded={expanded}
            />
          </td>
        )}
        {columns.map((column, index) => {
          const isFirst = index === 0
          if (range && !isFirst && (index < range.from || index >= range.to)) {
            // One cell stands for all columns before those in view, and one for all after them.
            const count = index < range.from ? range.from - 1 : columns.length - range.to
            return index === 1 || index === range.to ? (
              <td key={column.id} colSpan={count} className={line} />
            ) : null
          }
          return (
            <BodyCell
              key={column.id}
              column={column}
              data={data}
              lines={lines}
              isHead={index === head}
              left={isFirst ? lead : undefined}
            />
          )
        })}
        {actions && (
          <td className={cx(line, actionsCellClass, 'px-2 text-right print:hidden')}>
            {actions(data)}
          </td>
        )}
      </tr>
      {details && expanded && (
        <tr className="bg-sunken">
          <td colSpan={width} className={cx(line, 'px-4 py-3 whitespace-normal')}>
            {/* Sticky and as wide as the visible part, when the table scrolls horizontally. */}
            <div className="sticky left-4 w-[calc(100cqw-2rem)]">{details.content(data)}</div>
          </td>
        </tr>
      )}
    </>
  )
}

interface CellProps<Row> {
  column: Column<Row>
  data: Row
  lines: RowLines
  /** Names the row. */
  isHead: boolean
  /** Where the first cell sticks. */
  left: number | undefined
}

/** A text is cut by what it lies in, which shows it whole as a `TruncatedText` does: no element more. */
const cutText = (content: ReactNode) =>
  typeof content === 'string' ? { 'data-truncated': '', dir: 'auto' } : undefined

function PlainCell<Row>({ column, data, lines, isHead, left }: CellProps<Row>) {
  const Cell = isHead ? 'th' : 'td'
  const content = column.cell(data)
  const second = column.second?.(data)
  return (
    <Cell
      scope={isHead ? 'row' : undefined}
      data-card={column.card}
      className={cx(
        cellClass(column, lines),
        left !== undefined && firstCellClass,
        left === 0 && 'left-0',
      )}
      // Only where it must be: an element with a style of its own costs several times as much.
      style={left ? { left } : undefined}
      {...(!second && cutText(content))}
    >
      {second ? (
        <>
          <div className={truncate} {...cutText(content)}>
            {content}
          </div>
          <div className={cx(truncate, 'text-xs text-muted')} {...cutText(second)}>
            {second}
          </div>
        </>
      ) : (
        content
      )}
    </Cell>
  )
}

/** Cell of a row; when other columns come into view, those that stay are not rendered again. */
// `memo` loses the type parameter.
const BodyCell = memo(PlainCell) as typeof PlainCell

/** Moves the focus to the surrounding scroll area when the row is removed while focused. */
const usePassFocusOn = () => {
  const row = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      element.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    }
  }, [])
  return row
}

function LeadCell<Row>({ id, data, options, selected, expanded }: RowProps<Row>) {
  const reason = options.unselectable?.(data)
  const box = (
    <input
      type="checkbox"
      checked={selected}
      // Not `disabled`: it must stay focusable to show the reason.
      aria-disabled={reason !== undefined || undefined}
      aria-label={`Select ${options.selectLabel?.(data) ?? id}`}
      onChange={() => reason === undefined && options.toggle?.(id)}
      className={selectBox}
    />
  )
  return (
    <span className="flex items-center gap-1">
      {options.toggle && (reason === undefined ? box : <Tooltip content={reason}>{box}</Tooltip>)}
      {options.details && (
        <button
          type="button"
          aria-expanded={expanded}
          aria-label={options.details.label(data)}
          onClick={() => options.expand?.(id)}
          className="inline-flex size-6 items-center justify-center rounded-sm text-muted hover:text-ink"
        >
          <ChevronRight
            aria-hidden
            className={cx('size-4 transition-transform', expanded && 'rotate-90')}
          />
        </button>
      )}
    </span>
  )
}

/** Table row; rerenders only when its data, its state or the table's options change. */
// `memo` loses the type parameter.
export const MemoRow = memo(BodyRow) as typeof BodyRow
