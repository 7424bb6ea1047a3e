import type { Problem } from '@/evidence/engine/messages.ts'
import { Button } from '@/ui/base/button.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'

interface HistoryErrorProps {
  onRetry: () => void
  /** Why, where there is room to say so. */
  problem?: Problem
  text?: string
}

/** Says that some runs could not be loaded, why, and the id of the request for the service's logs. */
export const HistoryError = ({
  onRetry,
  problem,
  text = 'Some runs could not be loaded.',
}: HistoryErrorProps) => (
  <span
    role="status"
    className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted"
  >
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {text} {problem?.message}
    </span>
    {problem?.requestId && (
      <span className="inline-flex items-center gap-1.5 font-mono">
        request <Copyable text={problem.requestId} what="request ID" />
      </span>
    )}
    <Button size="sm" onClick={onRetry}>
      Retry
    </Button>
  </span>
)
