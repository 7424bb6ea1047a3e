import { type Suggestion, takenTokens } from '@/models/reports/report-suggestions.ts'
import type { Token } from '@/models/reports/report-tokens.ts'

/** A key that was pressed in the field. */
interface PressedKey {
  key: string
  /** The cursor stands before the text, and nothing of it is selected. */
  atStart: boolean
}

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
  leave: () => void
}

/**
 * The effect of a key; undefined for one without. Arrows choose a suggestion, `!` excludes it, Enter takes it or the
 * text, Backspace edits the last token.
 */
export const effectOf = (
  { key, atStart }: PressedKey,
  field: TokenField,
): (() => unknown) | false | undefined => {
  const { draft, tokens, suggestions, active, isNot, moveTo, setNot, keep, take, edit } = field
  const chosen = active === undefined ? undefined : suggestions[active]
  const last = suggestions.length - 1
  const lastToken = tokens.at(-1)
  const by = (step: number) =>
    chosen && active !== undefined && moveTo(Math.min(last, Math.max(0, active + step)))
  const effects: Readonly<Record<string, (() => unknown) | false | undefined>> = {
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
      else if (draft === '') field.leave()
      else field.clear()
    },
  }
  return effects[key]
}
