import { ApiError } from '@/transport/errors.ts'
import type { Operation } from '@/transport/operation.ts'
import { canRetry, retryDelay, retryLimit } from '@/transport/retry.ts'

/** How urgent a call is: somebody waits for what it tells, or it is read ahead. */
export type Urgency = 'now' | 'ahead'

/** How urgent a read is by now, and who hears what becomes of its calls. */
export interface Level {
  (): Urgency
  /** A call keeps failing and is repeated, or has succeeded then: without an error. */
  onTrouble?: (error?: unknown) => void
}

/** How the queue lets calls go out. Times in milliseconds. */
const rules = {
  /** Most calls at a time. */
  limit: 5,
  /** Fewest calls at a time that a slow operation is slowed down to. */
  slowLimit: 2,
  /** Answers of an operation that take longer halve its calls. */
  slowFrom: 1500,
  /** Between the starts of two calls. */
  pause: 10,
  /** Calls that read ahead, in a minute. */
  budget: 120,
  minute: 60_000,
  /**
   * A page that opens has line and processor for itself for so long: nothing is read ahead, nor for what else it shows
   * before it has what it reads itself.
   */
  quiet: 1000,
  /** Who waits for a call is told that it fails before its next try comes so long after the first. */
  trouble: 20_000,
} as const

/** The queue's surroundings. */
export interface QueueClock {
  now: () => number
  /** Calls back after some milliseconds. */
  after: (milliseconds: number, callback: () => void) => void
}

interface Waiting {
  operation: Operation
  urgency: Level
  /** Not before this time: after a failure. */
  from: number
  begin: () => void
  refuse: (error: unknown) => void
}

/** A queue that a service does not feel: few calls at a time, none while the page is hidden or the service asks to wait. */
export interface PoliteQueue {
  /**
   * Makes a call when its turn comes; a failed one that can succeed later is made again, as the page does. Throws what
   * the call throws. Its urgency may grow while it waits.
   */
  run: <Answer>(
    operation: Operation,
    urgency: Urgency | Level,
    call: () => Promise<Answer>,
  ) => Promise<Answer>
  /** Makes at once what waits to be repeated. */
  retry: () => void
  /** Lets calls go out, or holds them back; those under way come to their end. */
  setOpen: (isOpen: boolean) => void
  /** Lets calls that read ahead go out, or holds them back: nobody needs them while nobody is there. */
  setAhead: (isOpen: boolean) => void
  /** Holds calls back while a page opens, until it has what it reads itself: then only those that read ahead. */
  makeWay: (isOpening: boolean) => void
}

/** Makes a queue. It is open at first. */
export const createPoliteQueue = ({ now, after }: QueueClock): PoliteQueue => {
  let waiting: Waiting[] = []
  const running = new Map<string, number>()
  const took = new Map<string, number>()
  let ahead: number[] = []
  let isOpen = true
  let isAheadOpen = true
  let nextStart = 0
  let heldUntil = 0
  let aheadFrom = 0
  let openingUntil = 0
  let timer = Number.POSITIVE_INFINITY

  const sum = () => [...running.values()].reduce((all, each) => all + each, 0)
  const limitOf = ({ id }: Operation) =>
    (took.get(id) ?? 0) > rules.slowFrom ? rules.slowLimit : rules.limit

  const pumpAt = (time: number) => {
    if (time >= timer) return
    timer = time
    after(Math.max(0, time - now()), () => {
      timer = Number.POSITIVE_INFINITY
      pump()
    })
  }

  /** When a call may go out, as far as times tell. */
  const timeOf = ({ urgency, from }: Waiting) => {
    const time = Math.max(from, nextStart, heldUntil, openingUntil)
    if (urgency() === 'now') return time
    const budgeted = ahead.length >= rules.budget ? (ahead[0] ?? 0) + rules.minute : 0
    return Math.max(time, aheadFrom, budgeted)
  }

  const pump = () => {
    if (!isOpen) return
    const time = now()
    ahead = ahead.filter((start) => start > time - rules.minute)
    const free = waiting.filter(
      ({ operation, urgency }) =>
        (running.get(operation.id) ?? 0) < limitOf(operation) &&
        (isAheadOpen || urgency() === 'now'),
    )
    if (sum() >= rules.limit) return
    const next =
      free.find((each) => each.urgency() === 'now' && timeOf(each) <= time) ??
      free.find((each) => timeOf(each) <= time)
    if (!next) return pumpAt(Math.min(Number.POSITIVE_INFINITY, ...free.map(timeOf)))
    waiting = waiting.filter((each) => each !== next)
    nextStart = time + rules.pause
    if (next.urgency() === 'ahead') ahead.push(time)
    running.set(next.operation.id, (running.get(next.operation.id) ?? 0) + 1)
    next.begin()
    pumpAt(nextStart)
  }

  const turn = (operation: Operation, urgency: Level, from: number) =>
    new Promise<void>((begin, refuse) => {
      waiting.push({ operation, urgency, from, begin, refuse })
      pump()
    })

  /** Who may not make a call may not make the others like it that wait: none of them goes out. */
  const endRound = (operation: Operation, error: unknown) => {
    if (!(error instanceof ApiError && error.status === 403)) return
    const refused = waiting.filter((each) => each.operation.id === operation.id)
    waiting = waiting.filter((each) => each.operation.id !== operation.id)
    for (const { refuse } of refused) refuse(error)
  }

  return {
    run: async (operation, urgency, call) => {
      const level: Level = typeof urgency === 'string' ? () => urgency : urgency
      let isTold = false
      for (let count = 0, from = 0, failedAt = 0; ; count++) {
        await turn(operation, level, from)
        const begun = now()
        try {
          const answer = await call()
          if (isTold) level.onTrouble?.()
          return answer
        } catch (thrown) {
          endRound(operation, thrown)
          if (count >= retryLimit || !canRetry(operation, thrown)) throw thrown
          from = now() + retryDelay(count, thrown, { failedFor: now() - begun })
          // Whatever asked for the wait is asked by nobody until then.
          heldUntil = Math.max(heldUntil, from)
          if (count === 0) failedAt = now()
          if (from - failedAt < rules.trouble) continue
          isTold = true
          level.onTrouble?.(thrown)
        } finally {
          took.set(operation.id, now() - begun)
          running.set(operation.id, (running.get(operation.id) ?? 1) - 1)
          pump()
        }
      }
    },
    retry: () => {
      heldUntil = 0
      for (const each of waiting) each.from = 0
      pump()
    },
    setOpen: (open) => {
      isOpen = open
      pump()
    },
    setAhead: (open) => {
      isAheadOpen = open
      pump()
    },
    makeWay: (isOpening) => {
      if (isOpening) aheadFrom = now() + rules.quiet
      openingUntil = isOpening ? aheadFrom : 0
      pump()
    },
  }
}
