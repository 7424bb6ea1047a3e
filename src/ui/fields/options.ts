import { formatCount } from '@/lib/numbers.ts'
import { containsText } from '@/lib/text.ts'

/** An option of a `MultiSelect` or `Picker`. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
  /** Second, muted line; included in the search. */
  detail?: string | undefined
  /** Why the option cannot be selected. */
  disabledReason?: string | undefined
}

/** Maximum number of options shown; the search finds the others. */
const optionLimit = 100

interface Narrowed<Value extends string> {
  shown: readonly Option<Value>[]
  /** Number of matches not shown. */
  more: number
}

/**
 * The options whose label or detail contains `search`, at most `limit`. If there are more matches, the
 * `pinned` values (selected on opening) come first, so that the user can always see and deselect them.
 */
export const narrowOptions = <Value extends string>(
  options: readonly Option<Value>[],
  search: string,
  pinned: readonly Value[],
  limit: number = optionLimit,
): Narrowed<Value> => {
  const text = search.trim()
  const matching = options.filter(
    ({ label, detail }) =>
      text === '' ||
      containsText(label, text) ||
      (detail !== undefined && containsText(detail, text)),
  )
  if (matching.length <= limit) return { shown: matching, more: 0 }
  const first = new Set(pinned)
  const ordered = [
    ...matching.filter(({ value }) => first.has(value)),
    ...matching.filter(({ value }) => !first.has(value)),
  ]
  return { shown: ordered.slice(0, limit), more: matching.length - limit }
}

/** Text below a list that shows only some matches. */
export const moreText = (more: number): string => `${formatCount(more)} more, type to narrow`
