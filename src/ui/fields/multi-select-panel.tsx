import { type KeyboardEvent, useState } from 'react'
import { Button } from '../base/button.tsx'
import { PopoverPanel } from '../overlays/popover-panel.tsx'
import { Checkbox } from './checkbox.tsx'
import { moreText, narrowOptions, type Option } from './options.ts'
import { SearchInput } from './search-input.tsx'

const searchFrom = 9

interface MultiSelectPanelProps {
  id: string
  anchor: HTMLElement
  label: string
  options: readonly Option[]
  value: readonly string[]
  onValueChange: (value: readonly string[]) => void
  emptyText: string
  loading: boolean
  limit: number | undefined
  onClose: () => void
}

/** Panel of `MultiSelect`: search, checkboxes and Clear. */
export default function MultiSelectPanel({
  id,
  anchor,
  label,
  options,
  value,
  onValueChange,
  emptyText,
  loading,
  limit,
  onClose,
}: MultiSelectPanelProps) {
  const [search, setSearch] = useState('')
  // The value on opening: a checked option does not move under the pointer.
  const [pinned] = useState(value)
  const { shown, more } = narrowOptions(options, search, pinned, limit)
  const toggle = (option: string) =>
    onValueChange(value.includes(option) ? value.filter((v) => v !== option) : [...value, option])

  return (
    <PopoverPanel id={id} anchor={anchor} label={label} onClose={onClose} onKeyDown={moveFocus}>
      {options.length >= searchFrom && (
        <SearchInput
          label={`Search ${label}`}
          placeholder="Search"
          value={search}
          onValueChange={setSearch}
          className="m-2 shrink-0"
        />
      )}
      <div className="min-h-0 overflow-y-auto p-1">
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            help={option.detail}
            disabledReason={option.disabledReason}
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
            className="flex! rounded-sm px-2 py-1.5 break-words focus-within:bg-sunken hover:bg-sunken"
          />
        ))}
        {shown.length === 0 && (
          <p className="px-2 py-1.5 text-muted">
            {loading ? 'Loading...' : search === '' ? emptyText : 'Nothing matches.'}
          </p>
        )}
        {more > 0 && <p className="px-2 py-1.5 text-xs text-muted">{moreText(more)}</p>}
        {loading && shown.length > 0 && (
          <p className="px-2 py-1.5 text-xs text-muted">Loading more...</p>
        )}
      </div>
      <div className="flex shrink-0 items-center justify-between gap-3 border-t border-line py-1.5 pr-1.5 pl-3">
        <span role="status" className="text-xs text-muted">
          {value.length} selected
        </span>
        <Button
          variant="ghost"
          size="sm"
          disabledReason={value.length === 0 ? 'Nothing is selected.' : undefined}
          onClick={() => onValueChange([])}
        >
          Clear
        </Button>
      </div>
    </PopoverPanel>
  )
}

/** Arrow keys, Home and End move the focus; Enter toggles a checkbox. */
function moveFocus(event: KeyboardEvent) {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(
      'input[type="search"], input[type="checkbox"]',
    ),
  ]
  const current = event.target
  if (!(current instanceof HTMLInputElement)) return
  const at = stops.indexOf(current)
  const typing = current.type === 'search'
  const target = {
    ArrowDown: stops[at + 1] ?? stops[0],
    ArrowUp: stops.at(at - 1),
    Home: typing ? undefined : stops[0],
    End: typing ? undefined : stops.at(-1),
  }[event.key]
  if (event.key === 'Enter' && !typing) current.click()
  else if (!target) return
  event.preventDefault()
  target?.focus()
}
