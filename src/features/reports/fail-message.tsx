import { WarningBanner } from '@/ui/feedback/alert.tsx'
import { failReasonOf } from './model/results.ts'

interface FailMessageProps {
  report: Parameters<typeof failReasonOf>[0]
  naMode: boolean
}

/** Failure message of a report; renders nothing without one, and where the counts say so already. */
export function FailMessage({ report, naMode }: FailMessageProps) {
  const reason = failReasonOf(report, naMode)
  return reason === undefined ? null : (
    <WarningBanner>
      <bdi>{reason}</bdi>
    </WarningBanner>
  )
}
