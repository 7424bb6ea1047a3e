import type { Historic } from '@/evidence/use-run-history.ts'
import { Button } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { useAsked } from '../use-asked.ts'

const shownRuns = lazyCode(() => import('./shown-runs.tsx'))

/** Runs of a thing that are shown. */
const limit = 20

interface RunHistoryProps {
  jobId: string
  thing: Historic
}

/** The last runs of a scenario or suite, once they are asked for. */
export function RunHistory(props: RunHistoryProps) {
  const [isShown, show, hide] = useAsked('last runs')
  if (!isShown) {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2 self-start"
        onPointerEnter={shownRuns.load}
        onFocus={shownRuns.load}
        onClick={show}
      >
        Show the last {limit} runs
      </Button>
    )
  }
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
      <LazyPart code={shownRuns} {...props} limit={limit} onClose={hide} />
    </div>
  )
}
