import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Changed, isNewOnly } from '@/evidence/changes.ts'
import {
  type Failure,
  failureViewOf,
  filterFailures,
  inOrderOf,
} from '@/evidence/failure-groups.ts'
import {
  type LoadedFailures,
  useJobFailures,
  useSpecFailures,
  useSuiteFailures,
} from '@/evidence/use-failures.ts'
import type { FailureWalk } from '@/models/reports/report-search.ts'
import { useProjectId } from '@/session/project/projects.ts'

interface Here {
  jobId: string
  suiteReportId: string
  spec: SpecReport | undefined
}

/** The list of failures that a case was opened from, and its place there. */
interface Walk {
  failures: readonly Failure[]
  /** From 0; -1 as long as the case is not among the loaded ones. */
  index: number
  complete: boolean
}

/** The failures of what the address names: a job, a suite or a scenario. Makes no call where it names none. */
export const useWalkFailures = (
  { jobId, suiteReportId, spec }: Here,
  { walk }: FailureWalk,
): LoadedFailures => {
  const ofJob = walk === 'job' || walk === 'suite'
  const { data: job } = useQuery({
    ...getJobReportQueryOptions({ projectId: useProjectId(), jobId }),
    enabled: ofJob,
  })
  const jobOrNone = job ?? ({ jobId, status: 'started' } as const)
  const jobFailures = useJobFailures(jobOrNone, walk === 'job' && job !== undefined)
  const suiteFailures = useSuiteFailures(
    { ...jobOrNone, id: suiteReportId, caseResults: undefined },
    walk === 'suite' && job !== undefined,
  )
  const specFailures = useSpecFailures(jobId, spec, walk === 'spec')
  if (walk === 'spec') return specFailures
  return walk === 'suite' ? suiteFailures : jobFailures
}

interface CaseHere extends Pick<Here, 'suiteReportId'> {
  caseReportId: string
  /** Changes of the cases since an earlier run, or that they are not known yet. */
  changed: Changed | 'unknown' | undefined
}

/** The list of failures in the address, in its order; undefined where the address names none. */
export const useFailureWalk = (
  { failures, complete }: LoadedFailures,
  { suiteReportId, caseReportId, changed }: CaseHere,
  search: FailureWalk,
): Walk | undefined => {
  const { walk } = search
  return useMemo(() => {
    const isWaiting = changed === 'unknown' && isNewOnly(search)
    if (!walk || !failures || isWaiting) return undefined
    const own =
      walk === 'suite'
        ? failures.filter((one) => one.spec?.parents.suiteReportId === suiteReportId)
        : failures
    const shown = filterFailures(own, search, changed === 'unknown' ? undefined : changed)
    const ordered = inOrderOf(shown, failureViewOf(search))
    return {
      failures: ordered,
      index: ordered.findIndex(({ report }) => report.id === caseReportId),
      complete,
    }
  }, [walk, failures, complete, search, suiteReportId, caseReportId, changed])
}
