import type { ReactNode } from 'react'
import { formatTime } from '@/lib/dates.ts'
import type { Operation } from '@/transport/operation.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { useAlertPlace } from './alert-places.ts'
import { type Alert, type AlertKey, changeAlertKey, clearAlert, useAlert } from './alerts.ts'

interface AlertText {
  /** Shown in place of what the operation's alert says. */
  title?: string
  /** Shown in place of what the service said. */
  detail?: ReactNode
}

interface CallAlertProps extends AlertText {
  /** The change, such as `updateSuiteOperation`. */
  operation: Operation
}

/** The failure of a change in the panel it belongs to; nothing while there is none. */
export function CallAlert({ operation, ...text }: CallAlertProps) {
  const key = changeAlertKey(operation)
  useAlertPlace(key)
  const alert = useAlert(key)
  return alert && <AlertView alertKey={key} alert={alert} {...text} />
}

interface AlertViewProps extends AlertText {
  alertKey: AlertKey
  alert: Alert
  /** Makes the call again. */
  onRetry?: (() => void) | undefined
  /** When what the panel still shows was fetched, in milliseconds since 1970. */
  dataFrom?: number | undefined
}

/** An alert at hand. */
export function AlertView(props: AlertViewProps) {
  const { alertKey, alert, onRetry, dataFrom } = props
  const said = [
    alert.message,
    dataFrom !== undefined && dataFrom > 0 && `Data from ${formatTime(dataFrom)}.`,
  ]
  return (
    <ErrorAlert
      title={props.title ?? alert.operation.alertText}
      detail={props.detail || said.filter(Boolean).join(' ')}
      requestId={alert.requestId}
      onRetry={onRetry}
      onDismiss={() => clearAlert(alertKey)}
    />
  )
}
