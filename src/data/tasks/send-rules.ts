import { ApiError } from '@/transport/errors.ts'
import { askedWait } from '@/transport/retry.ts'

/** Milliseconds until the queue goes on without a Retry-After: at first, and at most; each wait is twice the last. */
const waits = {
  /** Until somebody has signed in. */
  signIn: undefined,
  limited: { first: 30_000, most: 3_600_000 },
  maintenance: { first: 30_000, most: 120_000 },
  unreachable: { first: 5_000, most: 60_000 },
} as const

/** Why the whole queue waits. */
export type PauseCause = keyof typeof waits

/** Verdict on a failed call: the queue waits, or the items of the call have failed. */
export type Verdict = PauseCause | 'refused' | 'conflict' | 'forbidden' | 'broken'

const verdicts: Readonly<Record<number, Verdict>> = {
  401: 'signIn',
  403: 'forbidden',
  408: 'unreachable',
  409: 'conflict',
  412: 'conflict',
  429: 'limited',
  502: 'unreachable',
  503: 'maintenance',
  504: 'unreachable',
}

/** The queue's verdict on an error. */
export const verdictOf = (error: unknown): Verdict => {
  if (!(error instanceof ApiError)) return 'refused'
  if (error.kind === 'token-is-empty') return 'signIn'
  if (error.kind === 'others') return 'unreachable'
  if (error.kind === 'decodingFailed') return 'broken'
  return verdicts[error.status] ?? (error.status >= 500 ? 'broken' : 'refused')
}

/** Whether the queue waits after this verdict. */
export const isPausing = (verdict: Verdict): verdict is PauseCause => verdict in waits

/** How the items of a failed call are mended, and whether the failure is hardly about them. */
export const failedItems = {
  refused: { mend: 'open', systemic: false },
  conflict: { mend: 'retry', systemic: false },
  forbidden: { mend: 'open', systemic: true },
  broken: { mend: 'retry', systemic: true },
} as const satisfies Record<Exclude<Verdict, PauseCause>, object>

/** Verdicts on a call for many items that one of them can have caused. */
export const mayBeOfOne: ReadonlySet<Verdict> = new Set(['refused', 'conflict', 'forbidden'])

/** A task ends after so many failures in a row that are hardly about its items. */
export const failureLimit = 3

/** Verdicts after which a change may have been made all the same. */
export const mayHaveChanged: ReadonlySet<Verdict> = new Set(['unreachable', 'broken'])

/** The queue waits: for a sign-in, or until the clock of the page, which nobody moves, shows so many milliseconds. */
export type Pause = { cause: 'signIn' } | { cause: Exclude<PauseCause, 'signIn'>; until: number }

/** How the queue sends. */
export interface Sending {
  /** Most calls at a time. */
  readonly atOnce: number
  /** Number of pauses in a row. */
  readonly pauses: number
  readonly pause: Pause | undefined
  /** When the last wait that the platform has asked for is over: whatever else ends, nothing is sent before. */
  readonly limitedUntil: number
}

/** Most calls at a time. */
const mostAtOnce = 5

/** Milliseconds: an answer that takes longer slows the queue down, a quicker one speeds it up. */
const slow = 4_000
const quick = 1_500

/** How a queue begins to send. */
export const freshSending: Sending = {
  atOnce: mostAtOnce,
  pauses: 0,
  pause: undefined,
  limitedUntil: Number.NEGATIVE_INFINITY,
}

/** After a call that the service took up, within so many milliseconds. */
export const afterAnswer = (sending: Sending, took: number): Sending => {
  const { atOnce } = sending
  const next = took > slow ? atOnce - 1 : took < quick ? atOnce + 1 : atOnce
  const isPaused = sending.pause !== undefined
  return {
    ...sending,
    atOnce: Math.min(mostAtOnce, Math.max(1, next)),
    pauses: isPaused ? sending.pauses : 0,
  }
}

const isLonger = (pause: Pause, than: Pause | undefined) =>
  than === undefined ||
  (than.cause !== 'signIn' && (pause.cause === 'signIn' || pause.until > than.until))

const pauseFor = (cause: PauseCause, error: unknown, pauses: number, now: number): Pause => {
  if (cause === 'signIn') return { cause }
  const { first, most } = waits[cause]
  const wait = askedWait(error) ?? Math.min(first * 2 ** (pauses - 1), most)
  return { cause, until: now + wait }
}

/** After a call for which the queue waits. Calls that fail together make one pause: the longest. */
export const afterRefusal = (
  sending: Sending,
  cause: PauseCause,
  error: unknown,
  now: number,
): Sending => {
  const { pause: current, limitedUntil } = sending
  const pauses = current ? sending.pauses : sending.pauses + 1
  const pause = pauseFor(cause, error, pauses, now)
  return {
    // One call finds out whether the platform answers again.
    atOnce: 1,
    pauses,
    pause: isLonger(pause, current) ? pause : current,
    limitedUntil: pause.cause === 'limited' ? Math.max(limitedUntil, pause.until) : limitedUntil,
  }
}

/** Ends a pause; what is left of a wait that the platform has asked for makes another. */
export const endPause = (sending: Sending, now: number): Sending => {
  const { limitedUntil } = sending
  const pause =
    limitedUntil > now ? ({ cause: 'limited', until: limitedUntil } as const) : undefined
  return { ...sending, pause }
}
