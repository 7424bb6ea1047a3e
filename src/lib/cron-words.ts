import type { Cron, CronSet } from './cron.ts'
import { once } from './once.ts'

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** Up to this many times of day are listed. */
const maxListedTimes = 4

const lists = once(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }))

const two = (number: number) => String(number).padStart(2, '0')
const clock = (hour: number, minute: number) => `${two(hour)}:${two(minute)}`

/** Text of ascending numbers; runs of three or more become a range: `1 to 5 and 8`. */
const inWords = (values: readonly number[], name: (value: number) => string): string => {
  const rows: number[][] = []
  for (const value of values) {
    const row = rows.at(-1)
    if (row?.at(-1) === value - 1) row.push(value)
    else rows.push([value])
  }
  return lists().format(
    rows.flatMap((row) => {
      const [first, last] = [row[0], row.at(-1)]
      if (row.length < 3 || first === undefined || last === undefined) return row.map(name)
      return [`${name(first)} to ${name(last)}`]
    }),
  )
}

/** The step if the values divide `size` evenly from 0: 15 for `0,15,30,45` in 60; undefined otherwise. */
const evenStep = ({ values }: CronSet, size: number): number | undefined => {
  const step = size / values.length
  const even = values.length > 1 && values.every((value, index) => value === index * step)
  return even && Number.isInteger(step) ? step : undefined
}

const timeWords = ({ minute, hour }: Cron): string => {
  const everyMinutes = evenStep(minute, 60)
  const everyHours = evenStep(hour, 24)
  const [onlyMinute] = minute.values.length === 1 ? minute.values : []
  if (onlyMinute !== undefined && everyHours === undefined) {
    if (hour.values.length <= maxListedTimes) {
      return `At ${lists().format(hour.values.map((each) => clock(each, onlyMinute)))} UTC`
    }
  }
  const minutes =
    everyMinutes === 1
      ? 'Every minute'
      : everyMinutes !== undefined
        ? `Every ${everyMinutes} minutes`
        : `At minute ${inWords(minute.values, String)}`
  if (everyHours === undefined) {
    return `${minutes} of the hours ${inWords(hour.values, (each) => clock(each, 0))} UTC`
  }
  const hours = everyHours === 1 ? 'every hour' : `every ${everyHours} hours`
  if (onlyMinute === 0) return everyHours === 1 ? 'Every hour' : `Every ${everyHours} hours`
  return everyMinutes !== undefined && everyHours === 1 ? minutes : `${minutes} of ${hours}`
}

const ordinals = once(() => new Intl.PluralRules('en', { type: 'ordinal' }))
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinal = (number: number) => `${number}${endings[ordinals().select(number)]}`

const weekdayOf = (value: number): string => weekdayNames[value] ?? ''
const monthOf = (value: number): string => monthNames[value - 1] ?? ''

const dateWords = ({ values, lastDay }: CronSet): string => {
  const named = values.length > 0 ? [`the ${inWords(values, ordinal)}`] : []
  return `on ${lists().format([...named, ...(lastDay ? ['the last day'] : [])])} of the month`
}

const weekdayWords = ({ values, lastWeekdays }: CronSet): string => {
  const named = values.length > 0 ? [inWords(values, weekdayOf)] : []
  const last = lastWeekdays.map((value) => `the last ${weekdayOf(value)} of the month`)
  return `on ${lists().format([...named, ...last])}`
}

const dayWords = ({ date, weekday }: Cron): string | undefined => {
  const days = [
    ...(date.any ? [] : [dateWords(date)]),
    ...(weekday.any ? [] : [weekdayWords(weekday)]),
  ]
  return days.length > 0 ? days.join(' or ') : undefined
}

/** Description of a cron expression: `At 18:30 UTC, on Monday to Friday`. */
export const cronWords = (cron: Cron): string => {
  const months = cron.month.values.length < 12 && `in ${inWords(cron.month.values, monthOf)}`
  return [timeWords(cron), dayWords(cron), months].filter(Boolean).join(', ')
}
