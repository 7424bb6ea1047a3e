import type { CaseReport, JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { casesOf, finishedJobsQueryOptions, suitesOf } from '../changes/earlier-runs.ts'
import { caseKey } from '../model/changes.ts'
import { unchanging } from '../model/finished-jobs.ts'
import {
  comesAndGoes,
  historyOf,
  type Run,
  type RunResult,
  resultOfCases,
  resultOfJob,
  resultOfSuite,
  resultsByCase,
  runOf,
} from '../model/run-history.ts'
import { isUnfinished } from '../model/statuses.ts'

/** What has a history of its own in the jobs of a catalog. */
export type Historic =
  | { kind: 'suite'; suiteId: SuiteReport['suite']['id'] }
  | { kind: 'scenario'; scenarioId: string }
  | { kind: 'case'; report: Pick<CaseReport, 'scenario' | 'scenarioParameters'> }

const keyOf = (thing: Historic) => {
  if (thing.kind === 'suite') return thing.suiteId
  return thing.kind === 'scenario' ? thing.scenarioId : caseKey(thing.report)
}

const resultIn = async (
  client: QueryClient,
  projectId: string,
  jobId: string,
  thing: Historic,
): Promise<RunResult | null> => {
  if (thing.kind === 'suite') {
    return resultOfSuite(await suitesOf(client, projectId, jobId), thing.suiteId)
  }
  const cases = await casesOf(client, projectId, jobId)
  const key = keyOf(thing)
  return thing.kind === 'scenario'
    ? resultOfCases(cases.filter(({ scenario }) => scenario.id === key))
    : (resultsByCase(cases).get(key) ?? null)
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

/** Jobs that tell whether a case comes and goes. */
const flakyWithin = 10

/** The last runs of every case of a job. */
export interface CaseHistories extends Pick<History, 'isError' | 'retry'> {
  /** The last runs of a case, the oldest first. */
  runsOf: (one: Pick<CaseReport, 'scenario' | 'scenarioParameters'>) => readonly Run[]
  /** Whether a case comes and goes; undefined until all its runs are known. */
  isFlaky: ((one: Pick<CaseReport, 'scenario' | 'scenarioParameters'>) => boolean) | undefined
}

/** The last runs of the cases of a job on its branch; makes no call unless `enabled`. */
export const useCaseHistories = (job: JobReport, enabled: boolean): CaseHistories => {
  const projectId = useProjectId()
  const { jobs, isError } = useHistoryJobs(job, flakyWithin, enabled)
  const retry = useRetry()
  const results = useQueries({
    queries: jobs.map(({ jobId }) => ({
      queryKey: [projectId, 'case results', jobId],
      queryFn: async ({ client }: { client: QueryClient }) =>
        resultsByCase(await casesOf(client, projectId, jobId)),
      enabled: enabled && !isUnfinished(job),
      retry: false,
      ...unchanging,
    })),
    combine: collect<ReadonlyMap<string, RunResult>>,
  })
  const maps = results.data
  const hasFailed = isError || results.isError
  return useMemo(() => {
    const resultsOf = (one: Parameters<CaseHistories['runsOf']>[0]) => {
      const key = caseKey(one)
      return maps.map((map) => map && (map.get(key) ?? null))
    }
    const isKnown = maps.length > 0 && maps.every((map) => map !== undefined)
    return {
      runsOf: (one) => {
        const results = resultsOf(one)
        return jobs.map((each, place) => runOf(each, results[place]))
      },
      isFlaky: isKnown ? (one) => comesAndGoes(resultsOf(one)) : undefined,
      isError: hasFailed,
      retry,
    }
  }, [jobs, maps, hasFailed, retry])
}
