import { readFileSync } from 'node:fs'
import type { LedgerEntry } from '@/demo-protocol/demo-answers.ts'

/** How often each operation, `service.operationId`, is called. */
export interface Calls {
  readonly [operation: string]: number
}

/** The calls of a screen. */
export interface ScreenCalls {
  /** Until the screen is shown, at a full load of the page. */
  readonly start: Calls
  /** Of these, those that a browser makes once: what is known of finished jobs is on its disk when the page is loaded again. */
  readonly kept?: Calls
  /** Of `start`, those that are asked for first, so that they alone are tried again while a service is down. */
  readonly failing?: Calls
  /** Of one round of polls, where something on the screen is not final; left out where nothing is polled. */
  readonly polls?: Calls
}

/** The table of all screens, by name; `npm run simulate -- --measure` writes it. */
export const callsFile = new URL('calls.json', import.meta.url)

/** Reads the table. */
export const readCalls = (): { readonly [screen: string]: ScreenCalls } =>
  JSON.parse(readFileSync(callsFile, 'utf8'))

/** The calls in a ledger. */
export const callsIn = (ledger: readonly LedgerEntry[]): Calls =>
  Object.fromEntries(
    ledger
      .filter(({ calls }) => calls > 0)
      .map(({ operation, calls }) => [operation, calls] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

/** Calls since an earlier look at the ledger. */
export const callsSince = (before: Calls, now: Calls): Calls =>
  Object.fromEntries(
    Object.entries(now)
      .map(([operation, count]) => [operation, count - (before[operation] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  )

/** Calls of an operation's service. */
export const serviceOf = (operation: string) => operation.slice(0, operation.indexOf('.'))

/** Number of all calls. */
export const countOf = (calls: Calls = {}) =>
  Object.values(calls).reduce((sum, count) => sum + count, 0)
