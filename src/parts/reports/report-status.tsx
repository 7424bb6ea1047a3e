import type { CaseResults } from '@generated/evaluation/types.ts'
import { LoaderCircle } from 'lucide-react'
import type { Result } from '@/features/reports/model/results.ts'
import { ratio } from '@/lib/numbers.ts'
import { Status } from '@/ui/feedback/status.tsx'

interface ReportStatusProps {
  status: Result['status']
  /** Results of the cases: a final report shows their ratio. */
  counts?: CaseResults | undefined
}

/** Status of a report: progress while it runs, ratio of succeeded cases once final. */
export function ReportStatus({ status, counts }: ReportStatusProps) {
  return <Status status={status} icon={iconOf(status, counts)} />
}

const iconOf = (status: Result['status'], counts: CaseResults | undefined) => {
  if (status === 'started') {
    return <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
  }
  const ended = status === 'succeeded' || status === 'failed'
  return ended && counts && counts.totalCount > 0 ? <RatioRing counts={counts} /> : undefined
}

const size = 16
const width = 3
const radius = (size - width) / 2

/** A ring with the share of succeeded cases in green and of failed ones in red. */
function RatioRing({ counts }: { counts: CaseResults }) {
  const succeeded = ratio(counts.successCount, counts.totalCount)
  const failed = ratio(counts.failureCount, counts.totalCount)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      className="size-4 shrink-0 -rotate-90 fill-none"
    >
      <Arc className="stroke-line" share={1} />
      <Arc className="stroke-failed" share={succeeded + failed} />
      <Arc className="stroke-succeeded" share={succeeded} />
    </svg>
  )
}

function Arc({ share, className }: { share: number; className: string }) {
  if (share === 0) return null
  return (
    <circle
      cx={size / 2}
      cy={size / 2}
      r={radius}
      pathLength={1}
      strokeWidth={width}
      strokeDasharray={`${share} 1`}
      className={className}
    />
  )
}
