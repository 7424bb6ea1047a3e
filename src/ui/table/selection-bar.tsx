import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { Button, IconButton } from '../base/button.tsx'
import { cx } from '../base/class-names.ts'
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

/** Height in px of the bar's first line, with the room around it that rings of focus need. */
const lineHeight = 36

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
        <Bar left={left} onClear={() => selection.onChange(new Set())}>
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
          <span className="-ml-1.5 grow" />
          {selection.actions?.(chosen)}
        </Bar>
      )}
    </div>
  )
}

interface BarProps {
  left: number
  onClear: () => void
  children: ReactNode
}

/** Goes with the selection, and its buttons with it: the focus of the one that was pressed moves on. */
function Bar({ left, onClear, children }: BarProps) {
  const id = useId()
  const lines = useRef<HTMLDivElement>(null)
  const [hasMore, setHasMore] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const element = lines.current
    if (!element) return
    const observer = new ResizeObserver(() => setHasMore(element.offsetHeight > lineHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={useFocusOnLeaving()}
      aria-label="Selection"
      className="absolute -top-1 right-1 flex min-h-11 items-start gap-1.5 rounded border bg-surface py-[3px] pr-1.5 pl-3 text-sm shadow-float"
      style={{ left }}
      onFocus={({ target }) => {
        if (target.offsetTop > lineHeight) setOpen(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      {/* One line, as more would cover the rows; the others show on demand, and when the keyboard gets there. */}
      <div id={id} className={cx('min-w-0 grow overflow-clip', !isOpen && 'h-9')}>
        <div ref={lines} className="flex flex-wrap items-center gap-x-1.5 gap-y-2 py-1">
          {children}
        </div>
      </div>
      {hasMore && (
        <Button
          size="sm"
          variant="ghost"
          className="my-1"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </Button>
      )}
      <IconButton label="Clear selection" className="my-0.5" onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </section>
  )
}
