import { formatCount, ratio } from '@/lib/numbers.ts'
import { EmptyCell } from '../text/empty-cell.tsx'

/** Width of one segment; at least 2 px if its count is not 0. */
const part = (count: number, total: number) => ({
  width: `${ratio(count, total) * 100}%`,
  minWidth: count > 0 ? 2 : 0,
})

interface RatioBarProps {
  succeeded: number
  failed: number
  total: number | undefined
  /** The number of failures is shown elsewhere by `FailedCount`. */
  failedElsewhere?: true
}

/** Number of failures; renders nothing for 0. */
export const FailedCount = ({ count }: { count: number }) =>
  count > 0 && <span className="font-semibold text-failed">{formatCount(count)} failed</span>

/**
 * Succeeded and failed of a total: a bar, the count, the failures and the total. The bar fills as results
 * come in. An empty cell without a total.
 */
export const RatioBar = ({ succeeded, failed, total, failedElsewhere }: RatioBarProps) => {
  if (!total) return <EmptyCell />
  return (
    <span className="inline-flex items-center gap-2 align-top whitespace-nowrap">
      <span aria-hidden="true" className="flex h-1.5 w-13 overflow-hidden rounded-full bg-sunken">
        <span className="bg-succeeded" style={part(succeeded, total)} />
        <span className="bg-failed" style={part(failed, total)} />
      </span>
      <span>
        {formatCount(succeeded)}
        <span className="sr-only"> succeeded</span>
      </span>
      {!failedElsewhere && <FailedCount count={failed} />}
      <span className="text-muted">of {formatCount(total)}</span>
    </span>
  )
}
