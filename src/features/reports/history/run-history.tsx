import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { failedText } from '@/evidence/histories.ts'
import { standingOf } from '@/evidence/part-standing.ts'
import { type Historic, useRunHistory } from '@/evidence/use-run-history.ts'
import { HistoryError } from '@/parts/reports/history-error.tsx'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { StandingText } from '@/parts/reports/standing-text.tsx'
import { useProjectId } from '@/session/project/projects.ts'

/** Runs of a thing that are shown. */
const limit = 20

interface RunHistoryProps {
  jobId: string
  thing: Historic
  report: SuiteReport | SpecReport
}

/** The last runs of a scenario or suite, how often it failed in them, and since when. */
export function RunHistory({ jobId, thing, report }: RunHistoryProps) {
  const { data: job } = useQuery(getJobReportQueryOptions({ projectId: useProjectId(), jobId }))
  const { runs, isError, retry } = useRunHistory(job, thing, { limit, own: report })
  const standing = standingOf(runs, { isAll: runs.length < limit })
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
        runs.length > 0 && (
          <span className="text-xs text-muted">
            {failedText(runs)}
            {standing && (
              <>
                , <StandingText standing={standing} />
              </>
            )}
          </span>
        )
      )}
    </div>
  )
}
