import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useProjectId } from '@/session/project/projects.ts'
import { causeCounts, countingFailures } from '../model/failures.ts'
import { naModeOf } from '../model/result-filter.ts'
import type { FailureFilter, FailureWalk } from '../model/search.ts'
import { CauseChips } from './cause-chips.tsx'
import { FailuresPanel } from './failures-panel.tsx'
import { type LoadedFailures, useSpecFailures, useSuiteFailures } from './use-failures.ts'

interface SuiteFailuresProps {
  report: SuiteReport
  filter: FailureFilter
}

/** The failed cases of a suite, and their causes. */
export function SuiteFailures({ report, filter }: SuiteFailuresProps) {
  const { jobId } = report
  const isNone = report.caseResults?.failureCount === 0
  const loaded = useSuiteFailures({ ...report, jobId }, report.id, !isNone)
  return <PartFailures jobId={jobId} loaded={loaded} isNone={isNone} filter={filter} of="suite" />
}

interface SpecFailuresProps {
  report: SpecReport
  filter: FailureFilter
}

/** The failed cases of a scenario, and their causes. */
export function SpecFailures({ report, filter }: SpecFailuresProps) {
  const { jobId } = useParams({
    from: '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/',
  })
  const loaded = useSpecFailures(jobId, report)
  const isNone = report.caseResults?.failureCount === 0
  return <PartFailures jobId={jobId} loaded={loaded} isNone={isNone} filter={filter} of="spec" />
}

interface PartFailuresProps {
  jobId: string
  loaded: LoadedFailures
  isNone: boolean
  filter: FailureFilter
  of: NonNullable<FailureWalk['walk']>
}

function PartFailures({ jobId, loaded, isNone, filter, of }: PartFailuresProps) {
  const { data: job } = useQuery(getJobReportQueryOptions({ projectId: useProjectId(), jobId }))
  const failures = countingFailures(loaded.failures ?? [], naModeOf(filter))
  return (
    <div className="flex flex-col gap-2.5">
      {!isNone && (
        <CauseChips counts={causeCounts(failures)} chosen={filter.failure_cause_labels} />
      )}
      <FailuresPanel
        jobId={jobId}
        loaded={loaded}
        isNone={isNone}
        retries={(job?.testOptions.maxRetries ?? 0) > 0}
        filter={filter}
        of={of}
      />
    </div>
  )
}
