import type { JobReport, ReportStatus } from '@generated/evaluation/types.ts'
import { epochOf } from '@/lib/dates.ts'
import { type FilterPair, readPairs, writePair } from '@/lib/filter-pairs.ts'
import { keysOf } from '@/lib/objects.ts'
import { containsText, fold } from '@/lib/text.ts'
import type { ReportFilter } from './report-search.ts'
import { branchOf } from './report-source.ts'
import { reportStatuses } from './report-statuses.ts'
import { hasUserName } from './report-user.ts'
import { findReports } from './report-words.ts'

const hour = 3_600_000
const units: Readonly<Record<string, number>> = { h: hour, d: 24 * hour, w: 7 * 24 * hour }

/** Where a day begins; undefined for a text that is none, such as the 31st of June. */
const dayOf = (text = '') => {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const [year = Number.NaN, month = 0, day] = isDate ? text.split('-').map(Number) : []
  const at = new Date(year, month - 1, day)
  return at.getMonth() === month - 1 ? at.getTime() : undefined
}

/** The day after one that begins at a moment: not always 24 hours later. */
const dayAfter = (moment: number) => new Date(moment).setDate(new Date(moment).getDate() + 1)

/**
 * Whether a moment is in a range of dates: `7d` and `24h` reach back from now, `2026-11-20` is a day,
 * `2026-11-01..2026-11-20` and `2026-11-01..` are ranges. Undefined for a text that is none.
 */
const dateRange = (text: string, now: number): ((moment: number) => boolean) | undefined => {
  const [, count, unit = ''] = /^(\d{1,4})([hdw])$/i.exec(text) ?? []
  if (count !== undefined) {
    const from = now - Number(count) * (units[unit.toLowerCase()] ?? 0)
    return (moment) => moment >= from
  }
  const [first, last = first, ...others] = text.split('..')
  const [from, to] = [dayOf(first), dayOf(last)]
  const isOpen = (end: string | undefined, at: number | undefined) => end !== '' && at === undefined
  if (others.length > 0 || isOpen(first, from) || isOpen(last, to)) return undefined
  if (from === undefined && to === undefined) return undefined
  return (moment) =>
    moment >= (from ?? Number.NEGATIVE_INFINITY) && (to === undefined || moment < dayAfter(to))
}

/** A state as people write it, too. */
const stateOf = (text: string): ReportStatus | undefined => {
  const asked = text.toLowerCase()
  return reportStatuses.find((state) => state === (asked === 'running' ? 'started' : asked))
}

/** Subjects of conditions. */
export interface About {
  /** All reports that a filter chooses from. */
  reports: readonly JobReport[]
  /** Milliseconds since 1970. */
  now: number
}

type Condition = (report: JobReport) => boolean

interface Key {
  /** The condition of a value; undefined for a value that is none. */
  passes: (value: string, about: About) => Condition | undefined
  /** Reports with any of several values pass; otherwise they need all. */
  isAny?: boolean
  /** The value of a report, for suggestions. */
  of?: (report: JobReport) => string | undefined
  /** Its allowed values, where not everything is one. */
  form?: string
}

/** A name that any of the reports has means that one, as others may contain it; another text those that contain it. */
const named =
  (of: (report: JobReport) => string | undefined) =>
  (value: string, { reports }: About): Condition => {
    const asked = fold(value)
    const textOf = (report: JobReport) => fold(of(report) ?? '')
    return reports.some((report) => textOf(report) === asked)
      ? (report) => textOf(report) === asked
      : (report) => textOf(report).includes(asked)
  }

const catalogOf = ({ catalog }: JobReport) => catalog.displayName
const branchOfReport = ({ event }: JobReport) => branchOf(event.source?.gitRefUrl)

const keys = {
  state: {
    passes: (value) => {
      const state = stateOf(value)
      return state && (({ status }) => status === state)
    },
    isAny: true,
    // One that the console does not know cannot be asked for.
    of: ({ status }) => (status === 'unknown' ? undefined : status),
    form: reportStatuses.join(', '),
  },
  catalog: {
    passes: named(catalogOf),
    isAny: true,
    of: catalogOf,
  },
  branch: {
    passes: named(branchOfReport),
    isAny: true,
    of: branchOfReport,
  },
  user: {
    passes: (value) => (report) => hasUserName(report, value),
    isAny: true,
    of: ({ userName }) => userName?.trim(),
  },
  desc: { passes: (value) => (report) => containsText(report.description ?? '', value) },
  text: { passes: (value) => findReports(value) },
  date: {
    passes: (value, { now }) => {
      const isIn = dateRange(value, now)
      return isIn && (({ scheduledAt }) => isIn(epochOf(scheduledAt) ?? Number.NaN))
    },
    form: '24h, 7d, 2026-11-20, 2026-11-01..2026-11-20',
  },
} as const satisfies Record<string, Key>

