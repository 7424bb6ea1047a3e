import { Button } from '@/ui/base/button.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { PopoverPanel } from '@/ui/overlays/popover-panel.tsx'
import { identityOf, isHidden } from '@/ui/table/data-table.tsx'
import type { ToolPanelProps } from './tool-props.ts'

/** Chooses which columns of a list are shown. */
export default function ColumnsPanel({ id, anchor, onClose, ...props }: ToolPanelProps) {
  const { columns, arrangement } = props
  const { hidden, setHidden } = arrangement
  const identity = identityOf(columns)
  const toggle = (column: string) =>
    setHidden(
      hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column],
    )
  const allShown = columns.every((column) => !isHidden(column, hidden, identity))
  return (
    <PopoverPanel id={id} anchor={anchor} label="Columns" onClose={onClose}>
      <div className="min-h-0 overflow-y-auto p-1">
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            label={column.header}
            disabledReason={
              column.id === identity ? 'This column says what a row is about.' : undefined
            }
            checked={!isHidden(column, hidden, identity)}
            onChange={() => toggle(column.id)}
            className="flex! rounded-sm px-2 py-1.5 [overflow-wrap:anywhere] focus-within:bg-sunken hover:bg-sunken"
          />
        ))}
      </div>
      <div className="shrink-0 border-t border-line p-1.5 text-right">
        <Button
          variant="ghost"
          size="sm"
          disabledReason={allShown ? 'All columns are shown.' : undefined}
          onClick={() => setHidden(columns.flatMap(({ id, optional }) => (optional ? id : [])))}
        >
          Show all
        </Button>
      </div>
    </PopoverPanel>
  )
}
