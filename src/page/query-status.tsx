import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { alertPlaces, useAlertPlace } from '@/data/alert-places.ts'
import { type Alert, alertDetailsOf, queryAlertKey, useAlerts } from '@/data/alerts.ts'
import { AlertView } from '@/data/call-alert.tsx'
import { useQueryState } from '@/data/use-query-state.ts'
import { formatTime } from '@/lib/dates.ts'
import { ApiError } from '@/transport/errors.ts'
import { retryLimit } from '@/transport/retry.ts'
import { Button } from '@/ui/base/button.tsx'
import { useFocusOnLeaving } from '@/ui/base/return-focus.ts'
import { Copyable } from '@/ui/text/copyable.tsx'

/** Props of `QueryStatus`. */
export interface QueryStatusProps {
  query: { readonly queryKey: QueryKey }
  /** True where nothing is left without data but this: the failure then cannot be dismissed. */
  kept?: boolean
}

/**
 * Status of a panel's query: retrying, refresh failed (with the age of the data), or failed without data.
 * Renders nothing while all is well.
 */
export function QueryStatus({ query: { queryKey }, kept = false }: QueryStatusProps) {
  const key = queryAlertKey(queryKey)
  useAlertPlace(key)
  const client = useQueryClient()
  const { failures, limit, dataFrom, reason } = useQueryProgress(queryKey)
  const isLasting = useLasting(failures > 0)
  const alerts = useAlerts()
  const alert = alerts.get(key)

  const retryNow = async () => {
    await client.cancelQueries({ queryKey, exact: true }, { silent: true })
    // The alert stands for failed calls of its operation that have no place of their own, too.
    const failed = new Set<string>([key])
    for (const [each, { operation }] of alerts) {
      if (operation === alert?.operation && !alertPlaces.get().has(each)) failed.add(each)
    }
    await client.refetchQueries({ predicate: ({ queryHash }) => failed.has(queryHash) })
  }

  const operation = client.getQueryCache().get(key)?.meta?.operation
  if (failures > 0 && !(isLasting && operation)) {
    return (
      <Retrying
        of={{ failures, limit }}
        dataFrom={dataFrom}
        reason={reason}
        onRetryNow={retryNow}
      />
    )
  }
  const retrying = `Retrying (${failures} of ${limit})…`
  const shown =
    failures > 0 && operation
      ? { operation, ...reason, message: [reason.message, retrying].filter(Boolean).join(' ') }
      : alert
  return (
    shown && (
      <AlertView
        alertKeys={[key]}
        alert={shown}
        onRetry={retryNow}
        dataFrom={dataFrom}
        kept={failures > 0 || (kept && dataFrom === 0)}
      />
    )
  )
}

interface RetryingProps {
  /** Number of failed attempts, and of those that are made. */
  of: { failures: number; limit: number }
  /** Fetch time of the data on screen, in milliseconds since 1970; 0 without data. */
  dataFrom: number
  reason: Reason
  onRetryNow: () => void
}

function Retrying({ of, dataFrom, reason, onRetryNow }: RetryingProps) {
  const ref = useFocusOnLeaving<HTMLDivElement>()
  return (
    <div
      ref={ref}
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded border bg-surface px-3 py-2 text-sm"
    >
      <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-warning" />
      <p className="min-w-0 flex-1 basis-60">
        {dataFrom > 0
          ? `Refresh failed, data from ${formatTime(dataFrom)}. Retrying…`
          : `Not answering. Retrying (${of.failures} of ${of.limit})…`}
        {reason.message && (
          <span className="text-muted [overflow-wrap:anywhere]"> {reason.message}</span>
        )}
      </p>
      {reason.requestId && (
        <span className="inline-flex items-center gap-1.5 font-mono text-xs text-muted">
          request <Copyable text={reason.requestId} what="request ID" />
        </span>
      )}
      <Button size="sm" onClick={onRetryNow}>
        Retry now
      </Button>
    </div>
  )
}

const useQueryProgress = (queryKey: QueryKey) => {
  /** Failed attempts of the pending call. */
  const failures = useQueryState(queryKey, (state) =>
    state?.fetchStatus === 'fetching' ? state.fetchFailureCount : 0,
  )
  const cache = useQueryClient().getQueryCache()
  const limit = useQueryState(queryKey, (state) => {
    const { retriesOf } = cache.get(queryAlertKey(queryKey))?.meta ?? {}
    return retriesOf?.(state?.fetchFailureReason) ?? retryLimit
  })
  // Read only after a failure, so that a successful refresh causes no render.
  const dataFrom = useQueryState(queryKey, (state) =>
    state && (failures > 0 || state.status === 'error') ? state.dataUpdatedAt : 0,
  )
  const told = useQueryState(queryKey, (state) =>
    failures > 0 ? JSON.stringify(reasonOf(state?.fetchFailureReason)) : '{}',
  )
  return { failures, limit, dataFrom, reason: useMemo((): Reason => JSON.parse(told), [told]) }
}

type Reason = Pick<Alert, 'message' | 'requestId'>

const reasonOf = (error: unknown): Reason => {
  const { message, requestId } = alertDetailsOf(error, { read: true }) ?? {}
  const status = error instanceof ApiError && error.status > 0 ? `${error.status}:` : undefined
  return { message: [status, message].filter(Boolean).join(' ') || undefined, requestId }
}

/** Milliseconds after which a failure is an alert, though the call is still repeated. */
const lastingFrom = 20_000

/** Whether something has been so for a while. */
const useLasting = (isSo: boolean): boolean => {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasting(true), lastingFrom)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isSo])
  return isSo && isLasting
}
