import { hashKey, type Query, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAlertPlace } from '@/data/alert-places.ts'
import { queryAlertKey, useAlerts } from '@/data/alerts.ts'
import { AlertView } from '@/data/call-alert.tsx'
import type { Operation } from '@/transport/operation.ts'
import { QueryStatus, type QueryStatusProps } from './query-status.tsx'

interface OperationStatusProps {
  operation: Operation
  /** A query that has a place of its own. */
  except?: QueryStatusProps['query']
}

/**
 * Status of all queries of one operation, for a panel with many of them: shows the first alert, else the first
 * that is being retried; Retry repeats every failed call.
 */
export function OperationStatus({ operation, except }: OperationStatusProps) {
  const client = useQueryClient()
  const other = except && queryAlertKey(except.queryKey)
  const alerts = [...useAlerts()].filter(
    ([key, alert]) => alert.operation === operation && key !== other,
  )
  const keys = alerts.map(([key]) => key)
  useAlertPlace(...keys)
  const [first] = alerts
  const retried = useRetriedQuery(operation, other)
  if (!first) return retried ? <QueryStatus query={{ queryKey: retried }} /> : null
  const retry = () => {
    const failed = new Set<string>(keys)
    void client.refetchQueries({ predicate: ({ queryHash }) => failed.has(queryHash) })
  }
  return <AlertView alertKeys={keys} alert={first[1]} onRetry={retry} />
}

/** Key of a query of an operation whose attempts fail, and that is tried again. */
const useRetriedQuery = (operation: Operation, except: string | undefined) => {
  const [retried, setRetried] = useState<QueryKey>()
  const cache = useQueryClient().getQueryCache()
  useEffect(() => {
    const look = ({ meta, queryHash, queryKey, state }: Query, isGone = false) => {
      if (meta?.operation !== operation || queryHash === except) return
      const isRetried = !isGone && state.fetchStatus === 'fetching' && state.fetchFailureCount > 0
      setRetried((current) => {
        const isCurrent = current !== undefined && hashKey(current) === queryHash
        if (isRetried) return current ?? queryKey
        return isCurrent ? undefined : current
      })
    }
    for (const query of cache.getAll()) look(query)
    return cache.subscribe(({ query, type }) => look(query, type === 'removed'))
  }, [cache, operation, except])
  return retried
}
