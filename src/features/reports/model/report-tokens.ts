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
