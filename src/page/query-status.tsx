import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useAlertPlace } from '@/data/alert-places.ts'
import { queryAlertKey, useAlert, useAlerts } from '@/data/alerts.ts'
import { AlertView } from '@/data/call-alert.tsx'
import { useQueryState } from '@/data/use-query-state.ts'
import { formatTime } from '@/lib/dates.ts'
import type { Operation } from '@/transport/operation.ts'
import { retryLimit } from '@/transport/retry.ts'
import { Button } from '@/ui/base/button.tsx'
import { useFocusOnLeaving } from '@/ui/base/return-focus.ts'

/** Whose state there is something to say about. */
export interface QueryStatusProps {
  /** The options with which the panel gets its data. */
  query: { readonly queryKey: QueryKey }
}

/**
 * What there is to say about a panel's data: that its call is tried again, that a refresh failed and how
 * old the data is, or that there is none and why. Nothing while all is well.
 */
export function QueryStatus({ query: { queryKey } }: QueryStatusProps) {
  const key = queryAlertKey(queryKey)
  useAlertPlace(key)
  const client = useQueryClient()
  const { failures, dataFrom } = useQueryProgress(queryKey)
  const alert = useAlert(key)

  const tryNow = async () => {
    await client.cancelQueries({ queryKey, exact: true }, { silent: true })
    await client.refetchQueries({ queryKey, exact: true })
  }

  if (failures > 0) return <TryingAgain count={failures} dataFrom={dataFrom} onTryNow={tryNow} />
  return alert && <AlertView alertKey={key} alert={alert} onRetry={tryNow} dataFrom={dataFrom} />
}

/**
 * What failed of the queries of one operation, where a panel has many of them: the first alert; Retry makes
 * every failed call again.
 */
export function OperationStatus({ operation }: { operation: Operation }) {
  const client = useQueryClient()
  const alerts = [...useAlerts()].filter(([, alert]) => alert.operation === operation)
  useAlertPlace(...alerts.map(([key]) => key))
  const [first] = alerts
  if (!first) return null
  const retry = () => {
    const failed = new Set<string>(alerts.map(([key]) => key))
    void client.refetchQueries({ predicate: ({ queryHash }) => failed.has(queryHash) })
  }
  return <AlertView alertKey={first[0]} alert={first[1]} onRetry={retry} />
}

interface TryingAgainProps {
  /** How many tries have failed. */
  count: number
  dataFrom: number
  onTryNow: () => void
}

function TryingAgain({ count, dataFrom, onTryNow }: TryingAgainProps) {
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
          : `Not answering. Retrying (${count} of ${retryLimit})…`}
      </p>
      <Button size="sm" onClick={onTryNow}>
        Retry now
      </Button>
    </div>
  )
}

/** What a cached query goes through, in the few figures that are told. */
const useQueryProgress = (queryKey: QueryKey) => {
  /** Failed tries of the call under way. */
  const failures = useQueryState(queryKey, (state) =>
    state?.fetchStatus === 'fetching' ? state.fetchFailureCount : 0,
  )
  // Asked for only in trouble: a refresh that succeeds renders nothing.
  const dataFrom = useQueryState(queryKey, (state) =>
    state && (failures > 0 || state.status === 'error') ? state.dataUpdatedAt : 0,
  )
  return { failures, dataFrom }
}
