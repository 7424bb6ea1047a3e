import { subjectId, watchSignIn } from '@/session/sign-in/user.ts'
import { transportSettings } from '@/transport/transport-settings.ts'
import type { AskName, Asks } from './engine/answers.ts'
import {
  type AskedQuestion,
  type EvidenceClient,
  type KnownJobs,
  noJobs,
  openEvidence,
  type Told,
} from './engine/evidence-client.ts'
import { noteEvidenceOpened } from './evidence-opened.ts'

/** Listeners to the jobs that are known, of whatever project is open. */
const jobListeners = new Set<() => void>()

/** Answers that nobody shows any more are kept for so long, in milliseconds: somebody may come back. Nothing is read for them. */
const lingering = 60_000

/** A question that is being asked, with what is told so far. */
interface Asked<Value> {
  told: Told<Value> | undefined
  listeners: Set<() => void>
  /** Undefined before the asking has begun. */
  question: AskedQuestion | undefined
  timer: ReturnType<typeof setTimeout> | undefined
}

/** The evidence of a project on a page: what is asked twice is asked once. */
export interface PageEvidence {
  client: EvidenceClient
  /** Listens to a question; it is asked as long as somebody listens, and a little longer. */
  listen: <Name extends AskName>(
    name: Name,
    key: string,
    ask: Asks[Name]['ask'],
    listener: () => void,
  ) => () => void
  /** The answer to a question so far. */
  told: <Name extends AskName>(name: Name, key: string) => Told<Asks[Name]['answer']> | undefined
  /** Listens to the jobs that are known. */
  listenToJobs: (whole: boolean, listener: () => void) => () => void
  jobs: () => KnownJobs
}

const openFor = (projectId: string): PageEvidence => {
  const settings = transportSettings()
  const subject = subjectId()
  let isDown = false
  const client = openEvidence({
    open: {
      subject: subject ?? '',
      projectId,
      baseUrl: settings.baseUrl('evaluation'),
      isKept: subject !== undefined,
    },
    accessToken: settings.accessToken,
    renewToken: settings.renewToken,
    onMaintenance: () => {
      isDown = true
      settings.onMaintenance()
    },
    onSignedOut: settings.onSignedOut,
  })
  /** Whoever comes back after a maintenance waits for what has failed meanwhile. */
  const comeBack = () => {
    if (isDown) client.retry()
    isDown = false
  }
  const asked = new Map<string, Asked<unknown>>()
  let known = noJobs
  let [asksJobs, asksWhole] = [false, false]
  return {
    client,
    listen: (name, key, ask, listener) => {
      comeBack()
      const id = `${name} ${key}`
      const each: Asked<unknown> = asked.get(id) ?? {
        told: undefined,
        listeners: new Set(),
        question: undefined,
        timer: undefined,
      }
      asked.set(id, each)
      clearTimeout(each.timer)
      if (each.question && each.listeners.size === 0) each.question.rest(false)
      each.listeners.add(listener)
      each.question ??= client.ask(name, ask, (told) => {
        each.told = told
        for (const tell of [...each.listeners]) tell()
      })
      return () => {
        each.listeners.delete(listener)
        if (each.listeners.size > 0) return
        each.question?.rest(true)
        each.timer = setTimeout(() => {
          each.question?.leave()
          asked.delete(id)
        }, lingering)
      }
    },
    // Kept under its name, so it is the answer to that question.
    told: (name, key) => asked.get(`${name} ${key}`)?.told as never,
    listenToJobs: (whole, listener) => {
      comeBack()
      jobListeners.add(listener)
      // Asked for once for all, and for good: lists come and go.
      if (!asksJobs || (whole && !asksWhole)) {
        asksJobs = true
        asksWhole ||= whole
        client.jobs(whole, (next) => {
          known = next
          for (const tell of [...jobListeners]) tell()
        })
      }
      return () => jobListeners.delete(listener)
    },
    jobs: () => known,
  }
}

let current: { projectId: string; subject: string | undefined; evidence: PageEvidence } | undefined
let isWatching = false

/** Hands each renewed token to the evidence that is open. */
const watchTokens = () => {
  if (!isWatching) watchSignIn(() => current?.evidence.client.tellToken())
  isWatching = true
}

/** Listens to the jobs that are known, without asking for them. */
export const listenToKnownJobs = (listener: () => void): (() => void) => {
  jobListeners.add(listener)
  return () => jobListeners.delete(listener)
}

/** The jobs of a project that are known; none while nothing on the page asks for its evidence. */
export const knownJobsOf = (projectId: string): KnownJobs =>
  current?.projectId === projectId && current.subject === subjectId()
    ? current.evidence.jobs()
    : noJobs

/** The evidence of a project for the signed-in user, opened at first use. One project is open at a time. */
export const evidenceOf = (projectId: string): PageEvidence => {
  const subject = subjectId()
  if (current?.projectId !== projectId || current.subject !== subject) {
    current?.evidence.client.close()
    current = { projectId, subject, evidence: openFor(projectId) }
    watchTokens()
    noteEvidenceOpened()
  }
  return current.evidence
}

/**
 * Opens the evidence of a project for a page that is about to be drawn, so that what is kept is there by then. The
 * jobs that are known are asked for where the page will show them (`asksJobs`). Where the page has much to read itself
 * (`makesWay`), the evidence reads nothing for a moment: until the returned function is called, a second at most.
 */
export const startEvidence = (
  projectId: string,
  { asksJobs = false, makesWay = false }: { asksJobs?: boolean; makesWay?: boolean },
): (() => void) => {
  const evidence = evidenceOf(projectId)
  // The question stays when nobody listens any more.
  if (asksJobs) evidence.listenToJobs(false, () => {})()
  if (!makesWay) return () => {}
  evidence.client.makeWay(true)
  return () => evidence.client.makeWay(false)
}
