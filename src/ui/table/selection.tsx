import { X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { IconButton } from '../base/button.tsx'
import type { TableRow } from './use-sorted-rows.ts'

/** Rows that can be selected; the selection is the caller's state and holds over pages. */
export interface Selection<Row> {
  /** Ids of the selected rows. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Names a row for its checkbox: `Select Van at kerb`. Keep it stable. */
  rowLabel: (row: Row) => string
  /** Why a row cannot be selected; undefined where it can. Keep it stable. */
  unselectable?: (row: Row) => string | undefined
  /** The actions of the bar, for the selected rows in the table's order. */
  actions?: (rows: Row[]) => ReactNode
}

/** Marks one row or not, with an identity that never changes. */
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

/** Selects all rows of the page that can be, or none of them when all are selected. */
export const pageSelection = <Row,>(selection: Selection<Row>, page: readonly TableRow<Row>[]) => {
  const ids = page.filter((row) => !selection.unselectable?.(row.data)).map((row) => row.id)
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
  /** Where the bar begins, in px, so that it leaves the checkbox of the head free. */
  left: number
}

/** The bar over the head of the table that tells how many rows are selected and what to do with them. */
export function SelectionBar<Row>({ selection, rows, left }: SelectionBarProps<Row>) {
  const chosen = rows.filter((row) => selection.selected.has(row.id))
  return (
    <div className="sticky top-content z-30 h-0">
      {chosen.length > 0 && (
        <section
          aria-label="Selection"
          className="absolute -top-1 right-1 flex min-h-11 flex-wrap items-center gap-2 rounded border bg-surface py-1 pr-1.5 pl-3 text-sm shadow-float"
          style={{ left }}
        >
          <span role="status" className="font-semibold whitespace-nowrap">
            {formatCount(chosen.length)} selected
          </span>
          <div className="ml-auto flex flex-wrap items-center gap-2">
            {selection.actions?.(chosen.map((row) => row.data))}
            <IconButton label="Clear selection" onClick={() => selection.onChange(new Set())}>
              <X aria-hidden />
            </IconButton>
          </div>
        </section>
      )}
    </div>
  )
}
