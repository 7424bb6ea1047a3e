import { alertPlaces } from '@/data/alert-places.ts'
import { useAlerts } from '@/data/alerts.ts'
import { AlertView } from '@/data/call-alert.tsx'
import { useStore } from '@/session/store.ts'
import { appearsLate } from '@/ui/feedback/skeleton.tsx'

/** Shows the alerts that no panel of the page shows, such as failures to load member names. */
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
