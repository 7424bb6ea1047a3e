import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { SortOrder } from '@/lib/sort-param.ts'
import { cx } from '../base/class-names.ts'
import { type Column, isSortable, nextSort } from './column.ts'
import { actionsCellClass, actionsWidth, firstCellClass, leadCellClass } from './layout.ts'
import { selectBox } from './select-box.ts'
import { loadSorter } from './sorter-code.ts'

interface HeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: SortOrder | undefined
  onSort: ((sort: SortOrder) => void) | undefined
  widths: readonly string[]
  /** Width in px of the cell before the columns; 0 without one. */
  lead: number
  hasActions: boolean
  /** Selection state of the page; undefined if rows cannot be selected. */
  selectAll?: { state: 'all' | 'some' | 'none'; onToggle: () => void } | undefined
  /** Classes of its position: where it sticks. */
  className: string
}

const headCell = 'h-9 truncate border-b px-2.5 text-xs font-semibold text-muted'

/** Table header: column names, as buttons for sortable columns. */
export function TableHead<Row>(props: HeadProps<Row>) {
  const { columns, widths, sort, onSort, lead, hasActions, selectAll } = props
  return (
    <thead className={cx('bg-surface', props.className)}>
      <tr className="bg-inherit">
        {lead > 0 && (
          <td
            className={cx(leadCellClass, 'h-9 border-b print:hidden')}
            style={{ width: lead, minWidth: lead }}
          >
            {selectAll && <SelectAll {...selectAll} />}
          </td>
        )}
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={ariaSort(column, sort)}
            // Controls beside the name of a column are no part of it.
            aria-label={column.head === undefined ? undefined : column.header}
            className={cx(
              headCell,
              column.align === 'end' ? 'text-right' : 'text-left',
              index === 0 && firstCellClass,
            )}
            style={{ width: widths[index], left: index === 0 ? lead : undefined }}
          >
            {isSortable(column) && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              (column.head ?? column.header)
            )}
          </th>
        ))}
        {hasActions && (
          <td
            className={cx(actionsCellClass, 'border-b print:hidden')}
            style={{ width: actionsWidth }}
          >
            <span className="sr-only">Actions</span>
          </td>
        )}
      </tr>
    </thead>
  )
}

const ariaSort = <Row,>(column: Column<Row>, sort: SortOrder | undefined) => {
  if (!isSortable(column)) return undefined
  return sort?.column === column.id ? sort.direction : 'none'
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const

// The arrows of an unsorted column appear on hover and focus; always on touch devices, which have no hover.
const unsortedIcon =
  'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100 [@media(hover:none)]:opacity-60'

interface SortButtonProps<Row> {
  column: Column<Row>
  sort: SortOrder | undefined
  onSort: (sort: SortOrder) => void
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const state = sort?.column === column.id ? sort.direction : 'none'
  const Icon = icons[state]
  return (
    <button
      type="button"
      onPointerEnter={loadSorter}
      onFocus={loadSorter}
      onClick={() => onSort(nextSort(column, sort))}
      className={cx(
        'group/sort -mx-1 inline-flex h-6 items-center gap-1 rounded-sm px-1 font-semibold hover:text-ink',
        column.align === 'end' && 'flex-row-reverse',
        state !== 'none' && 'text-ink',
      )}
    >
      {column.header}
      <Icon aria-hidden className={cx('size-3.5', state === 'none' && unsortedIcon)} />
    </button>
  )
}

function SelectAll({ state, onToggle }: NonNullable<HeadProps<never>['selectAll']>) {
  return (
    <input
      type="checkbox"
      aria-label="Select all rows on this page"
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some'
      }}
      onChange={onToggle}
      className={selectBox}
    />
  )
}
