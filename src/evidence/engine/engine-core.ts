import type { CallArguments, Operation } from '@/transport/operation.ts'
import type { KeptStore } from './kept-store.ts'
import type { Down, Problem, Up } from './messages.ts'
import type { PoliteQueue, QueueClock, Urgency } from './polite-queue.ts'
import type { Presence } from './presence.ts'
import type { Want } from './view.ts'

/** A call of the service: its decoded answer. */
export type EvidenceCall = <Answer>(operation: Operation, args: CallArguments) => Promise<Answer>

/** What is wanted, and how urgent it is. */
export interface Wanted {
  want: Want
  urgency: Urgency
}

/** What the engines of several tabs tell each other. */
export type TabMessage =
  | { kind: 'wanted'; wants: Wanted[] }
  | { kind: 'headers' }
  | { kind: 'results'; jobId: string }
  /** Jobs that are not there any more. */
  | { kind: 'gone'; jobIds: readonly string[] }
  /** A job is to be read once more. */
  | { kind: 'again'; jobId: string }
  /** What could not be read of what other tabs want. */
  | { kind: 'failed'; want: Want; problem: Problem }

/** What the engine needs from where it runs. */
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
  /** The page has not handed over yet what it reads itself. */
  isWaiting: boolean
  /** Nobody looks at the answer for now. */
  isResting: boolean
  wants: Map<string, Wanted>
  /** The last answer, to tell only what has changed. */
  told: string | undefined
}

/** What the parts of an engine share: where it runs, how it stands, and what it is asked. */
export interface EngineCore extends EngineHost {
  queue: PoliteQueue
  asking: Map<number, Asking>
  /** This tab reads for all tabs. */
  isLeading: boolean
  presence: Presence
  /** What was kept is there. */
  isStarted: boolean
  /** Answers with what is known by then, and reads on, in a moment. */
  schedule: () => void
}
