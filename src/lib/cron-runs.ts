import type { Cron } from './cron.ts'

const day = 86_400_000
/** The 29th of February is at most eight years away: 2100 is no leap year. */
const longestWait = 8 * 366 * day

const lastOfMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()

/** As in every cron: where both the date and the day of the week are given, either of them is enough. */
const isDayOf = (cron: Cron, date: Date): boolean => {
  if (!cron.month.values.includes(date.getUTCMonth() + 1)) return false
  const last = lastOfMonth(date)
  const inMonth = date.getUTCDate()
  const inWeek = date.getUTCDay()
  const byDate = cron.date.values.includes(inMonth) || (cron.date.lastDay && inMonth === last)
  const byWeekday =
    cron.weekday.values.includes(inWeek) ||
    (cron.weekday.lastWeekdays.includes(inWeek) && inMonth > last - 7)
  if (cron.date.any) return byWeekday
  return cron.weekday.any ? byDate : byDate || byWeekday
}

/**
 * The next moments, at most `count`, at which the expression runs after the moment `after`; in milliseconds
 * since 1970. None for a day that never comes, such as the 30th of February.
 */
export const nextRuns = (cron: Cron, after: number, count: number): number[] => {
  const runs: number[] = []
  let midnight = Math.floor(after / day) * day
  let giveUpAt = midnight + longestWait
  while (runs.length < count && midnight <= giveUpAt) {
    if (isDayOf(cron, new Date(midnight))) {
      const times = cron.hour.values.flatMap((hour) =>
        cron.minute.values.map((minute) => midnight + (hour * 60 + minute) * 60_000),
      )
      runs.push(...times.filter((time) => time > after).slice(0, count - runs.length))
      giveUpAt = midnight + longestWait
    }
    midnight += day
  }
  return runs
}
