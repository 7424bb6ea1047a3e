import { createSuiteOperation, updateSuiteOperation } from '@generated/evaluation/codec.ts'
import { CallAlert } from '@/data/call-alert.tsx'
import { ScenarioViewerLink } from '@/parts/scenarios/scenario-viewer-link.tsx'
import { notApprovedText } from '../model/not-approved.ts'
import type { SaveFailure } from './use-save-suite.ts'
import { useSuiteWizard } from './wizard-context.ts'

interface SaveAlertProps {
  /** True for an update of a stored suite. */
  stored: boolean
  failure: SaveFailure
}

/** Why a suite could not be saved, with links to the scenarios that are not approved. */
export function SaveAlert({ stored, failure: { notApproved } }: SaveAlertProps) {
  const { type } = useSuiteWizard()
  const operation = stored ? updateSuiteOperation : createSuiteOperation
  if (!notApproved) return <CallAlert operation={operation} />
  return (
    <CallAlert
      operation={operation}
      title={notApprovedText}
      detail={
        notApproved.length > 0 && (
          <span className="flex max-h-32 flex-wrap gap-x-3 gap-y-1 overflow-y-auto">
            {notApproved.map(({ id, versionId, displayName }) => (
              <ScenarioViewerLink key={id} type={type} scenarioId={id} scenarioVersion={versionId}>
                <bdi>{displayName ?? id}</bdi>
              </ScenarioViewerLink>
            ))}
          </span>
        )
      }
    />
  )
}
