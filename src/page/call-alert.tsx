import type { AlertId } from '@generated/alert-ids.ts'
import { type Alert, clearAlert, useAlert } from '@/data/alerts/alerts.ts'
import { useAlertPlace } from '@/data/alerts/places.ts'
import { alertTexts } from '@/data/alerts/texts.ts'
import { formatTime } from '@/lib/dates.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'

interface CallAlertProps {
  /** The alert of the call, or calls, that the panel shows. */
  id: AlertId
  /** Makes the call again. */
  onRetry?: (() => void) | undefined
  /** When what the panel still shows was fetched, in milliseconds since 1970. */
  dataFrom?: number | undefined
}

/** The failure of a call in the panel it belongs to; nothing while there is none. */
export function CallAlert({ id, ...props }: CallAlertProps) {
  useAlertPlace(id)
  const alert = useAlert(id)
  return alert && <AlertView id={id} alert={alert} {...props} />
}

/** As `CallAlert`, for a failure at hand. */
export function AlertView({ id, alert, onRetry, dataFrom }: CallAlertProps & { alert: Alert }) {
  const detail = [
    alert.message,
    dataFrom !== undefined && dataFrom > 0 && `Data from ${formatTime(dataFrom)}.`,
  ]
  return (
    <ErrorAlert
      title={alertTexts[id]}
      detail={detail.filter(Boolean).join(' ')}
      requestId={alert.requestId}
      onRetry={onRetry}
      onDismiss={() => clearAlert(id)}
    />
  )
}
