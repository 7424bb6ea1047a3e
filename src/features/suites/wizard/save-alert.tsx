import { clearAlert, useAlert } from '@/data/alerts/alerts.ts'
import { useAlertPlace } from '@/data/alerts/places.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { notApprovedText } from '../model/not-approved.ts'
import { ScenarioViewerLink } from '../scenario-viewer-link.tsx'
import type { SaveFailure } from './use-save-suite.ts'
import { useSuiteWizard } from './wizard-context.ts'

const alertId = 'saveSuite'

/** Why a suite could not be saved, with links to the scenarios that are not approved. */
export function SaveAlert({ failure: { notApproved } }: { failure: SaveFailure }) {
  const { type } = useSuiteWizard()
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
            {notApproved.map(({ id, versionId, displayName }) => (
              <ScenarioViewerLink key={id} type={type} scenarioId={id} scenarioVersion={versionId}>
                <bdi>{displayName ?? id}</bdi>
              </ScenarioViewerLink>
            ))}
          </span>
        )
      }
      requestId={alert.requestId}
      onDismiss={() => clearAlert(alertId)}
    />
  )
}
