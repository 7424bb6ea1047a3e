import { useMemo } from 'react'
import type { PartPlace, PartReport } from './engine/answer-parts.ts'
import { branchOfJob, type JobHeader } from './engine/job-header.ts'
import type { RunResult } from './engine/job-parts.ts'
import type { Problem } from './engine/messages.ts'
import { type Run, runOf } from './histories.ts'
import { type PartStanding, standingOf } from './part-standing.ts'
import { useAnswer } from './use-evidence.ts'

/** The last run of a suite or scenario. */
export interface LastRun {
  job: JobHeader
  result: RunResult
  /** Its report; undefined where it has several. */
  report: PartReport | undefined
}

/** The newest runs of a suite or scenario, on whatever branch. */
export interface PartRuns {
  /** The tested jobs of its catalogs, the oldest first; undefined until it is known which they are. */
  runs: readonly Run[] | undefined
  /** Null where none of these ran it; undefined while that is not known. */
  last: LastRun | null | undefined
  /** How it does on the branch of its last run. */
  standing: PartStanding | undefined
  /** Why some runs could not be read. */
  problem: Problem | undefined
  retry: () => void
}

interface PartRunsOptions {
  limit: number
  scenarioId?: string | undefined
  /** A row of a list: only its last run is awaited, the others are read when nobody waits for something else. */
  isLine?: boolean
}

/** The newest runs of a suite, or of a scenario in suites, where catalogs run it; nothing is asked without places. */
export const usePartRuns = (
  places: readonly PartPlace[] | undefined,
  { limit, scenarioId, isLine = false }: PartRunsOptions,
): PartRuns => {
  const { value, problem, retry } = useAnswer(
    'parts',
    places && { places, limit, scenarioId, isLine },
  )
  return useMemo(() => {
    if (!value?.isCertain) {
      return { runs: undefined, last: undefined, standing: undefined, problem, retry }
    }
    const { runs: jobs, results, reports, isAll } = value
    const runs = jobs.map((job, at) => runOf(job, results[at]))
    const newest = results.findLastIndex((result) => result !== null)
    const [job, result] = [jobs[newest], results[newest]]
    const branch = job && branchOfJob(job)
    const onBranch = runs.filter((_, at) => {
      const each = jobs[at]
      return branch !== undefined && each && branchOfJob(each) === branch
    })
    return {
      runs,
      last:
        newest < 0 ? null : job && result ? { job, result, report: reports[newest] } : undefined,
      standing: standingOf(onBranch, { isAll }),
      problem,
      retry,
    }
  }, [value, problem, retry])
}
