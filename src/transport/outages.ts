import type { Service } from '@/config/services.ts'
import { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'

/** A console's observations of a failing service, in milliseconds since 1970. */
interface Outage {
  /** The first failure since its last answer, and the newest. */
  since: number
  newest: number
  /** The operation that failed first. */
  operation: string
  /** Whether others fail, too, or the service says so itself. One operation alone is no outage. */
  isWide: boolean
  /** The service says so itself: nothing is tried again but by people, who do not come back in step. */
  isMaintenance: boolean
}

/** An outage of which nothing was heard for so long is over, for all that is known. */
const memory = 1_800_000

/**
 * Times the outage, and milliseconds at most, over which calls are spread once the service answers again. After a
 * maintenance a page is waited for by who has just come back to it.
 */
const turns = { share: 4, longest: 60_000, afterMaintenance: 10_000 } as const

/**
 * A console's record of failing services, and when its calls may go out once they answer again. Calls that all
 * consoles have missed come back over a time that grows with the outage, so that it is not an outage by itself.
 */
export const createOutages = (
  outages = new Map<Service, Outage>(),
  onChange: (outages: ReadonlyMap<Service, Outage>) => void = () => {},
) => {
  /** Until when the calls of a service that answers again are spread. */
  const spreadUntil = new Map<Service, number>()
  return {
    /** A call has failed. Nothing comes of it when the failure says nothing of the service. */
    failed: ({ service, id }: Pick<Operation, 'service' | 'id'>, error: unknown, now: number) => {
      if (!isOutage(error)) return
      const known = outages.get(service)
      const old = known && now - known.newest < memory ? known : undefined
      const { since = now, operation = id } = old ?? {}
      const isMaintenance = old?.isMaintenance || (error as ApiError).status === 503
      const isWide = old?.isWide || operation !== id || isMaintenance
      outages.set(service, { since, newest: now, operation, isWide, isMaintenance })
      spreadUntil.delete(service)
      onChange(outages)
    },
    /** A call was answered as it should. One who changes something waits for what comes of it: nothing is spread. */
    answered: (
      { service, method, reads }: Pick<Operation, 'service' | 'method' | 'reads'>,
      now: number,
    ) => {
      const outage = outages.get(service)
      if (!outage) return
      outages.delete(service)
      onChange(outages)
      if (method !== 'GET' && !reads) return
      if (!outage.isWide || now - outage.newest >= memory) return
      const longest = outage.isMaintenance ? turns.afterMaintenance : turns.longest
      spreadUntil.set(service, now + Math.min((now - outage.since) * turns.share, longest))
    },
    /** Milliseconds that the service has failed for. */
    failedFor: (service: Service, now: number) => now - (outages.get(service)?.since ?? now),
    /** Milliseconds until a call that nobody has just asked for may go out. `random` is from 0 to 1. */
    turn: (service: Service, now: number, random: number) =>
      Math.max(0, (spreadUntil.get(service) ?? now) - now) * random,
    /** A person asks for something: nothing of this console is spread any more. */
    personAsks: () => spreadUntil.clear(),
  }
}

/** Whether a failure is of the service, not of what it was asked for: lost connections, 408, 429, 5xx but 501. */
export const isOutage = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false
  const { kind, status } = error
  if (kind !== 'status') return kind === 'others'
  return status === 408 || status === 429 || (status >= 500 && status !== 501)
}

/** Where the tab keeps its outages: a page that is reloaded still knows them. */
const storedAt = 'evaluation.outages'

const readStored = (): Map<Service, Outage> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storedAt) ?? '[]'))
  } catch {
    return new Map()
  }
}

/** The outages that this tab knows of. */
export const outages = createOutages(readStored(), (known) => {
  try {
    sessionStorage.setItem(storedAt, JSON.stringify([...known]))
  } catch {
    // A browser without storage forgets them at a reload.
  }
})

/** Ends the wait of each call that waits for its turn. */
const waiting = new Set<() => void>()
const watchers = new Set<() => void>()
const tellWatchers = () => {
  for (const watcher of [...watchers]) watcher()
}

/** Whether calls of this tab wait for their turn after an outage. */
export const waitsForTurn = (): boolean => waiting.size > 0

/** Calls `watcher` when that may have changed; returns what ends it. */
export const watchTurns = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Lets out all calls that wait for their turn: a person wants them now. */
export const loadNow = (): void => {
  outages.personAsks()
  for (const end of [...waiting]) end()
}

/** Events of a person. A click without the others is made by assistive technology. */
const acts = ['pointerdown', 'keydown', 'click']

/**
 * From now on what a person does lets out all calls that wait. What was done before a service answered again does
 * not: after an outage everybody has just pressed Retry.
 */
export const heedActs = (): void => {
  for (const act of acts) addEventListener(act, loadNow, { capture: true })
}

/** Waits until a call may go out: at once as a rule, and as soon as somebody clicks or types. */
export const ownTurn = async (service: Service, signal: AbortSignal | undefined): Promise<void> => {
  const wait = outages.turn(service, Date.now(), Math.random())
  if (wait === 0 || signal?.aborted) return
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      waiting.delete(end)
      tellWatchers()
      resolve()
    }
    const timer = setTimeout(end, wait)
    waiting.add(end)
    tellWatchers()
    signal?.addEventListener('abort', end)
  })
}
