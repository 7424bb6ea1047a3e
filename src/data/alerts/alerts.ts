import type { AlertId } from '@generated/alert-ids.ts'
import type { MutationCache, QueryCache } from '@tanstack/react-query'
import { truncate } from '@/lib/text.ts'
import { createStore, useStore } from '@/session/store.ts'
import { ApiError, isMaintenance, isSilent } from '@/transport/errors.ts'
import type { Operation } from '@/transport/operation.ts'
import { reportError } from '@/transport/report-error.ts'

/** A failed call as it is told to the user. */
export interface Alert {
  /** What the service said; undefined when there is nothing fit to be shown. */
  readonly message: string | undefined
  /** The id under which the service knows the request. */
  readonly requestId: string | undefined
  /** Hash of the query that failed; undefined for a change. */
  readonly source: string | undefined
}

type Alerts = ReadonlyMap<AlertId, Alert>

const none: Alerts = new Map()
const alerts = createStore<Alerts>(none)

/** Characters of a message that are shown: what is longer, such as a stack trace, must not push all else away. */
const longestMessage = 600

/** What to show of a failure; undefined when nobody is to be told. */
export const alertOf = (error: unknown, source?: string): Alert | undefined => {
  // The maintenance page speaks for what is read. Who stays, for what was entered, is to know what failed.
  const toldByPage = isMaintenance(error) && source !== undefined
  if (isSilent(error) || toldByPage) return undefined
  const known = error instanceof ApiError
  return {
    message:
      error instanceof Error && error.message !== ''
        ? truncate(error.message, longestMessage)
        : undefined,
    requestId: known ? error.requestId : undefined,
    source,
  }
}

const raise = (operation: Operation | undefined, error: unknown, source?: string) => {
  const alert = alertOf(error, source)
  if (operation && alert) alerts.set(new Map(alerts.get()).set(operation.alertId, alert))
}

/** Takes an alert back: it was dismissed, or its call is tried anew. */
export const clearAlert = (alertId: AlertId): void => {
  const rest = new Map(alerts.get())
  if (rest.delete(alertId)) alerts.set(rest)
}

/** Takes all alerts back, when the user goes to another page. */
export const clearAlerts = (): void => alerts.set(none)

/** The alert under this name, if its call failed. */
export const useAlert = (alertId: AlertId | undefined): Alert | undefined => {
  const all = useStore(alerts)
  return alertId && all.get(alertId)
}

/** All alerts, by name. */
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
    if (action.type === 'fetch' && operation && onShow) clearAlert(operation.alertId)
    if (action.type === 'error') {
      reportError(action.error)
      if (onShow) raise(operation, action.error, query.queryHash)
    }
  })
  mutations.subscribe((event) => {
    if (event.type !== 'updated') return
    const { mutation, action } = event
    const operation = mutation.options.meta?.operation
    if (action.type === 'pending' && operation) clearAlert(operation.alertId)
    if (action.type === 'error') {
      reportError(action.error)
      raise(operation, action.error)
    }
  })
}
