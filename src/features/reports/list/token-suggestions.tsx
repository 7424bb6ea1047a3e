import { counted } from '@/lib/count-text.ts'
import { formatCount } from '@/lib/numbers.ts'
import {
  type Suggestion,
  suggestionsFor,
  takenTokens,
} from '@/models/reports/report-suggestions.ts'
import { cx } from '@/ui/base/class-names.ts'
import { Kbd } from '@/ui/text/kbd.tsx'
import { tokenText, valueText } from './token-text.ts'

export { effectOf } from './token-keys.ts'

/** Suggests tokens, for the field whose code is with the first screen. */
export const suggest = suggestionsFor

/** Why a text that is being typed could not be taken. */
export const problemsOf = (draft: string): readonly string[] => takenTokens(draft).problems

interface TokenSuggestionsProps {
  /** Of the list, which the field names. */
  id: string
  optionId: (place: number) => string
  suggestions: readonly Suggestion[]
  count: number
  typed: string
  /** The place of the suggestion that the keys have chosen. */
  active: number | undefined
  /** The chosen one is to be excluded. */
  isNot: boolean
  onTake: (suggestion: Suggestion) => void
}

/** The suggested tokens, in a line, and how they are taken by keys. */
export function TokenSuggestions(props: TokenSuggestionsProps) {
  const { id, optionId, suggestions, count, typed, active, isNot, onTake } = props
  return (
    <>
      <div
        role="listbox"
        id={id}
        aria-label="Suggestions"
        className="flex min-w-0 gap-1.5 overflow-x-auto [scrollbar-width:none]"
      >
        {suggestions.map((suggestion, place) => (
          <Option
            key={tokenText(suggestion.token)}
            id={optionId(place)}
            suggestion={suggestion}
            typed={typed}
            isActive={place === active}
            isNot={isNot && place === active}
            onTake={() => onTake(suggestion)}
          />
        ))}
      </div>
      <span className="whitespace-nowrap text-muted">of {counted(count, 'report')}</span>
      <span className="ml-auto hidden items-center gap-1.5 whitespace-nowrap text-muted lg:flex">
        <Kbd>↓</Kbd> <Kbd>Enter</Kbd> take <Kbd>!</Kbd> not
      </span>
    </>
  )
}

interface OptionProps {
  id: string
  suggestion: Suggestion
  typed: string
  isActive: boolean
  isNot: boolean
  onTake: () => void
}

/** A token to take, with what is typed of it in bold. */
function Option({ id, suggestion, typed, isActive, isNot, onTake }: OptionProps) {
  const { token, count } = suggestion
  const text = valueText(token)
  const part = typed.replace(/^[-!]?(?:[a-z_]+:)?"?/i, '').trim()
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase())
  return (
    <button
      type="button"
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
      className={cx(
        'flex h-7 shrink-0 items-center gap-1.5 rounded border bg-surface px-2 whitespace-nowrap hover:border-primary max-sm:h-9',
        isActive && 'border-primary outline-1 outline-primary',
      )}
    >
      <span className="text-muted">
        {(token.exclude || isNot) && 'not '}
        {token.key}{' '}
      </span>
      <bdi className="max-w-48 truncate">
        {at < 0 ? (
          text
        ) : (
          <>
            {text.slice(0, at)}
            <b className="font-semibold">{text.slice(at, at + part.length)}</b>
            {text.slice(at + part.length)}
          </>
        )}
      </bdi>{' '}
      <span className="text-muted tabular-nums">{formatCount(count)}</span>
    </button>
  )
}
