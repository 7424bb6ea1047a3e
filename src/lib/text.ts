import { once } from './once.ts'

/**
 * The text as it is compared, ignoring case. Upper case, as lower-casing a capital sigma depends on its
 * neighbours; NFD, as some systems store accents as separate characters.
 */
export const fold = (text: string): string => text.normalize('NFD').toUpperCase()

/** True if `text` contains `part`, ignoring case. An empty part is always contained. */
export const containsText = (text: string, part: string): boolean => fold(text).includes(fold(part))

/** Cuts text longer than `limit` characters and appends an ellipsis. */
export const truncate = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`
}

const collator = once(() => new Intl.Collator('en', { numeric: true }))

/** Natural sort order: `Suite 2` before `Suite 10`. */
export const compareTexts = (one: string, other: string): number => collator().compare(one, other)

/** Stands between facts in one line: where the line is full it ends with the dot, the next does not begin with it. */
export const dot = '\u00a0· '

/** Facts in one line, with dots between them; those that are missing are left out. */
export const dotted = (...facts: readonly (string | false | undefined)[]): string =>
  facts.filter(Boolean).join(dot)
