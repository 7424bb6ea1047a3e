import type { Cron } from './cron.ts'

const day = 86_400_000
/** The next 29 February is at most eight years away, as 2100 is not a leap year. */
const maxGap = 8 * 366 * day

const daysInMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()

/** As in standard cron: if both date and weekday are restricted, either of them may match. */
const isDayOf = (cron: Cron, date: Date): boolean => {
  if (!cron.month.values.includes(date.getUTCMonth() + 1)) return false
  const last = daysInMonth(date)
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
 * The next `count` runs strictly after `after`, in UTC; all in milliseconds since 1970. Empty if no day ever
 * matches, such as 30 February.
 */
export const nextRuns = (cron: Cron, after: number, count: number): number[] => {
  const runs: number[] = []
  let midnight = Math.floor(after / day) * day
  let giveUpAt = midnight + maxGap
  while (runs.length < count && midnight <= giveUpAt) {
    if (isDayOf(cron, new Date(midnight))) {
      const times = cron.hour.values.flatMap((hour) =>
        cron.minute.values.map((minute) => midnight + (hour * 60 + minute) * 60_000),
      )
      runs.push(...times.filter((time) => time > after).slice(0, count - runs.length))
      giveUpAt = midnight + maxGap
    }
    midnight += day
  }
  return runs
}
