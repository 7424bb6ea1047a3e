import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { failedText } from '../model/run-history.ts'
import { type Historic, useJobHistory, useRunHistory } from './use-run-history.ts'

/** Runs of a thing that are shown. */
const limit = 20

/** Runs of a job that are shown. */
const jobLimit = 10

/** Once asked for, histories are shown on every page until the console is closed. */
let isAskedFor = false

interface RunHistoryProps {
  jobId: string
  thing: Historic
}

/** The last runs of a case, scenario or suite, once they are asked for. */
export function RunHistory({ jobId, thing }: RunHistoryProps) {
  const [isShown, show] = useHistoryAsked()
  const { data: job } = useQuery({
    ...getJobReportQueryOptions({ projectId: useProjectId(), jobId }),
    enabled: isShown,
  })
  const { runs, isError, retry } = useRunHistory(job, thing, { limit, enabled: isShown })
  if (!isShown) {
    return (
      <Button variant="ghost" size="sm" className="-ml-2 self-start" onClick={show}>
        Show the last {limit} runs
      </Button>
    )
  }
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
      <RunStrip
        label={`Last ${limit} runs of this ${thing.kind}`}
        runs={runs}
        current={jobId}
        by={thing.kind === 'case' ? 'duration' : 'share'}
        isError={isError}
      />
      {isError ? (
        <HistoryError onRetry={retry} />
      ) : (
        <span className="text-xs text-muted">{failedText(runs)}</span>
      )}
    </div>
  )
}

/** Says that some runs could not be loaded. */
export const HistoryError = ({ onRetry }: { onRetry: () => void }) => (
  <span role="status" className="flex items-center gap-2 text-xs text-muted">
    Some runs could not be loaded.
    <Button size="sm" onClick={onRetry}>
      Retry
    </Button>
  </span>
)

/** Whether last runs have been asked for, and asks for them. */
export const useHistoryAsked = (): readonly [isAsked: boolean, ask: () => void] => {
  const [isAsked, setAsked] = useState(isAskedFor)
  const ask = useCallback(() => {
    isAskedFor = true
    setAsked(true)
  }, [])
  return [isAsked, ask]
}

/** The last runs of a job on its branch. */
export function JobHistory({ job, branch }: { job: JobReport; branch: string | undefined }) {
  const runs = useJobHistory(job, jobLimit)
  const where = branch === undefined ? `last ${jobLimit}` : `last ${jobLimit} on ${branch}`
  return (
    <div className="flex min-h-5 items-center gap-3 text-xs text-muted">
      <RunStrip label={`The ${where}`} runs={runs} current={job.jobId} by="share" />
      <span className="truncate">{runs.length > 0 && where}</span>
    </div>
  )
}
