import { Command } from 'cmdk'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../base/button.tsx'
import { controlBox, cx } from '../base/class-names.ts'
import { PopoverPanel } from '../overlays/popover-panel.tsx'
import { namesSelectedOption } from './active-option.ts'
import { moreText, narrowOptions, type Option } from './options.ts'

interface PickerPanelProps {
  id: string
  anchor: HTMLElement
  label: string
  options: readonly Option[]
  value: string | undefined
  onPick: (value: string | undefined) => void
  clearable: boolean
  loading: boolean
  emptyText: string
  noMatchText: string
  onClose: () => void
}

/** Panel of `Picker`: a search field and the list of matches. */
export default function PickerPanel({
  id,
  anchor,
  label,
  options,
  value,
  onPick,
  clearable,
  loading,
  emptyText,
  noMatchText,
  onClose,
}: PickerPanelProps) {
  const [search, setSearch] = useState('')
  const { shown, more } = narrowOptions(options, search, value === undefined ? [] : [value])

  return (
    <PopoverPanel id={id} anchor={anchor} label={label} onClose={onClose}>
      <Command
        ref={namesSelectedOption}
        label={label}
        shouldFilter={false}
        defaultValue={value}
        className="flex min-h-0 flex-col"
      >
        <div className="shrink-0 p-2">
          <Command.Input
            value={search}
            onValueChange={setSearch}
            placeholder="Search"
            className={cx(controlBox, 'h-8')}
          />
        </div>
        <Command.List label={label} className="min-h-0 overflow-y-auto p-1 pt-0">
          {shown.map((option) => {
            const disabled = option.disabledReason !== undefined
            const note = option.disabledReason ?? option.detail
            return (
              <Command.Item
                key={option.value}
                value={option.value}
                onSelect={() => onPick(option.value)}
                disabled={disabled}
                className={cx(
                  'flex items-start gap-2 rounded-sm px-2 py-1.5 break-words data-[selected=true]:bg-sunken',
                  disabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer',
                )}
              >
                <Check
                  aria-hidden
                  className={cx(
                    'size-4 shrink-0 text-primary',
                    option.value !== value && 'invisible',
                  )}
                />
                <span className="min-w-0">
                  <bdi>{option.label}</bdi>
                  {note && (
                    <span className="block text-xs text-muted">
                      <bdi>{note}</bdi>
                    </span>
                  )}
                </span>
                {option.value === value && <span className="sr-only"> (selected)</span>}
              </Command.Item>
            )
          })}
        </Command.List>
      </Command>
      {(shown.length === 0 || more > 0 || loading) && (
        <p role="status" className="shrink-0 px-3 pb-2.5 text-xs text-muted">
          {loading
            ? shown.length === 0
              ? 'Loading...'
              : 'Loading more...'
            : more > 0
              ? moreText(more)
              : search === ''
                ? emptyText
                : noMatchText}
        </p>
      )}
      {clearable && value !== undefined && (
        <div className="shrink-0 border-t border-line p-1.5 text-right">
          <Button variant="ghost" size="sm" onClick={() => onPick(undefined)}>
            Clear
          </Button>
        </div>
      )}
    </PopoverPanel>
  )
}
