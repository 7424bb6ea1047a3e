/** A point in time: ISO 8601 string, milliseconds since 1970, or Date. */
export type Moment = string | number | Date

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const iso = /^\d{4}-\d{2}-\d{2}(T|$)/

const read = (moment: Moment | null | undefined): Date | undefined => {
  if (moment == null || (typeof moment === 'string' && !iso.test(moment))) return undefined
  // A date alone is a day of the user's, where the browser would take it for one of UTC.
  const isDay = typeof moment === 'string' && moment.length === 10
  const time = new Date(isDay ? `${moment}T00:00` : moment)
  return Number.isNaN(time.getTime()) ? undefined : time
}

const months =
  'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

const digits = (value: number, length = 2) => String(value).padStart(length, '0')

/** The texts of a moment by clocks that are so many minutes ahead of UTC; those of the user when left out. */
const partsOf = (time: Date, ahead = -time.getTimezoneOffset()) => {
  const at = new Date(time.getTime() + ahead * minute)
  const [year, month] = [digits(at.getUTCFullYear(), 4), months[at.getUTCMonth()] ?? '']
  const clock = `${digits(at.getUTCHours())}:${digits(at.getUTCMinutes())}`
  const [distance, sign] = [Math.abs(ahead), ahead < 0 ? '-' : '+']
  return {
    year,
    weekday: weekdays[at.getUTCDay()],
    /** `5 Mar` */
    short: `${at.getUTCDate()} ${month.slice(0, 3)}`,
    /** `5 March 2024` */
    date: `${at.getUTCDate()} ${month} ${year}`,
    isoDate: `${year}-${digits(at.getUTCMonth() + 1)}-${digits(at.getUTCDate())}`,
    clock,
    seconds: `${clock}:${digits(at.getUTCSeconds())}`,
    /** `+09:00` */
    zone: `${sign}${digits(Math.trunc(distance / 60))}:${digits(Math.trunc(distance % 60))}`,
  }
}

const formatter =
  (text: (parts: ReturnType<typeof partsOf>) => string, ahead?: number) =>
  (moment: Moment | null | undefined): string | undefined => {
    const time = read(moment)
    return time && text(partsOf(time, ahead))
  }

/** Local date, `5 March 2024`; undefined if absent or invalid. */
export const formatDate = formatter(({ date }) => date)

/** Local date and time, `5 March 2024, 09:40`; undefined if absent or invalid. */
export const formatDateTime = formatter(({ date, clock }) => `${date}, ${clock}`)

/** UTC date and time, `5 March 2024, 00:40`; undefined if absent or invalid. */
export const formatUtcDateTime = formatter(({ date, clock }) => `${date}, ${clock}`, 0)

/** Local date and time with its zone, `2024-03-05T09:40:12+09:00`; undefined if absent or invalid. */
export const formatIso = formatter(({ isoDate, seconds, zone }) => `${isoDate}T${seconds}${zone}`)

/** Local time, `09:40`; undefined if absent or invalid. */
export const formatTime = formatter(({ clock }) => clock)

/** Local time to the second, `09:40:05`; undefined if absent or invalid. */
export const formatSeconds = formatter(({ seconds }) => seconds)

/** When the day of a moment begins, or one so many days later. */
const dayOf = (time: Date, later = 0) =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate() + later).getTime()

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
  const { short, year, clock } = partsOf(then)
  const time = by === 'time' ? ` ${clock}` : ''
  if (age >= 0 && from >= dayOf(today, -1)) return `yesterday${time}`
  return then.getFullYear() === today.getFullYear() ? short + time : `${short} ${year}`
}

/** Short text of a moment to come: `today 22:00`, `Wed 02:00` within a week, then `9 Mar 22:00`. Undefined if invalid. */
export const formatComing = (moment: Moment, now: Moment): string | undefined => {
  const [at, from] = [epochOf(moment), epochOf(now)]
  if (at === undefined || from === undefined) return undefined
  const [then, today] = [new Date(at), new Date(from)]
  const { short, weekday, clock } = partsOf(then)
  if (dayOf(then) === dayOf(today)) return `today ${clock}`
  return `${dayOf(then) < dayOf(today, 7) ? weekday : short} ${clock}`
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
  if (!time) return undefined
  const [local, utc] = [partsOf(time), partsOf(time, 0)]
  return {
    local: `${local.date}, ${local.seconds} (UTC${local.zone})`,
    utc: `${utc.date}, ${utc.seconds} UTC`,
  }
}

/** Milliseconds since 1970; undefined if absent or invalid. */
export const epochOf = (moment: Moment | null | undefined): number | undefined => {
  // Nearly all moments are UTC; thousands of them are sorted at once, too many to make objects of.
  if (typeof moment === 'string' && moment.endsWith('Z') && iso.test(moment)) {
    const time = Date.parse(moment)
    return Number.isNaN(time) ? undefined : time
  }
  return read(moment)?.getTime()
}
