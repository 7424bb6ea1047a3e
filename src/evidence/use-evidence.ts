import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import type { ChangeQuestion, JobChange } from './engine/answer-change.ts'
import type { Standing } from './engine/answer-standing.ts'
import type { AskName, Asks } from './engine/answers.ts'
import type { KnownJobs, Told } from './engine/evidence-client.ts'
import { headerOf, type JobHeader } from './engine/job-header.ts'
import type { Problem } from './engine/messages.ts'
import { type PassRate, passRateOf } from './engine/pass-rates.ts'
import type { FoundBaseline } from './engine/view.ts'
import { evidenceOf, knownJobsOf, listenToKnownJobs } from './open-evidence.ts'

/** An answer of the evidence engine, as far as it is known: it gets better while more is read. */
export interface Evidence<Value> {
  /** Undefined until something is known. */
  value: Value | undefined
  /** More is being read: what it says may change. */
  isReading: boolean
  /** The failed reads; `retry` repeats them. */
  problem: Problem | undefined
  retry: () => void
}

const nothing: () => void = () => {}

/** Asks the engine as long as the component shows it; nothing without a question. */
export const useAnswer = <Name extends AskName>(
  name: Name,
  ask: Asks[Name]['ask'] | undefined,
): Evidence<Asks[Name]['answer']> => {
  const projectId = useProjectId()
  // Equal questions are one; the text of a question is its key.
  const key = ask === undefined ? undefined : JSON.stringify(ask)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  const subscribe = useCallback(
    (listener: () => void) =>
      key === undefined || ask === undefined
        ? nothing
        : evidenceOf(projectId).listen(name, key, ask, listener),
    [projectId, name, key],
  )
  const told: Told<Asks[Name]['answer']> | undefined = useSyncExternalStore(subscribe, () =>
    key === undefined ? undefined : evidenceOf(projectId).told(name, key),
  )
  const retry = useRetryReads()
  return {
    value: told?.value,
    isReading: ask !== undefined && !told?.isSettled,
    problem: told?.problem,
    retry,
  }
}

/**
 * The finished jobs of the project that are known, newest first, of one catalog where it is given, and how far they
 * are read: `reach.isWhole` once all are. From the disk at once, then newer and older ones as they come. `whole` reads
 * all older ones now, not when there is time. Jobs that are not finished are not among them: the lists poll those.
 */
export const useHeaders = ({
  catalogId,
  whole = false,
  isAsked = true,
}: {
  catalogId?: string | undefined
  whole?: boolean
  /** False where nobody looks: nothing is read for it. */
  isAsked?: boolean
} = {}): KnownJobs => {
  const projectId = useProjectId()
  const subscribe = useCallback(
    (listener: () => void) =>
      isAsked ? evidenceOf(projectId).listenToJobs(whole, listener) : nothing,
    [projectId, whole, isAsked],
  )
  const known = useSyncExternalStore(subscribe, () => evidenceOf(projectId).jobs())
  return useMemo(
    () =>
      catalogId === undefined
        ? known
        : { ...known, jobs: known.jobs.filter(({ catalog }) => catalog.id === catalogId) },
    [known, catalogId],
  )
}

/** The finished jobs that are known by what the page asks elsewhere; nothing is read for it. */
export const useKnownJobs = (): KnownJobs => {
  const projectId = useProjectId()
  return useSyncExternalStore(listenToKnownJobs, () => knownJobsOf(projectId))
}

/** The earlier job that a job is compared with; `isCertain` once no job that is not read yet can take its place. */
export const useBaseline = (
  job: JobHeader | undefined,
  against?: string,
): Evidence<FoundBaseline> =>
  useAnswer('baseline', job && { job: headerOf(job), ...(against !== undefined && { against }) })

/** The part of a question about a change besides the job. */
export type ChangeOptions = Omit<ChangeQuestion, 'job'>

/**
 * Changes of a job since its baseline. For a row of a list with `isGlance`: jobs of very many cases are told
 * by `net` first. With `rows` the changed cases, too, by `now.id` those of the job's own list. Never "none" for "not
 * read yet": `state` is undefined until it is known.
 */
export const useChange = (
  job: JobHeader | undefined,
  options: ChangeOptions = {},
): Evidence<JobChange> => useAnswer('change', job && { ...options, job: headerOf(job) })

/** The changes of several jobs, as `useChange` tells them, by job id. `jobs` must be referentially stable. */
export const useChanges = (
  jobs: readonly JobHeader[],
  options: ChangeOptions = {},
): ReadonlyMap<string, Evidence<JobChange>> => {
  const projectId = useProjectId()
  const optionsKey = JSON.stringify(options)
  const asks = useMemo(
    () =>
      jobs.map((job) => {
        const ask: ChangeQuestion = { ...JSON.parse(optionsKey), job: headerOf(job) }
        return { jobId: job.jobId, ask, key: JSON.stringify(ask) }
      }),
    [jobs, optionsKey],
  )
  // A new object for each news: what is told is read anew then.
  const news = useRef({})
  const subscribe = useCallback(
    (listener: () => void) => {
      const tell = () => {
        news.current = {}
        listener()
      }
      const ends = asks.map(({ ask, key }) =>
        evidenceOf(projectId).listen('change', key, ask, tell),
      )
      return () => {
        for (const end of ends) end()
      }
    },
    [projectId, asks],
  )
  const version = useSyncExternalStore(subscribe, () => news.current)
  const retry = useRetryReads()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what is told
  return useMemo(
    () =>
      new Map(
        asks.map(({ jobId, key }) => {
          const told = evidenceOf(projectId).told('change', key)
          return [
            jobId,
            { value: told?.value, isReading: !told?.isSettled, problem: told?.problem, retry },
          ]
        }),
      ),
    [projectId, asks, version, retry],
  )
}

/**
 * Lasting failures and flaky cases in the newest runs of catalogs on a branch; read when nothing else is waited for.
 * Nothing while the catalogs are not known.
 */
export const useStanding = (
  branch: string,
  catalogIds: readonly string[] | undefined,
): Evidence<Standing> => useAnswer('standing', catalogIds && { branch, catalogIds })

/** Returns a function that looks for jobs that have ended since the newest were read. */
export const useLookForJobs = (): (() => void) => {
  const projectId = useProjectId()
  return useCallback(() => evidenceOf(projectId).client.look(), [projectId])
}

/** Returns a function that makes the failed reads once more. */
export const useRetryReads = (): (() => void) => {
  const projectId = useProjectId()
  return useCallback(() => evidenceOf(projectId).client.retry(), [projectId])
}

/** The pass rate of a catalog on a branch, day by day, over the last days, with the change to as many days before. */
export const usePassRate = (
  catalogId: string,
  { branch, days, now }: { branch: string; days: number; now: number },
): { rate: PassRate; reach: KnownJobs['reach'] } => {
  const { jobs, reach } = useHeaders({ catalogId })
  const rate = useMemo(() => passRateOf(jobs, { branch, days, now }), [jobs, branch, days, now])
  return { rate, reach }
}
