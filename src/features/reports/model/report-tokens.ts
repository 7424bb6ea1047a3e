import type { JobReport } from '@generated/evaluation/types.ts'
import { epochOf } from '@/lib/dates.ts'
import { containsText } from '@/lib/text.ts'
import { branchOf } from './source.ts'
import { userNameOf } from './user.ts'

const hour = 3_600_000
const units = { h: hour, d: 24 * hour, w: 7 * 24 * hour } as const

const dayOf = (text: string | undefined) =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? epochOf(`${text}T00:00:00`) : undefined

/**
 * Whether a moment is in a range of dates: `7d` and `24h` reach back from now, `2026-11-20` is a day,
 * `2026-11-01..2026-11-20` and `2026-11-01..` are ranges. Undefined for a text that is none.
 */
const dateRange = (text: string, now: number): ((moment: number) => boolean) | undefined => {
  const back = /^(\d{1,4})([hdw])$/i.exec(text)
  if (back) {
    const from = now - Number(back[1]) * units[String(back[2]).toLowerCase() as keyof typeof units]
    return (moment) => moment >= from
  }
  const [first, last = first, ...others] = text.split('..')
  if (others.length > 0) return undefined
  const [from, to] = [dayOf(first), dayOf(last)]
  if (first !== '' && from === undefined) return undefined
  if (last !== '' && to === undefined) return undefined
  if (from === undefined && to === undefined) return undefined
  return (moment) =>
    moment >= (from ?? Number.NEGATIVE_INFINITY) &&
    moment < (to ?? Number.POSITIVE_INFINITY) + units.d
}

/** What each key of a token compares with its value. */
const keys = {
  catalog: (report, value) => containsText(report.catalog.displayName, value),
  branch: (report, value) => containsText(branchOf(report.event.source?.gitRefUrl) ?? '', value),
  user: (report, value) => containsText(userNameOf(report), value),
  desc: (report, value) => containsText(report.description ?? '', value),
  date: (report, value, now) => {
    const moment = epochOf(report.scheduledAt)
    return moment !== undefined && (dateRange(value, now)?.(moment) ?? false)
  },
} as const satisfies Record<string, (report: JobReport, value: string, now: number) => boolean>

const aliases = { git_branch: 'branch' } as const

const token = new RegExp(
  String.raw`(?<=^|\s)(-?)(${[...Object.keys(keys), ...Object.keys(aliases)].join('|')}):(?:"([^"]*)"|(\S+))`,
  'gi',
)

/** A filter as it is typed: tokens such as `branch:main` or `-catalog:"Test bench"`, and words. */
interface TypedFilter {
  words: string
  /** Whether a report passes all of the tokens. */
  passes: (report: JobReport) => boolean
}

/**
 * Reads tokens out of a typed filter: `catalog`, `branch`, `user`, `desc` contain a text, `date` is when a job was
 * scheduled. A leading `-` excludes. `now`: milliseconds since 1970.
 */
export const readTokens = (typed: string, now: number): TypedFilter => {
  const tests: ((report: JobReport) => boolean)[] = []
  const words = typed.replace(
    token,
    (_, minus: string, name: string, quoted?: string, plain?: string) => {
      const lower = name.toLowerCase()
      const key =
        lower in aliases ? aliases[lower as keyof typeof aliases] : (lower as keyof typeof keys)
      const value = quoted ?? plain ?? ''
      tests.push((report) => keys[key](report, value, now) !== (minus === '-'))
      return ' '
    },
  )
  return {
    words: words.replace(/\s+/g, ' ').trim(),
    passes: (report) => tests.every((test) => test(report)),
  }
}

const valueText = (value: string) => (/\s/.test(value) ? `"${value}"` : value)

/** The tokens of a typed filter, as they are written there. */
export const tokensOf = (typed: string): string[] =>
  [...typed.matchAll(token)].map(([text]) => text)

/** A typed filter without one of its tokens. */
export const withoutToken = (typed: string, removed: string): string =>
  typed
    .replace(token, (text) => (text === removed ? ' ' : text))
    .replace(/\s+/g, ' ')
    .trim()

/** What the values of a key are in a report, for suggestions. */
const values = {
  catalog: ({ catalog }) => catalog.displayName,
  branch: ({ event }) => branchOf(event.source?.gitRefUrl),
  user: (report) => userNameOf(report),
} as const satisfies Record<string, (report: JobReport) => string | undefined>

const dates = ['24h', '7d', '30d'] as const

/** A typed filter with its last token completed, and what to say of it. */
export interface Suggestion {
  text: string
  /** How many reports it fits. */
  count?: number | undefined
}

/** Most suggestions that are shown at once. */
const mostSuggestions = 8

const valueSuggestions = (key: keyof typeof values, reports: readonly JobReport[]) => {
  const counts = new Map<string, number>()
  for (const report of reports) {
    const value = values[key](report)
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)
}

/** Suggests keys for the word that is being typed, or values for its key, the most frequent first. */
export const suggestionsFor = (typed: string, reports: readonly JobReport[]): Suggestion[] => {
  const [, start = '', word = ''] = /^(.*?)(\S*)$/s.exec(typed) ?? []
  const [, minus = '', name = '', colon, begun = ''] = /^(-?)([a-z]*)(:?)"?(.*)$/i.exec(word) ?? []
  const begins = (text: string, begin: string) => text.toLowerCase().startsWith(begin.toLowerCase())
  const before = `${start}${minus}`
  if (colon !== ':') {
    if (name === '') return []
    return Object.keys(keys)
      .filter((key) => begins(key, name))
      .map((key) => ({ text: `${before}${key}:` }))
  }
  const key = name.toLowerCase()
  if (key === 'date') {
    return dates
      .filter((date) => begins(date, begun))
      .map((date) => ({ text: `${before}date:${date}` }))
  }
  if (!Object.hasOwn(values, key)) return []
  return valueSuggestions(key as keyof typeof values, reports)
    .filter(([value]) => begins(value, begun) && value !== begun)
    .slice(0, mostSuggestions)
    .map(([value, count]) => ({ text: `${before}${key}:${valueText(value)}`, count }))
}
