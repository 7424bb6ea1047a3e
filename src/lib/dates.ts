import dayjs, { type Dayjs } from 'dayjs'

/** A point in time: ISO 8601 string, milliseconds since 1970, or Date. */
export type Moment = string | number | Date

const iso = /^\d{4}-\d{2}-\d{2}(T|$)/

const read = (moment: Moment | null | undefined): Dayjs | undefined => {
  if (moment == null || (typeof moment === 'string' && !iso.test(moment))) return undefined
  const time = dayjs(moment)
  return time.isValid() ? time : undefined
}

const formatter =
  (pattern: string) =>
  (moment: Moment | null | undefined): string | undefined =>
    read(moment)?.format(pattern)

/** Local date, `5 March 2024`; undefined if absent or invalid. */
export const formatDate = formatter('D MMMM YYYY')

/** Local date and time, `5 March 2024, 09:40`; undefined if absent or invalid. */
export const formatDateTime = formatter('D MMMM YYYY, HH:mm')

const inUtc = (time: Dayjs, timeStyle: 'short' | 'medium') => {
  const at = time.toDate()
  const zone = { timeZone: 'UTC' } as const
  const date = at.toLocaleDateString('en-GB', { ...zone, dateStyle: 'long' })
  return `${date}, ${at.toLocaleTimeString('en-GB', { ...zone, timeStyle })}`
}

/** UTC date and time, `5 March 2024, 00:40`; undefined if absent or invalid. */
export const formatUtcDateTime = (moment: Moment | null | undefined): string | undefined => {
  const time = read(moment)
  return time && inUtc(time, 'short')
}

/** Local date and time with its zone, `2024-03-05T09:40:12+09:00`; undefined if absent or invalid. */
export const formatIso = formatter('YYYY-MM-DDTHH:mm:ssZ')

/** Local time, `09:40`; undefined if absent or invalid. */
export const formatTime = formatter('HH:mm')

/** Local time to the second, `09:40:05`; undefined if absent or invalid. */
export const formatSeconds = formatter('HH:mm:ss')

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Short text of a moment beside the time `now`: `just now`, `12 min ago`, `2 h ago`, then `yesterday 07:48`,
 * `21 Nov 07:48` in the same year and `3 Feb 2025` in another; without the time of day where only days are told.
 * Undefined if absent or invalid.
 */
export const formatShort = (
  moment: Moment | null | undefined,
  now: Moment,
  by: 'time' | 'day' = 'time',
): string | undefined => {
  const from = epochOf(moment)
  const to = epochOf(now)
  if (from === undefined || to === undefined) return undefined
  const age = to - from
  if (age >= 0 && age < minute) return 'just now'
  if (age >= 0 && age < hour) return `${Math.floor(age / minute)} min ago`
  if (age >= 0 && age < day) return `${Math.floor(age / hour)} h ago`
  const [then, today] = [new Date(from), new Date(to)]
  // Compared as numbers: comparing two dates of the library takes longer than all the rest of a row's date.
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1).getTime()
  const time = by === 'time' ? ' HH:mm' : ''
  if (age >= 0 && from >= yesterday) return dayjs(from).format(`[yesterday]${time}`)
  const sameYear = then.getFullYear() === today.getFullYear()
  return dayjs(from).format(sameYear ? `D MMM${time}` : 'D MMM YYYY')
}

/** Short text of a moment to come: `today 22:00`, `Wed 02:00` within a week, then `9 Mar 22:00`. Undefined if invalid. */
export const formatComing = (moment: Moment, now: Moment): string | undefined => {
  const [at, from] = [epochOf(moment), epochOf(now)]
  if (at === undefined || from === undefined) return undefined
  const days = dayjs(at).startOf('day').diff(dayjs(from).startOf('day'), 'day')
  return dayjs(at).format(days === 0 ? '[today] HH:mm' : days < 7 ? 'ddd HH:mm' : 'D MMM HH:mm')
}

/** A moment to the second, in the user's time zone and in UTC. */
export type ExactMoment = {
  /** `5 March 2024, 09:40:12 (UTC+09:00)` */
  local: string
  /** `5 March 2024, 00:40:12 UTC` */
  utc: string
}

/** Exact texts of a moment; undefined if absent or invalid. */
export const exactMoment = (moment: Moment | null | undefined): ExactMoment | undefined => {
  const time = read(moment)
  return time
    ? {
        local: time.format('D MMMM YYYY, HH:mm:ss [(UTC]Z[)]'),
        utc: `${inUtc(time, 'medium')} UTC`,
      }
    : undefined
}

/** Milliseconds since 1970; undefined if absent or invalid. */
export const epochOf = (moment: Moment | null | undefined): number | undefined => {
  // Nearly all moments are UTC; thousands of them are sorted at once, too many to make objects of.
  if (typeof moment === 'string' && moment.endsWith('Z') && iso.test(moment)) {
    const time = Date.parse(moment)
    return Number.isNaN(time) ? undefined : time
  }
  return read(moment)?.valueOf()
}
