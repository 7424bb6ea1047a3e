import { createSuiteOperation, updateSuiteOperation } from '@generated/evaluation/codec.ts'
import { CallAlert } from '@/data/call-alert.tsx'
import { NotApprovedLinks } from '@/parts/scenarios/not-approved-links.tsx'
import { notApprovedText } from '../model/not-approved.ts'
import type { SaveFailure } from './use-save-suite.ts'

interface SaveAlertProps {
  /** True for an update of a stored suite. */
  stored: boolean
  failure: SaveFailure
}

/** Why a suite could not be saved, with links to the scenarios that are not approved. */
export function SaveAlert({ stored, failure: { notApproved } }: SaveAlertProps) {
  const operation = stored ? updateSuiteOperation : createSuiteOperation
  if (!notApproved) return <CallAlert operation={operation} />
  return (
    <CallAlert
      operation={operation}
      title={notApprovedText}
      detail={notApproved.length > 0 && <NotApprovedLinks scenarios={notApproved} />}
    />
  )
}
