import type { AlertId } from '@generated/alert-ids.ts'
import { useAlerts } from '@/data/alerts/alerts.ts'
import { alertPlaces } from '@/data/alerts/places.ts'
import { AlertView } from '@/page/call-alert.tsx'
import { useStore } from '@/session/store.ts'
import { appearsLate } from '@/ui/feedback/skeleton.tsx'

/** Failures without consequence for what is on the page: a feature stays off, the start goes on. */
const untold: readonly AlertId[] = ['assertFeatureScope', 'getIdentityProviderStatus']

/** Failures of calls that no panel of the page speaks for, such as the names of members. */
export function UnplacedAlerts() {
  const alerts = useAlerts()
  const places = useStore(alertPlaces)
  return [...alerts]
    .filter(([id]) => !untold.includes(id) && !Object.hasOwn(places, id))
    .map(([id, alert]) => (
      <div key={id} className={`rounded bg-surface shadow-float ${appearsLate}`}>
        <AlertView id={id} alert={alert} />
      </div>
    ))
}
