import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import type { Failure } from '@/evidence/failure-groups.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { FailureWalk } from '@/models/reports/report-search.ts'
import { useCommands } from '@/page/commands.ts'
import { IconButton } from '@/ui/base/button.tsx'

interface FailureStepperProps {
  jobId: string
  walk: FailureWalk
  failures: readonly Failure[]
  /** Place of the failure on show, from 0. */
  index: number
  complete: boolean
}

/** Steps through a list of failures, also by the keys `[` and `]`: `1 of 12 failures`. */
export function FailureStepper({ jobId, walk, failures, index, complete }: FailureStepperProps) {
  const navigate = useNavigate()
  const to = (step: 1 | -1) => {
    const next = failures[index + step]
    if (!next?.spec) return undefined
    const { report, spec } = next
    return () =>
      void navigate({
        to: '/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId',
        params: {
          jobId,
          suiteReportId: spec.parents.suiteReportId,
          specReportId: spec.id,
          caseReportId: report.id,
        },
        search: walk,
        // The log stays where the reader looks.
        resetScroll: false,
      })
  }
  const steps = [
    { id: 'previous-failure', label: 'Previous failure', keys: '[', icon: ChevronLeft, go: to(-1) },
    { id: 'next-failure', label: 'Next failure', keys: ']', icon: ChevronRight, go: to(1) },
  ] as const
  useCommands(
    steps.flatMap(({ id, label, keys, go }) => (go ? [{ id, label, keys, run: go }] : [])),
  )
  const [cause, ...others] = walk.failure_cause_labels ?? []
  const what = cause !== undefined && others.length === 0 ? `${cause} failures` : 'failures'
  const [previous, next] = steps
  return (
    <nav aria-label="Failures" className="flex items-center gap-1 text-sm text-muted">
      <Step {...previous} />
      <span className="tabular-nums">
        {formatCount(index + 1)} of {formatCount(failures.length)} <bdi>{what}</bdi>
        {!complete && ' so far'}
      </span>
      <Step {...next} />
    </nav>
  )
}

interface StepProps {
  label: string
  keys: string
  icon: LucideIcon
  /** Undefined at an end of the list. */
  go: (() => void) | undefined
}

const Step = ({ label, keys, icon: Icon, go }: StepProps) => (
  <IconButton
    size="sm"
    label={label}
    aria-keyshortcuts={keys}
    disabledReason={go ? undefined : 'There is no other failure on this side.'}
    onClick={go}
  >
    <Icon aria-hidden />
  </IconButton>
)
