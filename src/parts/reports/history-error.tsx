import { Button } from '@/ui/base/button.tsx'

interface HistoryErrorProps {
  onRetry: () => void
  text?: string
}

/** Says that some runs could not be loaded. */
export const HistoryError = ({
  onRetry,
  text = 'Some runs could not be loaded.',
}: HistoryErrorProps) => (
  <span role="status" className="flex items-center gap-2 text-xs text-muted">
    {text}
    <Button size="sm" onClick={onRetry}>
      Retry
    </Button>
  </span>
)
