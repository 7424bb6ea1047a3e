import { alertPlaces } from '@/data/alert-places.ts'
import { useAlerts } from '@/data/alerts.ts'
import { AlertView } from '@/data/call-alert.tsx'
import { useStore } from '@/session/store.ts'
import { appearsLate } from '@/ui/feedback/skeleton.tsx'

/** Failures of calls that no panel of the page speaks for, such as the names of members. */
export function UnplacedAlerts() {
  const alerts = useAlerts()
  const places = useStore(alertPlaces)
  return [...alerts]
    .filter(([key]) => !places.has(key))
    .map(([key, alert]) => (
      <div key={key} className={`rounded bg-surface shadow-float ${appearsLate}`}>
        <AlertView alertKey={key} alert={alert} />
      </div>
    ))
}
