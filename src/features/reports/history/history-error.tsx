import { Button } from '@/ui/base/button.tsx'

/** Says that some runs could not be loaded. */
export const HistoryError = ({ onRetry }: { onRetry: () => void }) => (
  <span role="status" className="flex items-center gap-2 text-xs text-muted">
    Some runs could not be loaded.
    <Button size="sm" onClick={onRetry}>
      Retry
    </Button>
  </span>
)
