import type { CaseReport, JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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
  const { data } = useQuery({
    ...finishedJobsQueryOptions(useProjectId(), job?.catalog.id ?? ''),
    enabled: enabled && job !== undefined,
  })
  const reports = data?.reports
  return useMemo(
    () => (job && reports ? historyOf(job, reports, limit) : none),
    [job, reports, limit],
  )
}

/** The last runs of a job on its branch; makes no call but for the list of jobs. */
export const useJobHistory = (job: JobReport, limit: number): readonly Run[] => {
  const jobs = useHistoryJobs(job, limit, job.test?.caseResults !== undefined)
  return useMemo(() => jobs.map((each) => runOf(each, resultOfJob(each))), [jobs])
}

const dataOf = (results: { data: RunResult | null | undefined }[]) =>
  results.map(({ data }) => data)

/** The last runs of a thing in a job, on its branch; each call waits for its turn, and is kept. */
export const useRunHistory = (
  job: JobReport | undefined,
  thing: Historic,
  { limit, enabled }: { limit: number; enabled: boolean },
): readonly Run[] => {
  const projectId = useProjectId()
  const known = useHistoryJobs(job, limit, enabled)
  // What is running has no result to keep.
  const jobs = useMemo(() => known.filter((each) => !isUnfinished(each)), [known])
  const results = useQueries({
    queries: jobs.map(({ jobId }) => ({
      queryKey: [projectId, 'history', thing.kind, jobId, keyOf(thing)],
      queryFn: ({ client }: { client: QueryClient }) => resultIn(client, projectId, jobId, thing),
      enabled,
      retry: false,
      ...unchanging,
    })),
    combine: dataOf,
  })
  return useMemo(() => jobs.map((each, place) => runOf(each, results[place])), [jobs, results])
}

/** Jobs that tell whether a case comes and goes. */
const flakyWithin = 10

/** The last runs of every case of a job. */
export interface CaseHistories {
  /** The last runs of a case, the oldest first. */
  runsOf: (one: Pick<CaseReport, 'scenario' | 'scenarioParameters'>) => readonly Run[]
  /** Whether a case comes and goes; undefined until all its runs are known. */
  isFlaky: ((one: Pick<CaseReport, 'scenario' | 'scenarioParameters'>) => boolean) | undefined
}

const mapsOf = (results: { data: ReadonlyMap<string, RunResult> | undefined }[]) =>
  results.map(({ data }) => data)

/** The last runs of the cases of a job on its branch; makes no call unless `enabled`. */
export const useCaseHistories = (job: JobReport, enabled: boolean): CaseHistories => {
  const projectId = useProjectId()
  const jobs = useHistoryJobs(job, flakyWithin, enabled)
  const maps = useQueries({
    queries: jobs.map(({ jobId }) => ({
      queryKey: [projectId, 'case results', jobId],
      queryFn: async ({ client }: { client: QueryClient }) =>
        resultsByCase(await casesOf(client, projectId, jobId)),
      enabled: enabled && !isUnfinished(job),
      retry: false,
      ...unchanging,
    })),
    combine: mapsOf,
  })
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
    }
  }, [jobs, maps])
}
