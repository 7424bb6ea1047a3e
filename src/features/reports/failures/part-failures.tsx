import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useProjectId } from '@/session/project/projects.ts'
import { useChanges } from '../changes/use-changes.ts'
import type { FailureFilter, FailureWalk } from '../model/search.ts'
import { FailuresPanel } from './failures-panel.tsx'
import type { LoadedFailures } from './use-failures.ts'

interface PartFailuresProps {
  jobId: string
  loaded: LoadedFailures
  /** It is known already that nothing has failed. */
  isNone: boolean
  filter: FailureFilter
  of: NonNullable<FailureWalk['walk']>
}

/** The failed cases of a suite or a scenario. */
export function PartFailures(props: PartFailuresProps) {
  const { jobId, filter } = props
  const { data: job } = useQuery(getJobReportQueryOptions({ projectId: useProjectId(), jobId }))
  const { changed } = useChanges(job, filter.target_ids?.[0])
  return (
    <FailuresPanel {...props} retries={(job?.testOptions.maxRetries ?? 0) > 0} changed={changed} />
  )
}