/** A key of the filter of job reports. */
export type TokenKey = keyof typeof keys

/** The keys in the order in which they are offered. */
export const tokenKeys = keysOf(keys)

/** The rule of a key. */
export const ruleOf = (key: TokenKey): Key => keys[key]

/** A part of the filter: what reports must have, or must not. */
export interface Token extends FilterPair {
  key: TokenKey
}

/** The key of a written name; undefined for one that is none. */
export const keyOf = (name: string): TokenKey | undefined => {
  const lower = name.toLowerCase()
  return tokenKeys.find((key) => key === (lower === 'git_branch' ? 'branch' : lower))
}

const nothing: About = { reports: [], now: 0 }

/** A filter of job reports as it is understood. */
export interface ReadFilter {
  tokens: readonly Token[]
  /** Words beside the tokens. */
  words: string
  /** Why parts of it are left out. */
  problems: readonly string[]
}

/** A typed filter; a pair that is no token is left out, and told. */
export const readTyped = (typed: string): ReadFilter => {
  const { pairs, words } = readPairs(typed)
  const tokens: Token[] = []
  const problems: string[] = []
  for (const { key: name, value, exclude } of pairs) {
    const key = keyOf(name)
    if (key === undefined) {
      problems.push(`“${name}” is no key; there are ${tokenKeys.join(', ')}.`)
    } else if (!ruleOf(key).passes(value, nothing)) {
      problems.push(`“${value}” is no ${key}; examples are ${ruleOf(key).form}.`)
    } else {
      tokens.push({ key, value: (key === 'state' && stateOf(value)) || value, exclude })
    }
  }
  return { tokens, words, problems }
}

/** The whole filter of an address: states and the user have parameters of their own. */
export const readReportFilter = ({
  state = [],
  user_name,
  filter = '',
}: ReportFilter): ReadFilter => {
  const typed = readTyped(filter)
  const own: Token[] = state.map((value) => ({ key: 'state', value, exclude: false }))
  const name = user_name?.trim()
  if (name) own.push({ key: 'user', value: name, exclude: false })
  return { ...typed, tokens: [...own, ...typed.tokens] }
}

/** The search parameters of a filter. */
export const writeReportFilter = (
  tokens: readonly Token[],
  words: string,
): { [name in keyof Required<ReportFilter>]: ReportFilter[name] } => {
  const states = tokens.flatMap(({ key, value, exclude }) =>
    key === 'state' && !exclude ? (stateOf(value) ?? []) : [],
  )
  const user = tokens.find(({ key, exclude }) => key === 'user' && !exclude)
  const others = tokens.filter(
    (token) => token !== user && (token.key !== 'state' || token.exclude),
  )
  return {
    state: states.length > 0 ? [...new Set(states)] : undefined,
    user_name: user?.value,
    filter: [...new Set(others.map(writePair)), words].filter(Boolean).join(' ') || undefined,
  }
}

/** The reports that a filter lets pass. */
export const passingReports = (
  { tokens, words }: Pick<ReadFilter, 'tokens' | 'words'>,
  about: About,
): readonly JobReport[] => {
  const hasWords = findReports(words.replaceAll('"', ''))
  const groups = [...Map.groupBy(tokens, ({ key }) => key)].map(([key, own]) => {
    const { passes, isAny = false } = ruleOf(key)
    const conditions = (exclude: boolean) =>
      own.flatMap((token) => (token.exclude === exclude ? (passes(token.value, about) ?? []) : []))
    return { isAny, wanted: conditions(false), unwanted: conditions(true) }
  })
  return about.reports.filter(
    (report) =>
      hasWords(report) &&
      groups.every(({ isAny, wanted, unwanted }) => {
        const holds = (condition: Condition) => condition(report)
        if (unwanted.some(holds)) return false
        return isAny && wanted.length > 0 ? wanted.some(holds) : wanted.every(holds)
      }),
  )
}

/** Whether a text is words alone, by which a list is narrowed while they are typed. */
export const isWords = (draft: string): boolean => !/(?:^|\s)(?:[-!"]|[a-z_]+:)/i.test(draft)
