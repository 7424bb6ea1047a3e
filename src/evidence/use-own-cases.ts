import type { CaseReport, JobReport, SpecReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { usePolling } from '@/data/polling.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { pollingUnder } from '@/models/reports/report-polling.ts'
import { specReportsQueryOptions } from '@/models/reports/spec-report-queries.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { type SpecFinder, specsWithFailures } from './failure-places.ts'
import { useLists } from './use-spec-finder.ts'

/** The report of a suite, or its job with the id of the report of the suite. */
export type OwnSuite = Pick<JobReport, 'jobId' | 'status' | 'finishedAt'> & { id: string }

/** Scenarios whose own lists of cases are read: for more, those of the job take fewer calls. */
const fewSpecs = 20

/** Cases of some scenarios of a suite. */
interface OwnCases {
  cases: readonly CaseReport[]
  /** Finds the scenario of one of them; undefined for any other case. */
  specOf: SpecFinder
  complete: boolean
  /** They are too many to be read one by one: nothing is. */
  isMany: boolean
}

const nothing: readonly never[] = []

/** Reads the cases of the scenarios of a suite in which some failed, or of those with some ids, from their own lists. */
export const useOwnCases = (
  suite: OwnSuite,
  enabled: boolean,
  of: 'failed' | ReadonlySet<string>,
): OwnCases => {
  const projectId = useProjectId()
  const { jobId, id } = suite
  // The list that the page of the suite shows.
  const options = specReportsQueryOptions(projectId, jobId, id)
  const { data } = usePolling({ ...options, enabled }, pollingUnder(suite))
  const specs = enabled && data?.complete ? data.items : undefined
  const sought = useMemo(() => {
    if (!specs) return nothing
    return of === 'failed'
      ? specsWithFailures(specs)
      : specs.filter(({ scenario }) => of.has(scenario.id))
  }, [specs, of])
  const isMany = sought.length > fewSpecs
  const read = isMany ? nothing : sought
  const lists = useLists<CaseReport, unknown, readonly unknown[]>(
    read,
    read.map((spec) => caseReportsQueryOptions(projectId, jobId, spec.id)),
  )
  return useMemo(() => {
    const specOfCase = new Map<string, SpecReport>()
    for (const [at, spec] of read.entries())
      for (const { id: caseId } of lists[at] ?? nothing) specOfCase.set(caseId, spec)
    return {
      cases: lists.flatMap((list) => list ?? nothing),
      specOf: (report) => specOfCase.get(report.id),
      complete: specs !== undefined && !isMany && lists.every((list) => list !== undefined),
      isMany,
    }
  }, [specs, read, lists, isMany])
}
