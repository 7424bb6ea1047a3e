import { exactMoment, formatDate, formatDateTime, formatTime, type Moment } from '@/lib/dates.ts'
import { EmptyCell } from './empty-cell.tsx'
import { Hint } from './hint.tsx'

const formats = { date: formatDate, 'date-time': formatDateTime, time: formatTime } as const

/**
 * Date (`5 March 2024`) in the user's time zone, with `form="date-time"` also the time; exact local and UTC
 * times on hover and focus. An empty cell if absent or invalid.
 */
export const DateText = ({
  at,
  form = 'date',
}: {
  at: Moment | null | undefined
  form?: keyof typeof formats
}) => {
  const exact = exactMoment(at)
  if (!exact) return <EmptyCell />
  return (
    <Hint text={`${exact.local}\n${exact.utc}`}>
      <time dateTime={exact.iso}>{formats[form](at)}</time>
    </Hint>
  )
}
