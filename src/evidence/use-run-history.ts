import type { JobReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { headerOf, type JobHeader } from './engine/job-header.ts'
import { resultOfPart } from './engine/job-parts.ts'
import type { Problem } from './engine/messages.ts'
import { historyOf, type Run, resultOfJob, runOf } from './histories.ts'
import { useAnswer, useHeaders } from './use-evidence.ts'
import { useLast } from './use-last.ts'

const none: readonly Run[] = []

/** Parts with a history of their own in the jobs of a catalog, besides cases. */
export interface Historic {
  kind: 'suite' | 'scenario'
  suiteId: string
  /** That of a scenario. */
  scenarioId?: string
}

/** The last runs of a job on its branch; none until all of them are known, nor of one that tested nothing. */
export const useJobHistory = (job: JobHeader, limit: number): readonly Run[] => {
  const isTested = job.test?.caseResults !== undefined
  const { jobs, reach } = useHeaders({ catalogId: job.catalog.id, isAsked: isTested })
  return useMemo(() => {
    const last = historyOf(job, jobs, limit)
    const isRead = reach.isWhole || last.length === limit
    return isTested && isRead ? last.map((each) => runOf(each, resultOfJob(each))) : none
  }, [job, jobs, limit, isTested, reach.isWhole])
}

/** The last runs of a thing, as far as they are known. */
export interface History {
  runs: readonly Run[]
  /** Why some runs could not be read. */
  problem: Problem | undefined
  /** Reads them again. */
  retry: () => void
}

/** The last runs of a thing in a job, on its branch; `own` is its report in the job itself. */
export const useRunHistory = (
  job: JobReport | undefined,
  thing: Historic,
  { limit, own }: { limit: number; own: SuiteReport | SpecReport },
): History => {
  const { suiteId, scenarioId } = thing
  const { value, problem, retry } = useAnswer(
    'parts',
    job && { job: headerOf(job), limit, suiteId, scenarioId },
  )
  const found = useMemo(
    () =>
      value?.isCertain
        ? value.runs.flatMap((run, at) => {
            if (run.jobId !== job?.jobId) return runOf(run, value.results[at])
            // A running job has no result to keep.
            return isUnfinished(own) ? [] : runOf(run, resultOfPart(own))
          })
        : undefined,
    [value, job?.jobId, own],
  )
  const runs = useLast(found, `${own.id} ${job?.jobId}`) ?? none
  return { runs, problem, retry }
}
