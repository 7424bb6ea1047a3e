import { formatCount } from '@/lib/numbers.ts'
import { searchBy } from '@/lib/search-words.ts'

/** An option of a `MultiSelect` or `Picker`. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
  /** Second, muted line; included in the search. */
  detail?: string | undefined
  /** Why the option cannot be selected. */
  disabledReason?: string | undefined
}

const findOptions = searchBy(
  ({ label, detail }: Option) => [label, detail],
  ({ value }) => [value],
)

/** Maximum number of options shown; the search finds the others. */
const optionLimit = 100

interface Narrowed<Value extends string> {
  shown: readonly Option<Value>[]
  /** Number of matches not shown. */
  more: number
}

/**
 * The options with all words of `search` in label, detail and value, at most `limit`. If there are more matches, the
 * `pinned` values (selected on opening) come first, so that the user can always see and deselect them.
 */
export const narrowOptions = <Value extends string>(
  options: readonly Option<Value>[],
  search: string,
  pinned: readonly Value[],
  limit: number = optionLimit,
): Narrowed<Value> => {
  const matching = options.filter(findOptions(search))
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
