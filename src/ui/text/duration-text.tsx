import { exactDuration, formatDuration } from '@/lib/durations.ts'
import { EmptyCell } from './empty-cell.tsx'
import { Hint } from './hint.tsx'

/** A duration in seconds (`1 h 58 min`), in full on hover and focus. No duration shows as absent. */
export const DurationText = ({ seconds }: { seconds: number | null | undefined }) => {
  const short = formatDuration(seconds)
  const exact = exactDuration(seconds)
  if (!short || !exact) return <EmptyCell />
  return <Hint text={exact}>{short}</Hint>
}
