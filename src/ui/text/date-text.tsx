import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import {
  epochOf,
  exactMoment,
  formatDate,
  formatDateTime,
  formatShort,
  formatTime,
  type Moment,
} from '@/lib/dates.ts'
import { EmptyCell } from './empty-cell.tsx'
import { Hint } from './hint.tsx'

const formats = { date: formatDate, 'date-time': formatDateTime, time: formatTime } as const

/** How tables show dates: `relative` (`2 h ago`, `21 Nov 07:48`) or `absolute` (`21 November 2026, 07:48`). */
type DateStyle = 'relative' | 'absolute'

const DateStyleContext = createContext<DateStyle>('relative')

/** Sets how the tables below it show dates. */
export const DateStyleProvider = DateStyleContext.Provider

interface DateTextProps {
  at: Moment | null | undefined
  form?: keyof typeof formats
}

/**
 * Date (`5 March 2024`) in the user's time zone, with `form="date-time"` also the time; exact local and UTC
 * times on hover and focus. An empty cell if absent or invalid.
 */
export const DateText = ({ at, form = 'date' }: DateTextProps) => (
  <Dated at={at} text={formats[form](at)} />
)

// Rendered when the tooltip is: many dates of a table are never asked for their exact time.
const ExactTimes = ({ at }: Pick<DateTextProps, 'at'>) => {
  const exact = exactMoment(at)
  return exact && `${exact.local}\n${exact.utc}`
}

const Dated = ({ at, text }: { at: Moment | null | undefined; text: string | undefined }) => {
  const time = epochOf(at)
  if (time === undefined) return <EmptyCell />
  return (
    <Hint text={<ExactTimes at={at} />}>
      <time dateTime={new Date(time).toISOString()} className="tabular-nums">
        {text}
      </time>
    </Hint>
  )
}

const tickTime = 15_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Calls `listener` every 15 s. One timer serves all dates. */
const onTick = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of [...listeners]) each()
  }, tickTime)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The value of `read`, which must be referentially stable; read again every 15 s, for times that go on. */
export const useTick = <Value extends string | number | undefined>(read: () => Value): Value =>
  useSyncExternalStore(onTick, read)

interface ShortDateProps extends Pick<DateTextProps, 'at'> {
  /** `day` where there is no room for the time of day, which its hint tells. */
  by?: 'time' | 'day'
}

/**
 * Date in a table: `2 h ago` within a day, `21 Nov 07:48` within the year; or the whole date and time, as the
 * user prefers. It renders again only when its text changes.
 */
export function ShortDate({ at, by = 'time' }: ShortDateProps) {
  const style = useContext(DateStyleContext)
  const read = useCallback(() => {
    if (style === 'relative') return formatShort(at, Date.now(), by)
    return by === 'day' ? formatDate(at) : formatDateTime(at)
  }, [at, style, by])
  return <Dated at={at} text={useTick(read)} />
}
