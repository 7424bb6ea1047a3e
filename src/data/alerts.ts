import { hashKey, type MutationCache, type QueryCache, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { formatSeconds } from '@/lib/dates.ts'
import { truncate } from '@/lib/text.ts'
import { createStore, useStore } from '@/session/store.ts'
import { ApiError, isMaintenance, isSilent } from '@/transport/errors.ts'
import type { Operation } from '@/transport/operation.ts'
import { reportError } from '@/transport/report-error.ts'

/** A failed call, as shown to the user. */
export interface Alert {
  readonly operation: Operation
  /** The service's message; undefined if it has none that can be shown. */
  readonly message: string | undefined
  /** Said after the message: what may be all the same, and where to look. */
  readonly more?: string
  /** Said first, in place of the operation's text: what a list lacks whose other items are shown. */
  readonly title?: string | undefined
  /** Details for the makers of console and service: which value of the answer has another form. */
  readonly technical?: string
  /** Request id for the service's logs. */
  readonly requestId: string | undefined
}

/**
 * Key of an alert. Queries: the query key, as a page may have many of one operation. Changes: the operation,
 * as each attempt is a new mutation.
 */
export type AlertKey = string & { readonly alertKey: true }

export const queryAlertKey = (queryKey: QueryKey): AlertKey => hashKey(queryKey) as AlertKey

export const changeAlertKey = ({ service, id }: Operation): AlertKey =>
  `${service}.${id}` as AlertKey

type Alerts = ReadonlyMap<AlertKey, Alert>

const none: Alerts = new Map()
const alerts = createStore<Alerts>(none)

/** Messages are truncated to this many characters, as a stack trace would fill the screen. */
const maxMessageLength = 600

/** Said of an answer that does not fit its contract. */
const notUnderstood = 'The service answered something this console does not understand.'

/** Message and request id of a failure; undefined if it is not shown. `read` is true for a query. */
export const alertDetailsOf = (
  error: unknown,
  { read }: { read: boolean },
): Omit<Alert, 'operation'> | undefined => {
  // Failed queries lead to the maintenance page. A user kept on a form by unsaved input needs the alert.
  if (isSilent(error) || (read && isMaintenance(error))) return undefined
  const message =
    error instanceof Error && error.message !== ''
      ? truncate(error.message, maxMessageLength)
      : undefined
  if (!(error instanceof ApiError)) return { message, requestId: undefined }
  const { kind, technical, requestId, status, retryAfter } = error
  if (!read && status === 429 && retryAfter !== undefined) {
    const until = formatSeconds(Date.now() + retryAfter * 1000)
    return { message, more: `Try again after ${until}.`, requestId }
  }
  if (kind === 'decodingFailed' && message) {
    return { message: notUnderstood, technical: message, requestId }
  }
  if (kind !== 'partlyRead') return { message, requestId }
  if (!technical) return { title: message, message: undefined, requestId }
  const details = truncate(technical, maxMessageLength)
  return { title: message, message: notUnderstood, technical: details, requestId }
}

const raise = (key: AlertKey, operation: Operation, details: ReturnType<typeof alertDetailsOf>) => {
  if (details) alerts.set(new Map(alerts.get()).set(key, { operation, ...details }))
}

/** A service's message, and what is said after it. */
export const withMore = (message: string | undefined, more: string | undefined): string => {
  const said = more && message ? `${message.replace(/\.$/, '')}.` : message
  return [said, more].filter(Boolean).join(' ')
}

/** Has an alert that is up say more: what may be all the same, and where to look. */
export const addToAlert = (key: AlertKey, more: string): void => {
  const alert = alerts.get().get(key)
  if (alert) alerts.set(new Map(alerts.get()).set(key, { ...alert, more }))
}

/** Clears alerts: dismissed, or their calls are repeated. */
export const clearAlerts = (...keys: readonly AlertKey[]): void => {
  const rest = new Map(alerts.get())
  for (const key of keys) rest.delete(key)
  if (rest.size < alerts.get().size) alerts.set(rest)
}

/** Clears all alerts. Called when the user opens another page. */
export const clearAllAlerts = (): void => alerts.set(none)

/** The alert of a key; undefined if its call has not failed. */
export const useAlert = (key: AlertKey | undefined): Alert | undefined => {
  const all = useStore(alerts)
  return key && all.get(key)
}

/**
 * Whether a part of the page that comes to want a query may ask for it: not while its failure is on show, as asking
 * anew would take the alert from under the pointer that is on its way to Retry. Once it may, it goes on.
 */
export const useMayAsk = (queryKey: QueryKey, wanted: boolean): boolean => {
  const isTold = useAlert(queryAlertKey(queryKey)) !== undefined
  const [asks, setAsks] = useState(false)
  const may = wanted && (asks || !isTold)
  if (may !== asks) setAsks(may)
  return may
}

/** All alerts, by key. */
export const useAlerts = (): Alerts => useStore(alerts)

/**
 * Raises an alert for every failed call and clears it when the call is repeated. Every failure goes to
 * `reportError`, which filters.
 */
export const watchCalls = (queries: QueryCache, mutations: MutationCache): void => {
  queries.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    const operation = query.meta?.operation
    // A failed prefetch is not shown: its page may never be opened.
    const observed = query.getObserversCount() > 0
    const key = query.queryHash as AlertKey
    // A list that lacks something does so at each poll: its alert stays until it lacks nothing.
    const lacks = query.state.error instanceof ApiError && query.state.error.kind === 'partlyRead'
    if (action.type === 'fetch' && observed && !lacks) clearAlerts(key)
    if (action.type === 'success' && !action.manual) clearAlerts(key)
    if (action.type === 'error') {
      reportError(action.error)
      if (observed && operation) raise(key, operation, alertDetailsOf(action.error, { read: true }))
    }
  })
  mutations.subscribe((event) => {
    if (event.type !== 'updated') return
    const { mutation, action } = event
    const { operation, isTold } = mutation.options.meta ?? {}
    if (action.type === 'pending' && operation) clearAlerts(changeAlertKey(operation))
    if (action.type === 'error') {
      reportError(action.error)
      if (operation && !isTold) {
        raise(changeAlertKey(operation), operation, alertDetailsOf(action.error, { read: false }))
      }
    }
  })
}
