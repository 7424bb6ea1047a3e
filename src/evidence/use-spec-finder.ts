import {
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { JobReport, SpecReport } from '@generated/evaluation/types.ts'
import {
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useMayAsk } from '@/data/alerts.ts'
import { follow, polled, usePolling } from '@/data/polling.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { pollingUnder } from '@/models/reports/report-polling.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'
import {
  type SpecFinder,
  sharedSpecs,
  specFinder,
  specsByScenario,
  specsOfUnavailable,
  specsWithFailures,
  suitesWithFailures,
} from './failure-places.ts'
import { inTurn } from './finished-jobs.ts'

const nothing: readonly never[] = []

type Job = Pick<JobReport, 'jobId' | 'status' | 'finishedAt'>
type Report = Pick<JobReport, 'status' | 'finishedAt'>

type ListResult<Item> = Pick<UseQueryResult<PagedItems<Item>>, 'data' | 'isFetching'>

/** All at once: the page is drawn anew when the last one has come, not with each of them. */
const itemsOf = <Item>(results: readonly ListResult<Item>[]) => {
  const isComing = results.some(({ data, isFetching }) => isFetching && !data?.complete)
  return results.map(({ data }) => (data?.complete && !isComing ? data.items : undefined))
}

/** The lists under several reports, few called for at a time; each undefined until all have come or failed. */
export const useLists = <Item extends Report, Failed, Key extends readonly unknown[]>(
  parents: readonly Report[],
  options: readonly UseQueryOptions<PagedItems<Item>, Failed, PagedItems<Item>, Key>[],
): (readonly Item[] | undefined)[] => {
  const client = useQueryClient()
  const pollings = parents.map(pollingUnder)
  useEffect(() => {
    for (const [index, each] of options.entries()) follow(client, each, pollings[index] ?? {})
  })
  return useQueries({
    queries: options.map((each, index) =>
      inTurn(polled(each, pollings[index] ?? pollingUnder({ status: 'started' }))),
    ),
    combine: itemsOf<Item>,
  })
}

/** Which cases are looked for: all, those that failed or are marked N/A, or those of some scenarios, by their ids. */
type Sought = 'all' | keyof typeof soughtSpecs | ReadonlySet<string>

const soughtSpecs = { failed: specsWithFailures, unavailable: specsOfUnavailable } as const

/** Finds the report of the scenario that a case of a job belongs to. */
export const useSpecFinder = (job: Job, enabled: boolean, of: Sought): SpecFinder =>
  useSpecs(job, enabled, of).specOf

/** Finds the report of the scenario that a case of a job belongs to; `complete` once all lists are there. */
export const useSpecs = (
  job: Job,
  enabled: boolean,
  of: Sought,
): { specOf: SpecFinder; complete: boolean } => {
  const projectId = useProjectId()
  const { jobId } = job
  const options = listSuiteReportsAllQueryOptions({ projectId, jobId })
  const mayAsk = useMayAsk(options.queryKey, enabled)
  const suites = usePolling({ ...options, enabled: mayAsk }, pollingUnder(job))
  const searched = useMemo(() => {
    const items = suites.data?.items ?? nothing
    if (!enabled) return nothing
    return of === 'failed' ? suitesWithFailures(items) : items
  }, [suites.data, enabled, of])
  const specLists = useLists(
    searched,
    searched.map(({ id }) =>
      listSpecReportsAllQueryOptions({ projectId, jobId }, { suiteReportId: id }),
    ),
  )
  // Until all of them are there, a scenario may turn out to have failed elsewhere, too.
  const isListed = suites.data?.complete === true && specLists.every((specs) => specs !== undefined)
  const byScenario = useMemo(() => {
    const specs = isListed ? specLists.flatMap((list): readonly SpecReport[] => list ?? []) : []
    if (of === 'all') return specsByScenario(specs)
    return specsByScenario(
      typeof of === 'string'
        ? soughtSpecs[of](specs)
        : specs.filter(({ scenario }) => of.has(scenario.id)),
    )
  }, [isListed, specLists, of])
  const shared = useMemo(() => sharedSpecs(byScenario), [byScenario])
  const caseLists = useLists(
    shared,
    shared.map(({ id }) => caseReportsQueryOptions(projectId, jobId, id)),
  )
  const specOf = useMemo(() => specFinder(byScenario, caseLists), [byScenario, caseLists])
  return { specOf, complete: isListed && caseLists.every((cases) => cases !== undefined) }
}
