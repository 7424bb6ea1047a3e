import { Search, X } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { controlBox, cx } from '../base/class-names.ts'
import { useMergedRef } from '../base/merge-refs.ts'

interface SearchInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** What is searched; the accessible name, and the placeholder unless another is given. */
  label: string
  value: string
  onValueChange: (value: string) => void
  /** Milliseconds of rest before a keystroke is passed on; Enter, Escape and clearing do not wait. */
  debounce?: number | undefined
}

/** A search or filter text with a button to clear it; Escape clears, too. */
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
  // What was passed on and has not come back as `value` yet: it may take a navigation to do so.
  const [sent, setSent] = useState<readonly string[]>([])
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // A value from elsewhere (Back, a reset) wins over what stands here; an echo does not.
    if (!sent.includes(value)) setDraft(value)
  }
  if (sent.length > 0 && (value === sent.at(-1) || (value !== seen && !sent.includes(value)))) {
    setSent([])
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const pass = (text: string) => {
    clearTimeout(timer.current)
    if (text === (sent.at(-1) ?? value)) return
    setSent([...sent, text])
    onValueChange(text)
  }
  const clear = () => {
    setDraft('')
    pass('')
    element.current?.focus()
  }

  return (
    <span className={cx('relative block min-w-0', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-2 left-2.5 size-4 text-muted"
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
          if (debounce === 0) pass(target.value)
          else timer.current = setTimeout(() => pass(target.value), debounce)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key === 'Enter') pass(draft)
          if (event.key === 'Escape' && draft !== '') {
            // The first Escape is for the text, the next for the dialog around it.
            event.preventDefault()
            event.stopPropagation()
            clear()
          }
        }}
        onBlur={(event) => {
          pass(draft)
          onBlur?.(event)
        }}
        className={cx(
          controlBox,
          'h-8 appearance-none pr-8 pl-8 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {draft !== '' && (
        <button
          type="button"
          aria-label={`Clear ${label}`}
          onClick={clear}
          className="absolute top-1 right-1 grid size-6 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </span>
  )
}
