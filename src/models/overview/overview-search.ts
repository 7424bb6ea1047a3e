import { keysOf } from '@/lib/objects.ts'
import { type Reader, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'

/** How far the overview looks back, with the words of its chooser; another moment is a time in ISO 8601. */
export const lookBacks = {
  visit: 'Last visit',
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
} as const

/** One of `lookBacks`. */
export type LookBack = keyof typeof lookBacks

const since: Reader<string> = (value) => {
  const asked = text(value)
  if (asked === undefined) return undefined
  return keysOf(lookBacks).some((each) => each === asked) || Number.isFinite(Date.parse(asked))
    ? asked
    : undefined
}

/** Search parameters of the overview. */
export const overviewSearch = {
  /** One of `lookBacks`, or a time in ISO 8601; the last visit by default. */
  since,
  /** The branch that everything is about; `main` by default. */
  branch: text,
  /** Only this catalog. */
  catalog_id: text,
} as const satisfies SearchSchema

/** The content of the overview. */
export type OverviewFilter = SearchOf<typeof overviewSearch>

/** The branch of an overview whose address names none. */
export const defaultBranch = 'main'

const hour = 3_600_000

/** The moment that the overview looks back to, in milliseconds since 1970. `lastVisit`: the end of the visit before. */
export const sinceTime = (asked: string | undefined, lastVisit: number, now: number): number => {
  if (asked === undefined || asked === 'visit') return lastVisit
  if (asked === '24h') return now - 24 * hour
  if (asked === '7d') return now - 7 * 24 * hour
  return Date.parse(asked)
}
