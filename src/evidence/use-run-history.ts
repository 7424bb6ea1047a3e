import type { JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { specsOf, suitesOf } from './earlier-runs.ts'
import type { JobHeader } from './engine/job-header.ts'
import { unchanging } from './finished-jobs.ts'
import {
  historyOf,
  type Run,
  type RunResult,
  resultOfJob,
  resultOfSuite,
  runOf,
} from './histories.ts'
import { resultOfSpec } from './scenario-places.ts'
import { useHeaders } from './use-evidence.ts'

/** What has a history of its own in the jobs of a catalog, besides a case. */
export type Historic =
  | { kind: 'suite'; suiteId: SuiteReport['suite']['id'] }
  | { kind: 'scenario'; scenarioId: string; suiteId: string }

const keyOf = (thing: Historic) =>
  thing.kind === 'suite' ? thing.suiteId : `${thing.suiteId} ${thing.scenarioId}`

const resultIn = async (
  client: QueryClient,
  projectId: string,
  jobId: string,
  thing: Historic,
): Promise<RunResult | null> => {
  const suites = await suitesOf(client, projectId, jobId)
  if (thing.kind === 'suite') return resultOfSuite(suites, thing.suiteId)
  const own = suites.find(({ suite }) => suite.id === thing.suiteId)
  const specs = own ? await specsOf(client, projectId, jobId, own.id) : []
  const spec = specs.find(({ scenario }) => scenario.id === thing.scenarioId)
  return spec ? resultOfSpec(spec) : null
}

/** The last jobs of the catalog and branch of a job, up to itself, as far as they are read. */
const useHistoryJobs = (job: JobHeader | undefined, limit: number, enabled: boolean) => {
  const { jobs, reach } = useHeaders({ catalogId: job?.catalog.id ?? '', isAsked: enabled })
  const last = useMemo(
    () => (job && enabled ? historyOf(job, jobs, limit) : []),
    [job, enabled, jobs, limit],
  )
  return { jobs: last, isRead: reach.isWhole || last.length === limit }
}

/** The last runs of a job on its branch; none until all of them are known. */
export const useJobHistory = (job: JobHeader, limit: number): readonly Run[] => {
  const { jobs, isRead } = useHistoryJobs(job, limit, job.test?.caseResults !== undefined)
  return useMemo(
    () => (isRead ? jobs.map((each) => runOf(each, resultOfJob(each))) : []),
    [jobs, isRead],
  )
}

/** What came of several queries, and whether one of them failed. */
const collect = <Data>(results: { data: Data | undefined; isError: boolean }[]) => ({
  data: results.map(({ data }) => data),
  isError: results.some(({ isError }) => isError),
})

/** Makes the failed calls of the page again. */
const useRetry = () => {
  const client = useQueryClient()
  return useCallback(() => {
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })
  }, [client])
}

/** The last runs of a thing, as far as they could be loaded. */
export interface History {
  runs: readonly Run[]
  /** Some runs could not be loaded. */
  isError: boolean
  /** Loads them again. */
  retry: () => void
}

/** The last runs of a thing in a job, on its branch; each call waits for its turn, and is kept. */
export const useRunHistory = (
  job: JobReport | undefined,
  thing: Historic,
  { limit, enabled }: { limit: number; enabled: boolean },
): History => {
  const projectId = useProjectId()
  const known = useHistoryJobs(job, limit, enabled)
  const retry = useRetry()
  // What is running has no result to keep.
  const jobs = useMemo(() => known.jobs.filter((each) => !isUnfinished(each)), [known.jobs])
  const results = useQueries({
    queries: jobs.map(({ jobId }) => ({
      queryKey: [projectId, 'history', thing.kind, jobId, keyOf(thing)],
      queryFn: ({ client }: { client: QueryClient }) => resultIn(client, projectId, jobId, thing),
      enabled,
      retry: false,
      ...unchanging,
    })),
    combine: collect<RunResult | null>,
  })
  const { data } = results
  const runs = useMemo(() => jobs.map((each, place) => runOf(each, data[place])), [jobs, data])
  return { runs, isError: results.isError, retry }
}
