import { clearAlert, useAlert } from '@/session/alerts/alerts.ts'
import { useAlertPlace } from '@/session/alerts/places.ts'
import { CallAlert } from '@/session/call-alert.tsx'
import { ErrorAlert } from '@/ui/alert.tsx'
import { notApprovedText } from '../rules/not-approved.ts'
import { ScenarioLink } from './scenario-link.tsx'
import type { SaveFailure } from './use-save-suite.ts'

const alertId = 'saveSuite'

/** Why a suite could not be saved, with links to the scenarios that are not approved. */
export function SaveAlert({ failure: { notApproved } }: { failure: SaveFailure }) {
  useAlertPlace(alertId)
  const alert = useAlert(alertId)
  if (!notApproved || !alert) return <CallAlert id={alertId} />
  return (
    <ErrorAlert
      title={notApprovedText}
      detail={
        notApproved.length === 0 ? (
          alert.message
        ) : (
          <span className="flex max-h-32 flex-wrap gap-x-3 gap-y-1 overflow-y-auto">
            {notApproved.map(({ id, displayName }) => (
              <ScenarioLink key={id} id={id} name={displayName ?? id} />
            ))}
          </span>
        )
      }
      requestId={alert.requestId}
      onDismiss={() => clearAlert(alertId)}
    />
  )
}
