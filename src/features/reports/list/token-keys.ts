import type { KeyboardEvent } from 'react'
import { type Suggestion, takenTokens } from '@/models/reports/report-suggestions.ts'
import type { Token } from '@/models/reports/report-tokens.ts'

/** The filter as it stands, and what can be done to it. */
interface TokenField {
  draft: string
  tokens: readonly Token[]
  suggestions: readonly Suggestion[]
  /** The place of the chosen suggestion. */
  active: number | undefined
  /** The chosen one is to be excluded. */
  isNot: boolean
  moveTo: (place: number | undefined) => void
  setNot: (isNot: boolean) => void
  keep: (tokens: readonly Token[], text: string) => void
  take: (suggestion: Suggestion, not?: boolean) => void
  edit: (token: Token) => void
  clear: () => void
}

/** Arrows choose a suggestion, `!` excludes it, Enter takes it or the text, Backspace edits the last token. */
export const onTokenKey = (event: KeyboardEvent<HTMLInputElement>, field: TokenField): void => {
  if (event.nativeEvent.isComposing) return
  const { draft, tokens, suggestions, active, isNot, moveTo, setNot, keep, take, edit } = field
  const input = event.currentTarget
  const chosen = active === undefined ? undefined : suggestions[active]
  const last = suggestions.length - 1
  const lastToken = tokens.at(-1)
  const atStart = input.selectionStart === 0 && input.selectionEnd === 0
  const by = (step: number) =>
    chosen && active !== undefined && moveTo(Math.min(last, Math.max(0, active + step)))
  const keys: Readonly<Record<string, (() => unknown) | false | undefined>> = {
    ArrowDown: last >= 0 && (() => (chosen ? by(1) : moveTo(0))),
    ArrowUp: chosen && (() => (active === 0 ? moveTo(undefined) : by(-1))),
    ArrowRight: chosen && (() => by(1)),
    ArrowLeft: chosen && (() => by(-1)),
    '!': chosen && (() => setNot(!isNot)),
    Enter: () => {
      if (chosen) return take(chosen, isNot)
      const taken = takenTokens(draft)
      if (taken.tokens.length > 0 && taken.problems.length === 0)
        keep([...tokens, ...taken.tokens], '')
    },
    Backspace: atStart && lastToken && (() => edit(lastToken)),
    Escape: () => {
      if (chosen) moveTo(undefined)
      else if (draft === '') input.blur()
      else field.clear()
    },
  }
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}
