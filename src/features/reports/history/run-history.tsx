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
import { cx } from '@/ui/base/class-names.ts'

const limit = 20

interface RunHistoryProps {
  jobId: string
  thing: Historic
  report: SuiteReport | SpecReport
}

/** The last runs of a scenario or suite, how often it failed in them, and since when. */
export function RunHistory({ jobId, thing, report }: RunHistoryProps) {
  const { data: job } = useQuery(getJobReportQueryOptions({ projectId: useProjectId(), jobId }))
  const { runs, problem, retry } = useRunHistory(job, thing, { limit, own: report })
  const standing = standingOf(runs, { isAll: runs.length < limit })
  return (
    // Room for what is told below the bars, beside which other things stand where something has failed.
    <div
      className={cx('flex flex-col gap-1', report.status === 'failed' ? 'min-h-14' : 'min-h-10')}
    >
      <RunStrip
        label={`Last ${limit} runs of this ${thing.kind}`}
        runs={runs}
        places={limit}
        current={jobId}
        by="share"
        isError={problem !== undefined}
      />
      {problem ? (
        <HistoryError problem={problem} onRetry={retry} />
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
