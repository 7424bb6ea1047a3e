// Upper case, not lower: lowering a capital sigma depends on its neighbours. NFD: texts from some
// systems hold accents as separate characters.
const fold = (text: string) => text.normalize('NFD').toUpperCase()

/** True when `text` holds `part`, whatever the case; an empty part is in every text. */
export const containsText = (text: string, part: string): boolean => fold(text).includes(fold(part))

/** The text cut to `limit` characters with an ellipsis, or as it is when it is not longer. */
export const truncate = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** Orders texts as people do: `Suite 2` before `Suite 10`. */
export const compareTexts: (one: string, other: string) => number = compare
