import { X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { Button, IconButton } from '../base/button.tsx'
import type { TableRow } from './use-sorted-rows.ts'

/** Row selection. The state is the caller's and is kept across pages. */
export interface Selection<Row> {
  /** Ids of the selected rows. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Name of a row, for its checkbox: `Select Van at kerb`. Must be referentially stable. */
  rowLabel: (row: Row) => string
  /** Why a row cannot be selected; undefined if it can. Must be referentially stable. */
  unselectable?: (row: Row) => string | undefined
  /** Actions on the selected rows, which are in the table's order. */
  actions?: (rows: Row[]) => ReactNode
  /** Offers to select the rows of all pages; the checkbox in the head selects those of one. */
  selectAll?: boolean
}

/** Returns a referentially stable function that toggles the selection of a row. */
export function useToggle<Row>(selection: Selection<Row> | undefined): (id: string) => void {
  const latest = useRef(selection)
  useEffect(() => {
    latest.current = selection
  })
  return useCallback((id) => {
    if (!latest.current) return
    const { selected, onChange } = latest.current
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }, [])
}

const selectableIds = <Row,>(
  { unselectable }: Selection<Row>,
  rows: readonly TableRow<Row>[],
): ReadonlySet<string> =>
  new Set(rows.filter((row) => !unselectable?.(row.data)).map((row) => row.id))

/** State and toggle of "select all" for the page's selectable rows. */
export const pageSelection = <Row,>(selection: Selection<Row>, page: readonly TableRow<Row>[]) => {
  const ids = [...selectableIds(selection, page)]
  const count = ids.filter((id) => selection.selected.has(id)).length
  const state = count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
  const onToggle = () => {
    const next = new Set(selection.selected)
    for (const id of ids) state === 'all' ? next.delete(id) : next.add(id)
    selection.onChange(next)
  }
  return { state, onToggle } as const
}

interface SelectionBarProps<Row> {
  selection: Selection<Row>
  rows: readonly TableRow<Row>[]
  /** False while more rows load. */
  complete: boolean
  /** Left offset in px, to keep the header's checkbox visible. */
  left: number
}

/** Bar above the table header with the number of selected rows and their actions. */
export function SelectionBar<Row>({ selection, rows, complete, left }: SelectionBarProps<Row>) {
  const chosen = rows.filter((row) => selection.selected.has(row.id))
  return (
    <div className="sticky top-content z-30 h-0 print:hidden">
      {chosen.length > 0 && (
        <section
          aria-label="Selection"
          // On narrow screens it scrolls sideways: in lines of its own it would cover the rows.
          className="absolute -top-1 right-1 flex min-h-11 flex-wrap items-center gap-2 rounded border bg-surface py-1 pr-1.5 pl-3 text-sm shadow-float max-sm:flex-nowrap max-sm:overflow-x-auto"
          style={{ left }}
        >
          <span role="status" className="font-semibold whitespace-nowrap">
            {formatCount(chosen.length)} selected
          </span>
          {selection.selectAll && chosen.length < rows.length && (
            <Button
              size="sm"
              variant="ghost"
              disabledReason={complete ? undefined : 'The list is still loading.'}
              onClick={() => selection.onChange(selectableIds(selection, rows))}
            >
              Select all {formatCount(rows.length)}
            </Button>
          )}
          <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:flex-nowrap">
            {selection.actions?.(chosen.map((row) => row.data))}
            <span className="bg-surface max-sm:sticky max-sm:-right-1.5">
              <IconButton label="Clear selection" onClick={() => selection.onChange(new Set())}>
                <X aria-hidden />
              </IconButton>
            </span>
          </div>
        </section>
      )}
    </div>
  )
}
