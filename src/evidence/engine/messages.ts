import type { JobReport } from '@generated/evaluation/types.ts'
import type { AskName, Asks } from './answers.ts'
import type { JobHeader } from './job-header.ts'
import type { Presence } from './presence.ts'
import type { ReadCase } from './read-case.ts'
import type { ReadReach } from './view.ts'

/** A message of the page to the engine. */
export type Down =
  /** The first one: whose evidence it is, and where the service is. */
  | {
      kind: 'open'
      subject: string
      projectId: string
      baseUrl: string
      token: string | undefined
      /** Keeps it on the disk. */
      isKept: boolean
    }
  /** Asks, and is answered again whenever the answer has changed, until it is taken back. */
  | { [Name in AskName]: { kind: 'ask'; id: number; name: Name; ask: Asks[Name]['ask'] } }[AskName]
  | { kind: 'leave'; id: number }
  /** Nobody looks at the answer for now: nothing is read for it; or somebody does again. */
  | { kind: 'rest'; id: number; isResting: boolean }
  /** The token that was wanted, or a renewed one; undefined when the user has to sign in again. */
  | { kind: 'token'; token: string | undefined }
  /** Whether somebody is at the page: nothing is read for nobody. */
  | { kind: 'presence'; presence: Presence }
  /** Some job has come to its end, or may have: the newest are to be read once more. */
  | { kind: 'look' }
  /** A page of the list of all jobs, which the page reads itself from its first one on. */
  | { kind: 'page'; jobs: readonly JobReport[]; isFirst: boolean; nextToken: string | undefined }
  /** The cases of a job that the page reads itself: of one that is running, as far as they are loaded, else all. */
  | { kind: 'cases'; job: JobHeader; cases: readonly ReadCase[] }
  /** A page is being opened, or has what it reads itself. */
  | { kind: 'makeWay'; isOpening: boolean }
  /** Reads a job once more: its report may have been marked since. */
  | { kind: 'again'; jobId: string }
  /** Makes the failed calls once more. */
  | { kind: 'retry' }

/** The failed reads that an answer lacks. */
export interface Problem {
  message: string
  /** HTTP status; 0 without an answer. */
  status: number
  /** For the service's logs; an answer that never came has none. */
  requestId?: string | undefined
}

/** A message of the engine to the page. */
export type Up =
  | {
      kind: 'answer'
      id: number
      value: Asks[AskName]['answer']
      /** Nothing more is being read for it. */
      isSettled: boolean
      problem: Problem | undefined
    }
  /** Jobs that were added or are gone; those that are kept come first. */
  | { kind: 'known'; added: readonly JobReport[]; gone: readonly string[]; reach: ReadReach }
  | { kind: 'tokenWanted'; refused: string | undefined }
  /** A service answered 503, or refused the renewed token. */
  | { kind: 'maintenance' }
  | { kind: 'signedOut' }

/**
 * Posts what comes in one go together, in its order: what a page asks while it is drawn is answered in one round, and
 * the answers of a round are drawn at once.
 */
export const together = <Message>(
  postAll: (messages: readonly Message[]) => void,
): ((message: Message) => void) => {
  let waiting: Message[] = []
  return (message) => {
    waiting.push(message)
    if (waiting.length > 1) return
    queueMicrotask(() => {
      const messages = waiting
      waiting = []
      postAll(messages)
    })
  }
}
