import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { controlBox, cx } from '../base/class-names.ts'
import { useMergedRef } from '../base/merge-refs.ts'
import { useSentText } from './use-sent-text.ts'

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
  const { draft, setDraft, type, send } = useSentText(value, onValueChange, debounce)
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
        onChange={({ target }) => type(target.value)}
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
          'h-8 appearance-none pr-8 pl-8 [&::-webkit-search-cancel-button]:hidden',
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
