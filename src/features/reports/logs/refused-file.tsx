import { Button } from '@/ui/base/button.tsx'

interface RefusedFileProps {
  /** In the words of the service. */
  reason: string | undefined
  onRetry: () => void
}

/** Stands for a file whose link was refused: the reason, and another try. */
export const RefusedFile = ({ reason, onRetry }: RefusedFileProps) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
    <bdi className="min-w-0 [overflow-wrap:anywhere]">{reason}</bdi>
    <Button size="sm" onClick={onRetry}>
      Retry
    </Button>
  </p>
)
