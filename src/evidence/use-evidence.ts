import { useCallback, useMemo, useSyncExternalStore } from 'react'
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
import { useLast } from './use-last.ts'

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

const unasked = { value: undefined, isReading: false, problem: undefined, retry: nothing } as const

/** Asks the engine some questions as long as the component shows them; each of them with its answer. */
const useAnswers = <Name extends AskName>(
  name: Name,
  asks: readonly Asks[Name]['ask'][],
): (readonly [Asks[Name]['ask'], Evidence<Asks[Name]['answer']>])[] => {
  const projectId = useProjectId()
  // Equal questions are one; the text of a question is its key.
  const text = useMemo(() => JSON.stringify(asks), [asks])
  const { questions, listen, told } = useMemo(() => {
    const parsed: Asks[Name]['ask'][] = JSON.parse(text)
    const questions = parsed.map((ask) => ({ ask, key: JSON.stringify(ask) }))
    let last: readonly (Told<Asks[Name]['answer']> | undefined)[] = []
    return {
      questions,
      listen: (listener: () => void) => {
        const ends = questions.map(({ ask, key }) =>
          evidenceOf(projectId).listen(name, key, ask, listener),
        )
        return () => {
          for (const end of ends) end()
        }
      },
      /** The same as before where nothing new is told. */
      told: () => {
        const next = questions.map(({ key }) => evidenceOf(projectId).told(name, key))
        if (next.some((each, at) => each !== last[at])) last = next
        return last
      },
    }
  }, [projectId, name, text])
  const known = useSyncExternalStore(listen, told)
  const retry = useRetryReads()
  return useMemo(
    () =>
      questions.map(({ ask }, at) => {
        const each = known[at]
        return [
          ask,
          { value: each?.value, isReading: !each?.isSettled, problem: each?.problem, retry },
        ]
      }),
    [questions, known, retry],
  )
}

/** Asks the engine as long as the component shows it; nothing without a question. */
export const useAnswer = <Name extends AskName>(
  name: Name,
  ask: Asks[Name]['ask'] | undefined,
): Evidence<Asks[Name]['answer']> => useAnswers(name, ask ? [ask] : [])[0]?.[1] ?? unasked

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

/** The earlier job that a job is compared with; nothing as long as one that is not read yet may take its place. */
export const useBaseline = (
  job: JobHeader | undefined,
  against?: string,
): Evidence<FoundBaseline> => {
  const told = useAnswer('baseline', job && { job: headerOf(job), against })
  const value = useLast(told.value?.isCertain ? told.value : undefined, `${job?.jobId} ${against}`)
  return { ...told, value }
}

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

/** The changes of several jobs, as `useChange` tells them, by job id; `jobs` and `options` must be referentially stable. */
export const useChanges = (
  jobs: readonly JobHeader[],
  options: ChangeOptions,
): ReadonlyMap<string, Evidence<JobChange>> => {
  const asks = useMemo(
    () => jobs.map((job) => ({ ...options, job: headerOf(job) })),
    [jobs, options],
  )
  const answers = useAnswers('change', asks)
  return useMemo(() => new Map(answers.map(([{ job }, told]) => [job.jobId, told])), [answers])
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
