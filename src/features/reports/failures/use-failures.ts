import { listCaseReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport, SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { usePolling } from '@/data/polling.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { caseReportsQueryOptions } from '../model/case-report-queries.ts'
import { type Failure, failuresOf } from '../model/failures.ts'
import { pollingUnder } from '../model/polling.ts'
import { useSpecs } from './use-spec-finder.ts'

type Job = Pick<JobReport, 'jobId' | 'status' | 'finishedAt'>

/** Failed cases as far as they are loaded, and the query of the cases that they come from. */
export interface LoadedFailures {
  query: ReturnType<typeof listCaseReportsAllQueryOptions>
  /** Undefined until the first cases are loaded. */
  failures: readonly Failure[] | undefined
  complete: boolean
  isError: boolean
}

const loadedFrom = (
  query: LoadedFailures['query'],
  { data, isError }: { data: PagedItems<CaseReport> | undefined; isError: boolean },
  failures: readonly Failure[] | undefined,
): LoadedFailures => ({ query, failures, complete: data?.complete === true, isError })

/**
 * How long the first failures wait for the others, in ms: those of a job with a few pages of cases come
 * together, and nothing moves. In a large job they show as they come.
 */
const patience = 600

/** True once something has been waiting for as long as it may. */
const useHasWaited = (isWaiting: boolean): boolean => {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setHasWaited(true), patience)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return hasWaited
}

/** The failed cases of a job. Makes no call unless `enabled`: as long as no case is known to have failed. */
export const useJobFailures = (
  job: Job,
  enabled: boolean,
): LoadedFailures & {
  /** It is known of all failures where they are. */
  isPlaced: boolean
} => {
  const options = listCaseReportsAllQueryOptions({ projectId: useProjectId(), jobId: job.jobId })
  const result = usePolling({ ...options, enabled }, pollingUnder(job))
  const { specOf, complete: isPlaced } = useSpecs(job, enabled, 'failed')
  const { data, isError } = result
  const hasWaited = useHasWaited(data?.complete === false)
  const isShown = hasWaited || isError || data?.complete
  const failures = useMemo(
    () => (data && isShown ? failuresOf(data.items, specOf) : undefined),
    [data, isShown, specOf],
  )
  return { ...loadedFrom(options, result, failures), isPlaced }
}

/** The failed cases of one suite of a job; undefined until it is known which they are. */
export const useSuiteFailures = (job: Job, suiteReportId: string, enabled: boolean) => {
  const loaded = useJobFailures(job, enabled)
  const { failures, isPlaced } = loaded
  const own = useMemo(
    () =>
      isPlaced || failures?.some(({ spec }) => spec)
        ? failures?.filter(({ spec }) => spec?.parents.suiteReportId === suiteReportId)
        : undefined,
    [failures, isPlaced, suiteReportId],
  )
  return { ...loaded, failures: own }
}

/** The failed cases of a scenario, from the list of its cases. */
export const useSpecFailures = (
  jobId: string,
  spec: SpecReport | undefined,
  enabled = true,
): LoadedFailures => {
  const options = caseReportsQueryOptions(useProjectId(), jobId, spec?.id ?? '')
  const result = useQuery({ ...options, enabled: enabled && spec !== undefined })
  const { data } = result
  const failures = useMemo(() => data && failuresOf(data.items, () => spec), [data, spec])
  return loadedFrom(options, result, failures)
}
