import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { CaseReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { failuresAmong } from '@/evidence/histories.ts'
import { useCaseHistories } from '@/evidence/use-case-runs.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { HistoryError } from '@/parts/reports/history-error.tsx'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ShortDate } from '@/ui/text/date-text.tsx'

const limit = 20

interface CaseHistoryProps {
  jobId: string
  report: CaseReport
  /** The suite that the case ran in; undefined while unknown. */
  suiteId: string | undefined
}

/** The last runs of a case, how often it failed in them, and when it passed last. */
export function CaseHistory({ jobId, report, suiteId }: CaseHistoryProps) {
  const { data: job } = useQuery(getJobReportQueryOptions({ projectId: useProjectId(), jobId }))
  const { scenario, scenarioParameters } = report
  const cases = useMemo(
    () => (suiteId === undefined ? [] : [{ scenario, scenarioParameters, suiteId }]),
    [scenario, scenarioParameters, suiteId],
  )
  const isRunning = job != null && isUnfinished(job)
  const { runsOf, problem, retry } = useCaseHistories(job ?? undefined, cases, {
    limit,
    isGiven: isRunning,
    isExact: true,
  })
  const all = cases.flatMap(runsOf)
  // A running job has no result to keep.
  const runs = isRunning ? all.filter((run) => run.jobId !== jobId) : all
  const told = failuresAmong(runs)
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
      <RunStrip
        label={`Last ${limit} runs of this case`}
        runs={runs}
        places={limit}
        current={jobId}
        by="duration"
        isError={problem !== undefined}
      />
      {problem ? (
        <HistoryError problem={problem} onRetry={retry} />
      ) : (
        told && (
          <span className="text-xs text-muted">
            {told.text}
            {told.lastPass && (
              <>
                , last passed <ShortDate at={told.lastPass.at} />
              </>
            )}
          </span>
        )
      )}
    </div>
  )
}
