import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { failedText } from '@/evidence/histories.ts'
import { type Historic, useRunHistory } from '@/evidence/use-run-history.ts'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { HistoryError } from './history-error.tsx'

/** Runs of a thing that are shown. */
const limit = 10

interface RunHistoryProps {
  jobId: string
  thing: Historic
  report: SuiteReport | SpecReport
}

/** The last runs of a scenario or suite, and how often it failed in them. */
export function RunHistory({ jobId, thing, report }: RunHistoryProps) {
  const { data: job } = useQuery(getJobReportQueryOptions({ projectId: useProjectId(), jobId }))
  const { runs, isError, retry } = useRunHistory(job, thing, { limit, own: report })
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
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
        runs.length > 0 && <span className="text-xs text-muted">{failedText(runs)}</span>
      )}
    </div>
  )
}
