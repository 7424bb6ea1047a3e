import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { failedText } from '@/evidence/histories.ts'
import { type Historic, useRunHistory } from '@/evidence/use-run-history.ts'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { HistoryError } from './history-error.tsx'

interface ShownRunsProps {
  jobId: string
  thing: Historic
  /** Runs that are shown. */
  limit: number
  onClose: () => void
}

/** The last runs of a scenario or suite. */
export default function ShownRuns({ jobId, thing, limit }: ShownRunsProps) {
  const { data: job } = useQuery(getJobReportQueryOptions({ projectId: useProjectId(), jobId }))
  const { runs, isError, retry } = useRunHistory(job, thing, { limit, enabled: true })
  return (
    <>
      <RunStrip
        label={`Last ${limit} runs of this ${thing.kind}`}
        runs={runs}
        current={jobId}
        by="share"
        isError={isError}
      />
      {isError ? (
        <HistoryError onRetry={retry} />
      ) : (
        <span className="text-xs text-muted">{failedText(runs)}</span>
      )}
    </>
  )
}
