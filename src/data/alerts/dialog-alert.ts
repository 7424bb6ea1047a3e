import type { AlertId } from '@generated/alert-ids.ts'
import { useEffect } from 'react'
import { clearAlert } from './alerts.ts'
import { useAlertPlace } from './places.ts'

/**
 * Tells that the open dialog is the place of a call's alert. Closing the dialog takes the alert back: there,
 * what failed is no longer being tried.
 */
export const useDialogAlert = (alertId: AlertId): void => {
  useAlertPlace(alertId)
  useEffect(() => () => clearAlert(alertId), [alertId])
}
