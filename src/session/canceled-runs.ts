import { localMemory } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** Canceling takes a few minutes; a run that still goes on after these can be canceled once more. */
const mostTime = 10 * 60_000

/** A run that was asked to be canceled longer ago is not remembered. */
const memory = 24 * 60 * 60_000

/** When each run was asked to be canceled, by its id, in milliseconds. */
export type AskedRuns = ReadonlyMap<string, number>

/** Reads what `askedText` has written; leaves out what has another form. */
export const askedRunsOf = (text: string | undefined): AskedRuns =>
  new Map(
    (text ?? '').split(' ').flatMap((entry) => {
      const [id, at] = entry.split('@')
      return id && at ? [[id, Number(at)] as const] : []
    }),
  )

/** Text to store: `id@milliseconds` for each run, separated by blanks. */
export const askedText = (asked: AskedRuns): string =>
  [...asked].map((entry) => entry.join('@')).join(' ')

/** Whether a run is being canceled at a time in milliseconds. */
export const isCancelingAt = (asked: AskedRuns, runId: string, now: number): boolean => {
  const at = asked.get(runId)
  return at !== undefined && now - at < mostTime
}

/** Adds a run that is asked to be canceled now; drops those that were asked too long ago. */
export const withAsked = (asked: AskedRuns, runId: string, now: number): AskedRuns =>
  new Map([...asked].filter(([, at]) => now - at < memory)).set(runId, now)

const stored = () => askedRunsOf(localMemory.read('canceledRuns'))

/** No report says that a run is being canceled, so the browser remembers, over reloads and in all tabs. */
const asked = createStore(stored())

// Fires for what another tab has written.
globalThis.addEventListener?.('storage', () => asked.set(stored()))

/** Remembers that a run is being canceled: its report shows that only once it is. */
export const markCanceling = (runId: string): void => {
  // Also what this tab knows: the browser may store nothing.
  const all = withAsked(new Map([...asked.get(), ...stored()]), runId, Date.now())
  localMemory.write('canceledRuns', askedText(all))
  asked.set(all)
}

/** Forgets all runs that are being canceled, as when their platform starts over. */
export const forgetCanceling = (): void => {
  localMemory.remove('canceledRuns')
  asked.set(new Map())
}

/** Whether a run is being canceled. */
export const isCanceling = (runId: string): boolean => isCancelingAt(asked.get(), runId, Date.now())

/** Whether a run was asked to be canceled so long ago that its platform may have lost the request. */
export const isCancelingLate = (runId: string): boolean =>
  asked.get().has(runId) && !isCanceling(runId)

/** Rerenders when a run begins to be canceled. */
export const useCanceling = (): void => {
  useStore(asked)
}
