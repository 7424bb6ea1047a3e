import { Search, X } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { controlBox, cx } from '../base/class-names.ts'
import { useMergedRef } from '../base/merge-refs.ts'

interface SearchInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Accessible name and default placeholder. */
  label: string
  value: string
  onValueChange: (value: string) => void
  /** Debounce of typing in milliseconds; Enter, Escape, blur and clearing take effect at once. */
  debounce?: number | undefined
}

/** Search input with a clear button; Escape clears, too. */
export function SearchInput({
  label,
  value,
  onValueChange,
  debounce = 0,
  placeholder = label,
  className,
  ref,
  onKeyDown,
  onBlur,
  ...props
}: SearchInputProps) {
  const element = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [draft, setDraft] = useState(value)
  // Values sent that have not come back as `value` yet, as that may take a navigation.
  const [sent, setSent] = useState<readonly string[]>([])
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // An external value (Back, a reset) replaces the draft; the echo of a sent value does not.
    if (!sent.includes(value)) setDraft(value)
  }
  if (sent.length > 0 && (value === sent.at(-1) || (value !== seen && !sent.includes(value)))) {
    setSent([])
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (text: string) => {
    clearTimeout(timer.current)
    if (text === (sent.at(-1) ?? value)) return
    setSent([...sent, text])
    onValueChange(text)
  }
  const clear = () => {
    setDraft('')
    send('')
    element.current?.focus()
  }

  return (
    <span className={cx('relative block min-w-0', draft === '' && 'print:hidden', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-2 left-2.5 size-4 text-muted print:hidden"
      />
      <input
        autoComplete="off"
        spellCheck={false}
        {...props}
        ref={useMergedRef(element, ref)}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value)
          clearTimeout(timer.current)
          if (debounce === 0) send(target.value)
          else timer.current = setTimeout(() => send(target.value), debounce)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key === 'Enter') send(draft)
          if (event.key === 'Escape' && draft !== '') {
            // The first Escape clears the text, the next one closes the dialog.
            event.preventDefault()
            event.stopPropagation()
            clear()
          }
        }}
        onBlur={(event) => {
          send(draft)
          onBlur?.(event)
        }}
        className={cx(
          controlBox,
          'h-8 appearance-none pr-8 pl-8 [&::-webkit-calendar-picker-indicator]:hidden! [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {draft !== '' && (
        <button
          type="button"
          aria-label={`Clear ${label}`}
          onClick={clear}
          className="absolute top-1 right-1 print:hidden grid size-6 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </span>
  )
}
