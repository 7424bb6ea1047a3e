import { epochOf, type Moment } from './dates.ts'

type Moments = readonly [from: Moment | null | undefined, to: Moment | null | undefined]

/**
 * Seconds between two moments to the millisecond, to calculate with; undefined if one is absent or invalid, or `to` is
 * before `from`.
 */
export const exactSecondsBetween = (...[from, to]: Moments): number | undefined => {
  const start = epochOf(from)
  const end = epochOf(to)
  return start === undefined || end === undefined || end < start ? undefined : (end - start) / 1000
}

/** Whole seconds between two moments, to show; undefined as `exactSecondsBetween`. */
export const secondsBetween = (...moments: Moments): number | undefined => {
  const seconds = exactSecondsBetween(...moments)
  return seconds === undefined ? undefined : Math.floor(seconds)
}

const split = (seconds: number | null | undefined) => {
  if (seconds == null || !Number.isFinite(seconds) || seconds < 0) return undefined
  const whole = Math.floor(seconds)
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    seconds: whole % 60,
  }
}

/**
 * Short text of a duration in seconds: `41 s`, `41 min`, `1 h 58 min`, `2 h`. Undefined if absent, negative
 * or not a finite number.
 */
export const formatDuration = (seconds: number | null | undefined): string | undefined => {
  const parts = split(seconds)
  if (!parts) return undefined
  if (parts.hours > 0) {
    return parts.minutes > 0 ? `${parts.hours} h ${parts.minutes} min` : `${parts.hours} h`
  }
  return parts.minutes > 0 ? `${parts.minutes} min` : `${parts.seconds} s`
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/**
 * Full text of a duration in seconds: `1 hour 58 minutes 1 second`, `2 hours`, `0 seconds`. Undefined if
 * absent, negative or not a finite number.
 */
export const exactDuration = (seconds: number | null | undefined): string | undefined => {
  const parts = split(seconds)
  if (!parts) return undefined
  const named = [
    [parts.hours, 'hour'],
    [parts.minutes, 'minute'],
    [parts.seconds, 'second'],
  ] as const
  const texts = named.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit))
  return texts.length > 0 ? texts.join(' ') : '0 seconds'
}
