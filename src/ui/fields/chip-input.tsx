import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Chip } from '../text/chip.tsx'
import { useFieldDisabledReason } from './field.tsx'
import { TextInput } from './text-input.tsx'

interface ChipInputProps {
  /** Accessible name of the list: `Developer Build Options`. */
  label: string
  values: readonly string[]
  onValuesChange: (values: readonly string[]) => void
}

/** Adds the input to the values: split at commas, trimmed, without duplicates. */
const withAdded = (values: readonly string[], typed: string): readonly string[] => {
  const texts = typed.split(',').map((text) => text.trim())
  const fresh = texts.filter((text) => text !== '')
  return fresh.length === 0 ? values : [...new Set([...values, ...fresh])]
}

/**
 * List of free texts as chips. Enter, a comma or leaving the field adds the input; Backspace in the empty
 * field removes the last text.
 */
export function ChipInput({ label, values, onValuesChange }: ChipInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const locked = useFieldDisabledReason() !== undefined
  const add = (text: string) => {
    const next = withAdded(values, text)
    if (next.length !== values.length) onValuesChange(next)
    setTyped('')
  }
  const remove = (value: string) => {
    onValuesChange(values.filter((other) => other !== value))
    // The focused button is removed with its chip.
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      // Enter must not submit the form.
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && values.length > 0) {
      onValuesChange(values.slice(0, -1))
    }
  }
  return (
    <div className="flex flex-col gap-1.5">
      <TextInput
        ref={input}
        autoComplete="off"
        value={typed}
        onChange={({ target }) =>
          target.value.includes(',') ? add(target.value) : setTyped(target.value)
        }
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
      />
      {values.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {values.map((value) => (
            <li key={value} className="min-w-0">
              <Chip mono>
                <bdi className="truncate">{value}</bdi>
                <button
                  type="button"
                  aria-label={`Remove ${value}`}
                  disabled={locked}
                  onClick={() => remove(value)}
                  className="-mr-1 grid size-5 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
