import { hashKey, type MutationCache, type QueryCache, type QueryKey } from '@tanstack/react-query'
import { truncate } from '@/lib/text.ts'
import { createStore, useStore } from '@/session/store.ts'
import { ApiError, isMaintenance, isSilent } from '@/transport/errors.ts'
import type { Operation } from '@/transport/operation.ts'
import { reportError } from '@/transport/report-error.ts'

/** A failed call as it is told to the user. */
export interface Alert {
  readonly operation: Operation
  /** What the service said; undefined when there is nothing fit to be shown. */
  readonly message: string | undefined
  /** The id under which the service knows the request. */
  readonly requestId: string | undefined
}

/**
 * What an alert is kept under: a query by its key, as many of one operation may be on a page, and a change
 * by its operation, as its next try is another call.
 */
export type AlertKey = string & { readonly alertKey: true }

/** The key of the alert of a query. */
export const queryAlertKey = (queryKey: QueryKey): AlertKey => hashKey(queryKey) as AlertKey

/** The key of the alert of a change. */
export const changeAlertKey = ({ service, id }: Operation): AlertKey =>
  `${service}.${id}` as AlertKey

type Alerts = ReadonlyMap<AlertKey, Alert>

const none: Alerts = new Map()
const alerts = createStore<Alerts>(none)

/** Most characters of a message on screen: a longer one, such as a stack trace, must not push all else away. */
const longestMessage = 600

/** What to tell of a failure; undefined when nobody is to be told. `read` is true for a query. */
export const tellingOf = (
  error: unknown,
  { read }: { read: boolean },
): Omit<Alert, 'operation'> | undefined => {
  // The maintenance page speaks for what is read. Who stays, for what was entered, is to know what failed.
  if (isSilent(error) || (read && isMaintenance(error))) return undefined
  return {
    message:
      error instanceof Error && error.message !== ''
        ? truncate(error.message, longestMessage)
        : undefined,
    requestId: error instanceof ApiError ? error.requestId : undefined,
  }
}

const raise = (key: AlertKey, operation: Operation, told: ReturnType<typeof tellingOf>) => {
  if (told) alerts.set(new Map(alerts.get()).set(key, { operation, ...told }))
}

/** Takes an alert back: it was dismissed, or its call is made anew. */
export const clearAlert = (key: AlertKey): void => {
  const rest = new Map(alerts.get())
  if (rest.delete(key)) alerts.set(rest)
}

/** Takes all alerts back, when the user goes to another page. */
export const clearAlerts = (): void => alerts.set(none)

/** The alert under a key, if its call failed. */
export const useAlert = (key: AlertKey | undefined): Alert | undefined => {
  const all = useStore(alerts)
  return key && all.get(key)
}

/** All alerts, by key. */
export const useAlerts = (): Alerts => useStore(alerts)

/**
 * Keeps the alerts up to date: a failed call raises its alert, a new try of the call clears it. Every
 * failure goes to error reporting, which picks what it is told.
 */
export const watchCalls = (queries: QueryCache, mutations: MutationCache): void => {
  queries.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    const operation = query.meta?.operation
    // What is only fetched ahead, for a page that may never be opened, is nothing to tell.
    const onShow = query.getObserversCount() > 0
    const key = query.queryHash as AlertKey
    if (action.type === 'fetch' && onShow) clearAlert(key)
    if (action.type === 'error') {
      reportError(action.error)
      if (onShow && operation) raise(key, operation, tellingOf(action.error, { read: true }))
    }
  })
  mutations.subscribe((event) => {
    if (event.type !== 'updated') return
    const { mutation, action } = event
    const operation = mutation.options.meta?.operation
    if (action.type === 'pending' && operation) clearAlert(changeAlertKey(operation))
    if (action.type === 'error') {
      reportError(action.error)
      if (operation) {
        raise(changeAlertKey(operation), operation, tellingOf(action.error, { read: false }))
      }
    }
  })
}
