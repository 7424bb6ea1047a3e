import { listSpecReportsOperation, listSuiteReportsOperation } from '@generated/evaluation/codec.ts'
import {
  listSpecReportsQueryOptions,
  listSuiteReportsQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { JobReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import {
  type FetchQueryOptions,
  type QueryKey,
  queryOptions,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import type { Operation } from '@/transport/operation.ts'
import { findInPages } from '@/transport/pages.ts'
import { operationKey } from '@/transport/query-parameters.ts'
import { finishedJobsQueryOptions } from './earlier-runs.ts'
import { resultOfPart } from './engine/job-parts.ts'
import { queue, unchanging } from './finished-jobs.ts'
import { type Run, runOf } from './histories.ts'
import { lastTested, type ScenarioPlace } from './scenario-places.ts'

/** Jobs that are looked at. */
export const scenarioRunLimit = 10

/** A scenario is somewhere in the lists of a job, which are read in pages of this size. */
const size = 100

/** Pages of a list that are looked through, unless somebody asks for all of them. */
const firstPages = 5

/** Suites, and scenarios of a suite, among which a scenario is looked for. */
export const firstItems = firstPages * size

/** After this time the jobs of a catalog are asked for again. */
const staleTime = 60_000

/** How far a scenario is looked for. */
export interface Reach {
  /** False until somebody looks at the place: nothing is asked for. */
  enabled: boolean
  /** Whether the lists are looked through to their ends. */
  whole: boolean
}

/** What came of a scenario in one place, in the last jobs of its catalog. */
export interface ScenarioRuns {
  /** The oldest first; undefined until the jobs are known. */
  runs: readonly Run[] | undefined
  /** The newest report of the scenario that is known, with its job; undefined while a newer one may come. */
  last: { job: JobReport; report: SpecReport } | undefined
  /** Whether it may be further down in the lists of some job. */
  beyond: boolean
}

interface Sought<Page, Item, Failed, Key extends QueryKey> {
  projectId: string
  operation: Operation
  /** Tells it apart from all else that is looked for by this operation. */
  key: readonly string[]
  page: (nextToken: string | undefined) => FetchQueryOptions<Page, Failed, Page, Key>
  itemsOf: (page: Page) => readonly Item[]
  fits: (item: Item) => boolean
  whole: boolean
}

/** Looks for one item in a list of a finished job; each page waits for its turn, and is kept for whoever looks there. */
const soughtQueryOptions = <
  Page extends { nextToken?: string | undefined },
  Item,
  Failed,
  Key extends QueryKey,
>({
  projectId,
  operation,
  key,
  page,
  itemsOf,
  fits,
  whole,
}: Sought<Page, Item, Failed, Key>) =>
  queryOptions({
    queryKey: [...operationKey(operation, projectId), 'sought', ...key, whole],
    queryFn: ({ client, signal }) =>
      findInPages(
        (nextToken: string | undefined) =>
          queue(async () => {
            signal.throwIfAborted()
            return client.fetchQuery({ ...page(nextToken), ...unchanging })
          }),
        itemsOf,
        fits,
        whole ? Number.POSITIVE_INFINITY : firstPages,
      ),
    ...unchanging,
    // Its pages are tried again.
    retry: false,
    meta: { operation },
  })

const dataOf = <Data>(results: { data: Data | undefined }[]) => results.map(({ data }) => data)

const isFound = <Item extends object>(item: Item | null | 'beyond' | undefined): item is Item =>
  typeof item === 'object' && item !== null

/** Looks up what came of a scenario in the last jobs of a place. */
export const useScenarioRuns = (
  scenarioId: string,
  { suite, catalog }: ScenarioPlace,
  { enabled, whole }: Reach,
): ScenarioRuns => {
  const projectId = useProjectId()
  const { data } = useQuery({
    ...finishedJobsQueryOptions(projectId, catalog?.id ?? ''),
    enabled: enabled && catalog !== undefined,
    staleTime,
  })
  const jobs = useMemo(() => data && lastTested(data.reports, scenarioRunLimit), [data])
  const suites = useQueries({
    queries: (jobs ?? []).map(({ jobId }) => ({
      ...soughtQueryOptions({
        projectId,
        operation: listSuiteReportsOperation,
        key: [jobId, suite.id],
        page: (nextToken) =>
          listSuiteReportsQueryOptions({ projectId, jobId }, { size, nextToken }),
        itemsOf: ({ reports }) => reports,
        fits: (report: SuiteReport) => report.suite.id === suite.id,
        whole,
      }),
      enabled,
    })),
    combine: dataOf<SuiteReport | null | 'beyond'>,
  })
  const specs = useQueries({
    queries: (jobs ?? []).map(({ jobId }, index) => {
      const of = suites[index]
      const suiteReportId = isFound(of) ? of.id : ''
      return {
        ...soughtQueryOptions({
          projectId,
          operation: listSpecReportsOperation,
          key: [jobId, suiteReportId, scenarioId],
          page: (nextToken) =>
            listSpecReportsQueryOptions({ projectId, jobId }, { suiteReportId, size, nextToken }),
          itemsOf: ({ reports }) => reports,
          fits: ({ scenario }: SpecReport) => scenario.id === scenarioId,
          whole,
        }),
        enabled: enabled && isFound(of),
      }
    }),
    combine: dataOf<SpecReport | null | 'beyond'>,
  })
  const reports = (jobs ?? []).map((_, index) => {
    const of = suites[index]
    return isFound(of) ? specs[index] : of
  })
  const newest = reports.findLastIndex(isFound)
  const [job, report] = [jobs?.[newest], reports[newest]]
  const areLaterKnown = reports.slice(newest + 1).every((later) => later !== undefined)
  return {
    runs: jobs?.map((each, index) => {
      const found = reports[index]
      return runOf(each, isFound(found) ? resultOfPart(found) : found && null)
    }),
    last: areLaterKnown && job && isFound(report) ? { job, report } : undefined,
    beyond: reports.includes('beyond'),
  }
}
