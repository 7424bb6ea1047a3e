import { refuse } from './refusal.ts'

/** Items in a page when the caller does not say. */
const defaultSize = 100

/** Where a page ended: the key of its last item, and its place for the case that the item is gone. */
interface Mark {
  key: string
  next: number
}

const writeToken = (mark: Mark) => btoa(encodeURIComponent(JSON.stringify(mark)))

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'next' in value &&
  typeof value.next === 'number'

const readToken = (token: string): Mark => {
  try {
    const mark: unknown = JSON.parse(decodeURIComponent(atob(token)))
    if (isMark(mark)) return mark
  } catch {
    // Whatever the token is, it is none of ours.
  }
  return refuse(400, 'invalid_token', 'The next_token is not valid.')
}

const startOf = <T>(items: readonly T[], mark: Mark, keyOf: (item: T) => string) => {
  const expected = items[mark.next - 1]
  if (expected !== undefined && keyOf(expected) === mark.key) return mark.next
  const last = items.findIndex((item) => keyOf(item) === mark.key)
  return last < 0 ? mark.next : last + 1
}

interface PageQuery {
  size?: number
  nextToken?: string
}

/** One page of a token list. */
interface Page<T> {
  items: T[]
  /** EmptyCell on the last page. */
  nextToken?: string
}

/**
 * Cuts one page out of a list. A token stands for the item the previous page ended with, so that
 * items which are added meanwhile neither repeat nor hide others. Refuses a token it did not make.
 */
export const pageOf = <T extends { id: string | number }>(
  items: readonly T[],
  query: PageQuery,
): Page<T> => pageBy(items, query, ({ id }) => String(id))

/** As `pageOf`, for items without an `id`: `keyOf` tells them apart. */
export const pageBy = <T>(
  items: readonly T[],
  { size = defaultSize, nextToken }: PageQuery,
  keyOf: (item: T) => string,
): Page<T> => {
  // An empty token asks for the first page.
  const start = nextToken ? startOf(items, readToken(nextToken), keyOf) : 0
  const end = start + size
  const page = items.slice(start, end)
  const last = page.at(-1)
  if (last === undefined || end >= items.length) return { items: page }
  return { items: page, nextToken: writeToken({ key: keyOf(last), next: end }) }
}
