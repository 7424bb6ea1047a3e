import { useMemo } from 'react'
import { resultOfJob, runOf } from '@/evidence/histories.ts'
import { outcomeOf } from '@/evidence/outcome-words.ts'
import { useHeaders, useRetryReads } from '@/evidence/use-evidence.ts'
import { encode } from '@/lib/lists.ts'
import { HistoryError } from '@/parts/reports/history-error.tsx'
import { LastOutcome } from '@/parts/reports/last-outcome.tsx'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'

/** Runs in the strip of a catalog. */
const shownRuns = 10

interface CatalogLastRunsProps {
  catalog: { id: string; displayName: string }
  /** The content of the cell: the outcome of the newest finished job with its end, or the last ten as bars. */
  as: 'outcome' | 'strip'
}

/** How the last finished jobs of a catalog ended, on whatever branch. */
export default function CatalogLastRuns({ catalog, as }: CatalogLastRunsProps) {
  const { jobs, reach, problem } = useHeaders({ catalogId: catalog.id })
  const retry = useRetryReads()
  const runs = useMemo(
    () =>
      jobs
        .slice(0, shownRuns)
        .reverse()
        .map((job) => runOf(job, resultOfJob(job))),
    [jobs],
  )
  const [last] = jobs
  // As long as older jobs are unread, one of them may be of this catalog.
  if (!last && reach.isWhole) return <NeverRun as={as} />
  if (!last && problem)
    return as === 'outcome' && <HistoryError onRetry={retry} text="Not loaded." />
  if (!last) return <Skeleton className="h-4 w-24" />
  if (as === 'strip') {
    return (
      <RunStrip
        label={`Last runs of ${catalog.displayName}`}
        runs={runs}
        places={shownRuns}
        by="share"
        isError={problem !== undefined}
      />
    )
  }
  return (
    <>
      <LastOutcome
        {...outcomeOf(last)}
        target={{ to: `/reports/${encode(last.jobId)}`, search: {} }}
      />
      <div className="text-xs text-muted">
        <ShortDate at={last.finishedAt ?? last.scheduledAt} />
      </div>
    </>
  )
}

const NeverRun = ({ as }: Pick<CatalogLastRunsProps, 'as'>) =>
  as === 'strip' ? <EmptyCell /> : <span className="text-muted">never run</span>
