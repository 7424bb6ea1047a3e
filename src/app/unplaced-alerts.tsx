import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { alertPlaces } from '@/data/alert-places.ts'
import { useAlerts } from '@/data/alerts.ts'
import { AlertView } from '@/data/call-alert.tsx'
import { useStore } from '@/session/store.ts'

/**
 * Shows the alerts that no panel of the page shows, such as failures to load member names. Calls of one
 * operation that fail together are one alert: where a panel shows one of them, its Retry repeats all. A change has no
 * Retry: it is made where it was made before.
 */
export function UnplacedAlerts() {
  const client = useQueryClient()
  const alerts = useAlerts()
  const places = useStore(alertPlaces)
  const told = new Set(
    [...alerts].filter(([key]) => places.has(key)).map(([, { operation }]) => operation),
  )
  const unplaced = [...alerts].filter(
    ([key, { operation }]) => !places.has(key) && !told.has(operation),
  )
  const byOperation = Map.groupBy(unplaced, ([, { operation }]) => operation)
  return [...byOperation].map(([{ service, id }, found]) => {
    const [first] = found
    if (!first) return null
    const keys = found.map(([key]) => key)
    const failed = client.getQueryCache().findAll({
      predicate: ({ queryHash }) => keys.some((key) => key === queryHash),
    })
    return (
      <Late key={`${service}.${id}`}>
        <div className="rounded bg-surface shadow-float">
          <AlertView
            alertKeys={keys}
            alert={first[1]}
            onRetry={
              failed.length > 0
                ? () => void client.refetchQueries({ predicate: (query) => failed.includes(query) })
                : undefined
            }
          />
        </div>
      </Late>
    )
  })
}

/** Milliseconds in which a panel can take over an alert: it renders a little later than the alert is raised. */
const takeOverTime = 300

function Late({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), takeOverTime)
    return () => clearTimeout(timer)
  }, [])
  return shown && children
}
