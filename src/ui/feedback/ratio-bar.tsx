import { formatCount, ratio } from '@/lib/numbers.ts'
import { dot } from '@/lib/text.ts'
import { EmptyCell } from '../text/empty-cell.tsx'

/** Width of one segment; at least 3 px if its count is not 0. */
const part = (count: number, total: number) => ({
  width: `${ratio(count, total) * 100}%`,
  minWidth: count > 0 ? 3 : 0,
})

interface RatioTrackProps {
  succeeded: number
  failed: number
  total: number
  className: string
}

/** The bar alone: failures first, at least 3 px of them; it fills as results come in. */
export const RatioTrack = ({ succeeded, failed, total, className }: RatioTrackProps) => (
  <span
    aria-hidden="true"
    className={`flex h-1.5 overflow-hidden rounded-full bg-sunken ${className}`}
  >
    <span className="shrink-0 bg-failed" style={part(failed, total)} />
    <span className="bg-succeeded/60" style={part(succeeded, total)} />
  </span>
)

interface RatioBarProps {
  succeeded: number
  failed: number
  total: number | undefined
}

/**
 * Failed and succeeded of a total, `76 failed · 190 of 266`, and a bar that fills as results come in. Failures
 * come first and always show. An empty cell without a total.
 */
export const RatioBar = ({ succeeded, failed, total }: RatioBarProps) => {
  if (!total) return <EmptyCell />
  return (
    <span className="inline-flex max-w-full items-center gap-2 align-top whitespace-nowrap tabular-nums">
      {/* The bar gives way: a shrinking text is cut for a part of a pixel. */}
      <span className="max-w-[calc(100%-0.5rem)] shrink-0 truncate">
        {failed > 0 && (
          <>
            <span className="font-semibold text-failed">{formatCount(failed)} failed</span>
            <span className="text-muted">{dot}</span>
          </>
        )}
        {formatCount(succeeded)}
        <span className="sr-only"> succeeded</span>{' '}
        <span className="text-muted">of {formatCount(total)}</span>
      </span>
      <RatioTrack succeeded={succeeded} failed={failed} total={total} className="w-14 min-w-0" />
    </span>
  )
}
