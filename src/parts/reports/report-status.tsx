import type { CaseResults } from '@generated/evaluation/types.ts'
import { ratio } from '@/lib/numbers.ts'
import type { Result } from '@/models/reports/report-results.ts'
import { isCanceling, useCanceling } from '@/session/canceled-runs.ts'
import { Status, statusWord } from '@/ui/feedback/status.tsx'

interface ReportStatusProps {
  status: Result['status'] | 'canceling'
  /** The job that the report belongs to: while that is being canceled, so is what runs. */
  jobId?: string | undefined
  /** Results of the cases: a final report shows their ratio. */
  counts?: CaseResults | undefined
  /** Shows the mark alone; the word is read aloud. */
  compact?: boolean
}

/** Status of a report: progress while it runs, ratio of succeeded cases once final. */
export function ReportStatus({ status, jobId, counts, compact = false }: ReportStatusProps) {
  useCanceling()
  const isEnding = status === 'scheduled' || status === 'started'
  const shown = isEnding && jobId !== undefined && isCanceling(jobId) ? 'canceling' : status
  return (
    <Status status={shown} icon={iconOf(shown, counts)}>
      {compact && <span className="sr-only">{statusWord(shown)}</span>}
    </Status>
  )
}

const iconOf = (status: Result['status'] | 'canceling', counts: CaseResults | undefined) => {
  const ended = status === 'succeeded' || status === 'failed'
  return ended && counts && counts.totalCount > 0 ? (
    <RatioMark failed={status === 'failed'} counts={counts} />
  ) : undefined
}

/** Least share of the ring that shows failures, however few they are. */
const leastFailed = 1 / 8

/** A cross or a check in a ring: its red part is the share of failed cases, its green one of succeeded ones. */
function RatioMark({ failed, counts }: { failed: boolean; counts: CaseResults }) {
  const { totalCount, successCount, failureCount } = counts
  const red = failureCount > 0 ? Math.max(leastFailed, ratio(failureCount, totalCount)) : 0
  const green = Math.min(ratio(successCount, totalCount), 1 - red)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 shrink-0 fill-none stroke-2 [stroke-linecap:round]"
    >
      <g className="origin-center -rotate-90">
        <Arc className="stroke-line" share={1} />
        <Arc className="stroke-failed" share={red} />
        <Arc className="stroke-succeeded" share={green} from={red} />
      </g>
      {failed ? (
        <path d="M5.75 5.75l4.5 4.5m0-4.5l-4.5 4.5" className="stroke-failed" />
      ) : (
        <path d="M5.25 8.25l2 2 3.5-4" className="stroke-succeeded" />
      )}
    </svg>
  )
}

function Arc({ share, from = 0, className }: { share: number; from?: number; className: string }) {
  if (share === 0) return null
  return (
    <circle
      cx={8}
      cy={8}
      r={7}
      pathLength={1}
      strokeDasharray={`${share} 1`}
      strokeDashoffset={-from}
      strokeLinecap="butt"
      className={className}
    />
  )
}
