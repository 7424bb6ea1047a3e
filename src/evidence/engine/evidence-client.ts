import type { JobReport } from '@generated/evaluation/types.ts'
import { takeEarlyWorker } from '@/lib/early-worker.ts'
import type { AskName, Asks } from './answers.ts'
import { headerOf, type JobHeader, newestFirst } from './job-header.ts'
import { type Down, type Problem, together, type Up } from './messages.ts'
import { watchPresence } from './presence.ts'
import { type ReadCase, readCaseOf } from './read-case.ts'
import type { ReadReach } from './view.ts'

/** The answer to a question so far. */
export interface Told<Value> {
  value: Value
  /** Nothing more is being read for it. */
  isSettled: boolean
  /** The failed reads. */
  problem: Problem | undefined
}

/** The jobs of the project that are known. */
export interface KnownJobs {
  /** The newest first. */
  jobs: readonly JobReport[]
  reach: ReadReach
  /** The failed reads. */
  problem: Problem | undefined
}

/** What is known before anything is. */
export const noJobs: KnownJobs = {
  jobs: [],
  reach: {
    jobs: 0,
    isWhole: false,
    from: Number.POSITIVE_INFINITY,
    to: 0,
    openFrom: Number.POSITIVE_INFINITY,
    isCurrent: false,
  },
  problem: undefined,
}

/** Whose evidence it is, where it comes from, and what the page does for the engine. */
export interface ClientOptions {
  open: Omit<Extract<Down, { kind: 'open' }>, 'kind' | 'token'>
  accessToken: () => string | undefined
  /** Renews the token silently; false when the user has to sign in again. */
  renewToken: () => Promise<boolean>
  onMaintenance: () => void
  onSignedOut: () => void
}

/** A question that was asked. */
export interface AskedQuestion {
  /** Nobody looks at the answer for now, or somebody does again. */
  rest: (isResting: boolean) => void
  leave: () => void
}

/** The evidence of a project, as a page asks for it. */
export interface EvidenceClient {
  /** Asks; `onTold` is called with each answer, better each time, until `leave` is. */
  ask: <Name extends AskName>(
    name: Name,
    ask: Asks[Name]['ask'],
    onTold: (told: Told<Asks[Name]['answer']>) => void,
  ) => AskedQuestion
  /** Calls `onKnown` with the jobs as they come, all of them if `whole`, until the returned function is called. */
  jobs: (whole: boolean, onKnown: (known: KnownJobs) => void) => () => void
  /** Looks for jobs that have ended since. */
  look: () => void
  /** Hands over the cases of a job that the page has loaded. */
  tellCases: (job: JobHeader, cases: readonly ReadCase[]) => void
  /** Hands over a page of the list of all jobs that the page has read. */
  tellPage: (page: Omit<Extract<Down, { kind: 'page' }>, 'kind'>) => void
  /** Reads nothing while a page opens, for a moment at most; or goes on, as it has what it reads itself. */
  makeWay: (isOpening: boolean) => void
  /** Reads a job once more. */
  readAgain: (jobId: string) => void
  retry: () => void
  /** Hands over a token that has been renewed: with the old one, calls would be refused first. */
  tellToken: () => void
  close: () => void
}

/** Where an engine runs: a worker, or the page where there are none. */
interface Engine {
  postAll: (messages: readonly Down[]) => void
  close: () => void
}

const startWorker = (onMessages: (messages: readonly Up[]) => void): Engine => {
  const worker =
    takeEarlyWorker() ??
    // Stryker disable next-line all: Vite reads the options of a worker, and takes no others.
    new Worker(new URL('./evidence-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<readonly Up[]>) => onMessages(data))
  return { postAll: (messages) => worker.postMessage(messages), close: () => worker.terminate() }
}

const startInPage = (onMessages: (messages: readonly Up[]) => void): Engine => {
  const engine = import('./run-engine.ts').then(({ runEngine }) => runEngine(onMessages))
  return {
    postAll: (messages) => void engine.then((handle) => messages.forEach(handle)),
    close: () => {},
  }
}

/** Starts the engine of a user and a project. */
export const openEvidence = (options: ClientOptions): EvidenceClient => {
  const { accessToken, renewToken, onMaintenance, onSignedOut } = options
  const listeners = new Map<number, (told: Told<never>) => void>()
  const watchers = new Set<(known: KnownJobs) => void>()
  const jobs = new Map<string, JobReport>()
  let known = noJobs
  let asked = 0

  const onMessage = (message: Up) => {
    switch (message.kind) {
      case 'answer': {
        const { id, value, isSettled, problem } = message
        listeners.get(id)?.({ value: value as never, isSettled, problem })
        return
      }
      case 'known': {
        const { added, gone, reach } = message
        for (const job of added) jobs.set(job.jobId, job)
        for (const jobId of gone) jobs.delete(jobId)
        const isChanged = added.length > 0 || gone.length > 0
        known = {
          ...known,
          jobs: isChanged ? [...jobs.values()].sort(newestFirst) : known.jobs,
          reach,
        }
        for (const watcher of watchers) watcher(known)
        return
      }
      case 'tokenWanted':
        void renew(message.refused)
        return
      case 'maintenance':
        return onMaintenance()
      case 'signedOut':
        return onSignedOut()
    }
  }
  const renew = async (refused: string | undefined) => {
    if (accessToken() === refused) await renewToken()
    tellToken()
  }
  const tellToken = () => post({ kind: 'token', token: accessToken() })
  const onMessages = (messages: readonly Up[]) => messages.forEach(onMessage)
  const { postAll, close } =
    typeof Worker === 'undefined' ? startInPage(onMessages) : startWorker(onMessages)
  const post = together<Down>(postAll)
  post({ kind: 'open', ...options.open, token: accessToken() })
  const endPresence = watchPresence((presence) => post({ kind: 'presence', presence }))

  const client: EvidenceClient = {
    ask: (name, ask, onTold) => {
      const id = ++asked
      listeners.set(id, onTold)
      post({ kind: 'ask', id, name, ask } as Extract<Down, { kind: 'ask' }>)
      return {
        rest: (isResting) => post({ kind: 'rest', id, isResting }),
        leave: () => {
          listeners.delete(id)
          post({ kind: 'leave', id })
        },
      }
    },
    jobs: (whole, onKnown) => {
      watchers.add(onKnown)
      if (jobs.size > 0) onKnown(known)
      const { leave } = client.ask('jobs', { whole }, ({ value, problem }) => {
        known = { ...known, reach: value, problem }
        for (const watcher of watchers) watcher(known)
      })
      return () => {
        watchers.delete(onKnown)
        leave()
      }
    },
    look: () => post({ kind: 'look' }),
    tellCases: (job, cases) =>
      post({ kind: 'cases', job: headerOf(job), cases: cases.map(readCaseOf) }),
    tellPage: (page) => post({ kind: 'page', ...page }),
    makeWay: (isOpening) => post({ kind: 'makeWay', isOpening }),
    readAgain: (jobId) => post({ kind: 'again', jobId }),
    retry: () => post({ kind: 'retry' }),
    tellToken,
    close: () => {
      endPresence()
      close()
    },
  }
  return client
}
