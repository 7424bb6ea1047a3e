import { formatCount } from '@/lib/numbers.ts'
import { containsText } from '@/lib/text.ts'

/** One choice of a `MultiSelect` or `Picker`. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
  /** A second, muted line; searched, too. */
  detail?: string | undefined
  /** Listed, but not to be chosen, because of this. */
  disabledReason?: string | undefined
}

/** How many options a list shows at once; the search narrows the rest. */
const optionLimit = 100

interface Narrowed<Value extends string> {
  shown: readonly Option<Value>[]
  /** How many more match than are shown. */
  more: number
}

/**
 * The options whose label or detail holds `search`, at most `limit` of them. The `pinned` values (those
 * chosen when the list opened) come first, so that what is chosen can always be seen and taken back.
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

/** What stands under a list that shows only part of the matches. */
export const moreText = (more: number): string => `${formatCount(more)} more, type to narrow`
