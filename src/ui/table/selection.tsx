import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import type { TableRow } from './use-sorted-rows.ts'

/** Selected rows that the table may not have: after another search. */
interface KeptRows<Row> {
  /** As they were last seen, by id. */
  rows: ReadonlyMap<string, Row>
  /** Whether the table shows them alone. */
  only: boolean
  showOnly: (on: boolean) => void
  /** Keeps selected rows as they are now. */
  remember: (rows: ReadonlyMap<string, Row>) => void
}

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
  /** Set for a selection that survives other searches. */
  kept?: KeptRows<Row>
}

/** Remembers the selected rows; returns them alone if the table is to show no others. */
export const useKeptRows = <Row,>(
  selection: Selection<Row> | undefined,
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
): readonly Row[] | undefined => {
  const { kept, selected } = selection ?? {}
  useEffect(() => {
    if (!kept || !rows || !selected?.size) return
    const seen = new Map<string, Row>()
    for (const row of rows) {
      const id = rowId(row)
      if (selected.has(id) && kept.rows.get(id) !== row) seen.set(id, row)
    }
    if (seen.size > 0) kept.remember(seen)
  }, [kept, rows, selected, rowId])
  return useMemo(() => (kept?.only ? [...kept.rows.values()] : rows), [kept, rows])
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

/** Ids of the rows that can be selected. */
export const selectableIds = <Row,>(
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
