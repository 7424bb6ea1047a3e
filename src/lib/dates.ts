import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

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

/** UTC date and time, `5 March 2024, 00:40`; undefined if absent or invalid. */
export const formatUtcDateTime = (moment: Moment | null | undefined): string | undefined =>
  read(moment)?.utc().format('D MMMM YYYY, HH:mm')

/** Local time, `09:40`; undefined if absent or invalid. */
export const formatTime = formatter('HH:mm')

/** A moment to the second: in the user's time zone, in UTC, and for the `datetime` attribute of `<time>`. */
export type ExactMoment = {
  /** `5 March 2024, 09:40:12 (UTC+09:00)` */
  local: string
  /** `5 March 2024, 00:40:12 UTC` */
  utc: string
  /** `2024-03-05T00:40:12.000Z` */
  iso: string
}

/** Exact texts of a moment; undefined if absent or invalid. */
export const exactMoment = (moment: Moment | null | undefined): ExactMoment | undefined => {
  const time = read(moment)
  return time
    ? {
        local: time.format('D MMMM YYYY, HH:mm:ss [(UTC]Z[)]'),
        utc: time.utc().format('D MMMM YYYY, HH:mm:ss [UTC]'),
        iso: time.toISOString(),
      }
    : undefined
}

/** Milliseconds since 1970; undefined if absent or invalid. */
export const epochOf = (moment: Moment | null | undefined): number | undefined =>
  read(moment)?.valueOf()
