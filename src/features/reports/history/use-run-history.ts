import type { CaseReport, JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import {
  caseResultsQueryOptions,
  finishedJobsQueryOptions,
  specsOf,
  suitesOf,
} from '../changes/earlier-runs.ts'
import { caseKey } from '../model/changes.ts'
import { unchanging } from '../model/finished-jobs.ts'
import {
  type CaseResultsOfJob,
  comesAndGoes,
  flakyWithin,
  historyOf,
  type Run,
  type RunResult,
  resultOfCase,
  resultOfJob,
  resultOfSuite,
  runOf,
} from '../model/run-history.ts'
import { resultOfSpec } from '../model/scenario-places.ts'
import { isUnfinished } from '../model/statuses.ts'

/** What has a history of its own in the jobs of a catalog. */
export type Historic =
  | { kind: 'suite'; suiteId: SuiteReport['suite']['id'] }
  | { kind: 'scenario'; scenarioId: string; suiteId: string }
  | { kind: 'case'; report: Known; suiteId: string | undefined }

type Known = Pick<CaseReport, 'scenario' | 'scenarioParameters'>

const keyOf = (thing: Historic) => {
  if (thing.kind === 'suite') return thing.suiteId
  return thing.kind === 'scenario'
    ? `${thing.suiteId} ${thing.scenarioId}`
    : caseKey(thing.report, thing.suiteId)
}

const resultIn = async (
  client: QueryClient,
  projectId: string,
  jobId: string,
  thing: Historic,
): Promise<RunResult | null> => {
  if (thing.kind === 'case') {
    const results = await client.fetchQuery(caseResultsQueryOptions(projectId, jobId))
    return resultOfCase(results, thing.report, thing.suiteId)
  }
  const suites = await suitesOf(client, projectId, jobId)
  if (thing.kind === 'suite') return resultOfSuite(suites, thing.suiteId)
  const own = suites.find(({ suite }) => suite.id === thing.suiteId)
  const specs = own ? await specsOf(client, projectId, jobId, own.id) : []
  const spec = specs.find(({ scenario }) => scenario.id === thing.scenarioId)
  return spec ? resultOfSpec(spec) : null
}

const none: readonly JobReport[] = []

/** The last jobs of the catalog and branch of a job, up to itself; none until they are known. */
const useHistoryJobs = (job: JobReport | undefined, limit: number, enabled: boolean) => {
  const { data, isError } = useQuery({
    ...finishedJobsQueryOptions(useProjectId(), job?.catalog.id ?? ''),
    enabled: enabled && job !== undefined,
  })
  const reports = data?.reports
  const jobs = useMemo(
    () => (job && reports ? historyOf(job, reports, limit) : none),
    [job, reports, limit],
  )
  return { jobs, isCut: Boolean(data?.nextToken), isError }
}

/**
 * The last runs of a job on its branch; makes no call but for the list of jobs. None of an old job, whose earlier runs
 * that list does not hold.
 */
export const useJobHistory = (job: JobReport, limit: number): readonly Run[] => {
  const { jobs, isCut } = useHistoryJobs(job, limit, job.test?.caseResults !== undefined)
  return useMemo(
    () => (isCut && jobs.length < limit ? [] : jobs.map((each) => runOf(each, resultOfJob(each)))),
    [jobs, isCut, limit],
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
  return { runs, isError: known.isError || results.isError, retry }
}

/** The last runs of every case of a job. */
export interface CaseHistories extends Pick<History, 'isError' | 'retry'> {
  /** The last runs of a case, the oldest first. */
  runsOf: (one: Known, suiteId: string | undefined) => readonly Run[]
  /** Whether a case comes and goes; undefined until all its runs are known. */
  isFlaky: ((one: Known, suiteId: string | undefined) => boolean) | undefined
}

/** The last runs of the cases of a job on its branch; makes no call unless `enabled`. */
export const useCaseHistories = (job: JobReport, enabled: boolean): CaseHistories => {
  const projectId = useProjectId()
  const { jobs, isError } = useHistoryJobs(job, flakyWithin, enabled)
  const retry = useRetry()
  const results = useQueries({
    queries: jobs.map(({ jobId }) => ({
      ...caseResultsQueryOptions(projectId, jobId),
      enabled: enabled && !isUnfinished(job),
    })),
    combine: collect<CaseResultsOfJob>,
  })
  const maps = results.data
  const hasFailed = isError || results.isError
  return useMemo(() => {
    const resultsOf = (one: Known, suiteId: string | undefined) =>
      maps.map((map) => map && resultOfCase(map, one, suiteId))
    const isKnown = maps.length > 0 && maps.every((map) => map !== undefined)
    return {
      runsOf: (one, suiteId) => {
        const results = resultsOf(one, suiteId)
        return jobs.map((each, place) => runOf(each, results[place]))
      },
      isFlaky: isKnown ? (one, suiteId) => comesAndGoes(resultsOf(one, suiteId)) : undefined,
      isError: hasFailed,
      retry,
    }
  }, [jobs, maps, hasFailed, retry])
}
