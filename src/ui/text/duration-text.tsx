import { exactDuration, formatDuration } from '@/lib/durations.ts'
import { EmptyCell } from './empty-cell.tsx'
import { Hint } from './hint.tsx'

/** Duration in seconds (`1 h 58 min`), exact on hover and focus. An empty cell if absent or invalid. */
export const DurationText = ({ seconds }: { seconds: number | null | undefined }) => {
  const short = formatDuration(seconds)
  const exact = exactDuration(seconds)
  if (!short || !exact) return <EmptyCell />
  return <Hint text={exact}>{short}</Hint>
}
