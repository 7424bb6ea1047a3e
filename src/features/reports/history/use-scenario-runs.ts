import {
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { JobReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { firstOf, type PagedItems } from '@/transport/pages.ts'
import { finishedJobsQueryOptions } from '../changes/earlier-runs.ts'
import { queued } from '../model/finished-jobs.ts'
import { type Run, runOf } from '../model/run-history.ts'
import { lastTested, resultOfSpec, type ScenarioPlace } from '../model/scenario-places.ts'

/** Jobs that are looked at. */
export const scenarioRunLimit = 10

/** Lists are read in pages of this size: a scenario is somewhere in them. */
const size = 100

/** After this time the jobs of a catalog are asked for again. */
const staleTime = 60_000

/** What came of a scenario in one place, in the last jobs of its catalog. */
export interface ScenarioRuns {
  /** The oldest first; undefined until the jobs are known. */
  runs: readonly Run[] | undefined
  /** The newest report of the scenario, with its job. */
  last: { job: JobReport; report: SpecReport } | undefined
}

const dataOf = <Item>(results: { data: PagedItems<Item> | undefined }[]) =>
  results.map(({ data }) => data)

/** Looks up what came of a scenario in the last jobs; each call waits for its turn, and is kept. */
export const useScenarioRuns = (
  scenarioId: string,
  { suite, catalog }: ScenarioPlace,
): ScenarioRuns => {
  const projectId = useProjectId()
  const { data } = useQuery({
    ...finishedJobsQueryOptions(projectId, catalog?.id ?? ''),
    enabled: catalog !== undefined,
    staleTime,
  })
  const jobs = useMemo(() => data && lastTested(data.reports, scenarioRunLimit), [data])
  const suiteLists = useQueries({
    queries: (jobs ?? []).map(({ jobId }) =>
      queued(listSuiteReportsAllQueryOptions({ projectId, jobId }, { size })),
    ),
    combine: dataOf<SuiteReport>,
  })
  const suites = suiteLists.map((list) => firstOf(list, (report) => report.suite.id === suite.id))
  const specLists = useQueries({
    queries: (jobs ?? []).map(({ jobId }, index) => ({
      ...queued(
        listSpecReportsAllQueryOptions(
          { projectId, jobId },
          { suiteReportId: suites[index]?.id ?? '', size },
        ),
      ),
      enabled: suites[index] != null,
    })),
    combine: dataOf<SpecReport>,
  })
  const reports = (jobs ?? []).map((_, index) => {
    if (suites[index] === null) return null
    return firstOf(specLists[index], ({ scenario }) => scenario.id === scenarioId)
  })
  const newest = reports.findLastIndex((report) => report != null)
  const [job, report] = [jobs?.[newest], reports[newest]]
  const areLaterKnown = reports.slice(newest + 1).every((later) => later === null)
  return {
    runs: jobs?.map((each, index) => {
      const found = reports[index]
      return runOf(each, found && resultOfSpec(found))
    }),
    last: areLaterKnown && job && report ? { job, report } : undefined,
  }
}
