import type { CallArguments, Operation } from '@/transport/operation.ts'
import type { KeptStore } from './kept-store.ts'
import type { Down, Problem, Up } from './messages.ts'
import type { PoliteQueue, QueueClock, Urgency } from './polite-queue.ts'
import type { Presence } from './presence.ts'
import type { Want } from './view.ts'

/** A call of the service: its decoded answer. */
export type EvidenceCall = <Answer>(operation: Operation, args: CallArguments) => Promise<Answer>

/** A want, and how urgent it is. */
export interface Wanted {
  want: Want
  urgency: Urgency
}

/** Messages between the engines of several tabs. */
export type TabMessage =
  | { kind: 'wanted'; wants: Wanted[] }
  | { kind: 'headers' }
  | { kind: 'results'; jobId: string }
  /** Jobs that are not there any more. */
  | { kind: 'gone'; jobIds: readonly string[] }
  /** A job is to be read once more. */
  | { kind: 'again'; jobId: string }
  /** Failed reads of wants of other tabs. */
  | { kind: 'failed'; want: Want; problem: Problem }

/** The engine's surroundings. */
export interface EngineHost {
  store: KeptStore
  clock: QueueClock
  call: EvidenceCall
  post: (message: Up) => void
  /** Tells the engines of other tabs what they can find on the disk, or what this one wants of the one that reads. */
  tell: (message: TabMessage) => void
  projectId: string
}

/** A question that is being asked. */
export interface Asking {
  message: Extract<Down, { kind: 'ask' }>
  since: number
  /** When somebody last had a reason to believe that there are newer jobs; 0 for never. */
  lookedAt: number
  /** The page has not handed over yet what it reads itself. */
  isWaiting: boolean
  /** Nobody looks at the answer for now. */
  isResting: boolean
  wants: Map<string, Wanted>
  /** The jobs whose results, or whose lack of them, its answer rests on. */
  jobs: Set<string>
  /** It rests on values in common with other answers, and so on whatever those rest on. */
  isShared: boolean
  /** Something may have changed that its answer rests on. */
  isStale: boolean
  /** The last answer, to tell only what has changed. */
  told: string | undefined
}

/** A question as it is asked: nothing is known of its answer yet. */
export const newAsking = (message: Asking['message'], since: number): Asking => ({
  message,
  since,
  lookedAt: 0,
  isWaiting: false,
  isResting: false,
  wants: new Map(),
  jobs: new Set(),
  isShared: false,
  isStale: true,
  told: undefined,
})

/** The state that the parts of an engine share: its surroundings, its progress and its questions. */
export interface EngineCore extends EngineHost {
  queue: PoliteQueue
  asking: Map<number, Asking>
  /** This tab reads for all tabs. */
  isLeading: boolean
  presence: Presence
  /** The kept results are loaded. */
  isStarted: boolean
  /**
   * Answers with what is known by then, and reads on, after some milliseconds, a moment when left out; of a job, the
   * questions that look at it.
   */
  schedule: (jobId?: string, wait?: number) => void
}
