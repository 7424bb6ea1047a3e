import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { Button, IconButton } from '../base/button.tsx'
import { useFocusOnLeaving } from '../base/return-focus.ts'
import { type Selection, selectableIds } from './selection.tsx'
import type { TableRow } from './use-sorted-rows.ts'

/** The selected rows: those of the table in its order, then those that it does not show. */
const chosenRows = <Row,>(
  { selected, kept }: Selection<Row>,
  rows: readonly TableRow<Row>[],
): Row[] => {
  const chosen = new Map<string, Row>()
  for (const { id, data } of rows) if (selected.has(id)) chosen.set(id, data)
  for (const [id, row] of kept?.rows ?? []) {
    if (selected.has(id) && !chosen.has(id)) chosen.set(id, row)
  }
  return [...chosen.values()]
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
export default function SelectionBar<Row>({
  selection,
  rows,
  complete,
  left,
}: SelectionBarProps<Row>) {
  const { selected, kept } = selection
  const chosen = chosenRows(selection, rows)
  const inTable = rows.filter(({ id }) => selected.has(id)).length
  return (
    // Over the head of the table, and under what the toolbar opens.
    <div className="sticky top-content z-25 h-0 print:hidden">
      {chosen.length > 0 && (
        <Bar left={left}>
          <span role="status" className="font-semibold whitespace-nowrap">
            {formatCount(chosen.length)} selected
          </span>
          {kept && (
            <Button size="sm" variant="ghost" onClick={() => kept.showOnly(!kept.only)}>
              {kept.only ? 'Show all' : 'Show them'}
            </Button>
          )}
          {selection.selectAll && !kept?.only && inTable < rows.length && (
            <Button
              size="sm"
              variant="ghost"
              disabledReason={complete ? undefined : 'The list is still loading.'}
              onClick={() =>
                selection.onChange(new Set([...selected, ...selectableIds(selection, rows)]))
              }
            >
              Select all {formatCount(rows.length)}
            </Button>
          )}
          <div className="ml-auto flex items-center gap-1.5">
            {selection.actions?.(chosen)}
            <span className="sticky -right-1.5 bg-surface">
              <IconButton label="Clear selection" onClick={() => selection.onChange(new Set())}>
                <X aria-hidden />
              </IconButton>
            </span>
          </div>
        </Bar>
      )}
    </div>
  )
}

/** Goes with the selection, and its buttons with it: the focus of the one that was pressed moves on. */
function Bar({ left, children }: { left: number; children: ReactNode }) {
  return (
    <section
      ref={useFocusOnLeaving()}
      aria-label="Selection"
      // It scrolls sideways where it has no room: in lines of its own it would cover the rows.
      className="absolute -top-1 right-1 flex min-h-11 items-center gap-1.5 overflow-x-auto rounded border bg-surface py-1 pr-1.5 pl-3 text-sm shadow-float"
      style={{ left }}
    >
      {children}
    </section>
  )
}
