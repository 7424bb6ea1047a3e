import { type AskName, answers } from './answers.ts'
import {
  type Asking,
  type EngineCore,
  type EngineHost,
  newAsking,
  type TabMessage,
} from './engine-core.ts'
import { createHeldResults } from './held-results.ts'
import { createJobIndex } from './job-index.ts'
import type { Down } from './messages.ts'
import { createOtherTabs, keyOfWant } from './other-tabs.ts'
import { createPoliteQueue } from './polite-queue.ts'
import { type Round, viewFor } from './question-view.ts'
import { createWantReader } from './read-wants.ts'

const ignore = () => undefined

/** So long, in milliseconds, an answer waits for what else is on its way. */
const gathering = 20

/** The evidence of a project: reads what questions lack, keeps it, and answers. */
export interface EvidenceEngine {
  handle: (message: Down) => void
  /** A message of another tab's engine. */
  heed: (message: TabMessage) => void
  /** This tab reads for all tabs, or no longer. */
  lead: (isLeading: boolean) => Promise<void>
  /** Resolves once what was kept is there. */
  start: () => Promise<void>
}

/** Makes an engine. */
export const createEngine = (host: EngineHost): EvidenceEngine => {
  const { store, clock, post, tell } = host
  /** When the next round of answers begins. */
  let due = Number.POSITIVE_INFINITY
  const schedule = (jobId?: string, wait = gathering) => {
    for (const asked of core.asking.values()) {
      const isOfJob = jobId === undefined || asked.isShared || asked.jobs.has(jobId)
      if (isOfJob) asked.isStale = true
    }
    const at = clock.now() + wait
    if (at >= due || !core.isStarted) return
    due = at
    clock.after(wait, () => {
      // A sooner one has taken its place.
      if (due !== at) return
      due = Number.POSITIVE_INFINITY
      round.clear()
      for (const [id, asked] of core.asking) {
        if (asked.isStale && !asked.isResting) answer(asked, asked.message.name, id)
      }
      reader.pump()
    })
  }
  const core: EngineCore = {
    ...host,
    queue: createPoliteQueue(clock),
    asking: new Map(),
    isLeading: false,
    presence: 'here',
    isStarted: false,
    schedule,
  }
  const index = createJobIndex(core)
  const results = createHeldResults(core, index)
  const tabs = createOtherTabs(core)
  const reader = createWantReader(core, index, results, tabs)
  /** Values common to several answers of a round. */
  const round: Round = new Map()

  const answer = <Name extends AskName>(asked: Asking, name: Name, id: number) => {
    asked.wants = new Map()
    asked.jobs.clear()
    asked.isStale = false
    asked.isWaiting = false
    const { ask: question } = asked.message as Extract<Down, { kind: 'ask'; name: Name }>
    const value = answers[name](viewFor(core, { index, results, round }, asked), question as never)
    if (asked.told === undefined && name !== 'standing' && results.mayCome(asked.wants.values())) {
      return
    }
    const problem = reader.problemOf(asked.wants.keys())
    const isSettled = asked.wants.size === 0 && !asked.isWaiting
    const text = JSON.stringify([value, isSettled, problem], (_, each) =>
      ArrayBuffer.isView(each) ? String(each) : each,
    )
    if (text === asked.told) return
    asked.told = text
    post({ kind: 'answer', id, value, isSettled, problem })
  }

  /** Forgets what is known of a job, here and on the disk; the tab that reads does so for all. */
  const readAgain = (jobId: string) => {
    void results
      .drop(jobId)
      .then(() => (core.isLeading ? reader.readJob(jobId, () => 'now') : undefined))
      .catch(ignore)
      .finally(schedule)
  }

  return {
    start: async () => {
      try {
        await results.load()
      } catch {
        // Whatever is on the disk is of no use.
        await store.reset().catch(ignore)
      }
      core.isStarted = true
      schedule(undefined, 0)
    },
    lead: async (leads) => {
      // Texts that another tab has kept meanwhile have other numbers.
      if (leads && !core.isLeading && core.isStarted && !store.isMemory) {
        await results.load().catch(ignore)
      }
      core.isLeading = leads
      tabs.askAgain()
      schedule()
    },
    heed: (message) => {
      if (message.kind === 'wanted') {
        if (!core.isLeading) return
        for (const each of message.wants) {
          const { want } = each
          const problem = reader.refusalOf(want)
          // Results on the disk have only been overlooked there.
          if (results.isKept(want)) tell({ kind: 'results', jobId: want.jobId })
          else if (problem) tell({ kind: 'failed', want, problem })
          else tabs.wants.set(keyOfWant(want), each)
        }
      } else if (message.kind === 'headers') {
        reader.forget()
        void store
          .load()
          .then((kept) => {
            index.headAt = clock.now()
            tabs.noteJobs(index.takeKept(kept))
          }, ignore)
          .finally(() => {
            tabs.askAgain()
            schedule()
          })
        return
      } else if (message.kind === 'gone') {
        void Promise.all(message.jobIds.map(results.drop)).catch(ignore).finally(schedule)
      } else if (message.kind === 'again') {
        readAgain(message.jobId)
      } else if (message.kind === 'failed') {
        reader.fail(message.want, message.problem)
      } else {
        // It may be there with more suites.
        tabs.note(message.jobId)
        reader.forget(message.jobId)
        results.held.delete(message.jobId)
        results.unkept.delete(message.jobId)
      }
      tabs.askAgain()
      schedule()
    },
    handle: (message) => {
      switch (message.kind) {
        case 'ask':
          core.asking.set(message.id, newAsking(message, clock.now()))
          if (message.name === 'jobs' && core.isStarted) {
            index.tellKnown([...index.headers.values()])
          }
          // Its answer rests on nothing that is on its way, as far as is known; equal messages come together.
          return schedule(undefined, 0)
        case 'leave':
          core.asking.delete(message.id)
          return schedule()
        case 'rest': {
          const asked = core.asking.get(message.id)
          if (asked) asked.isResting = message.isResting
          return schedule()
        }
        case 'presence':
          core.presence = message.presence
          reader.openQueue()
          return schedule()
        case 'look':
          for (const asked of core.asking.values()) {
            if (asked.message.name === 'jobs') asked.lookedAt = clock.now()
          }
          return schedule()
        case 'cases':
          return results.takeCases(message.job, message.cases)
        case 'page':
          return void reader.takePage(message).catch(ignore)
        case 'makeWay':
          return core.queue.makeWay(message.isOpening)
        case 'again':
          tell(message)
          return readAgain(message.jobId)
        case 'retry':
          reader.retry()
          return schedule()
      }
    },
  }
}
