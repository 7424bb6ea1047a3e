import type { ReactNode } from 'react'
import { formatTime } from '@/lib/dates.ts'
import type { Operation } from '@/transport/operation.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { useAlertPlace } from './alert-places.ts'
import {
  type Alert,
  type AlertKey,
  changeAlertKey,
  clearAlerts,
  useAlert,
  withMore,
} from './alerts.ts'

/** Text of an alert, in place of the operation's and the service's. */
export interface AlertText {
  /** Replaces the operation's alert text. */
  title?: string | undefined
  /** Replaces the service's message. */
  detail?: ReactNode
}

interface CallAlertProps extends AlertText {
  /** The change, such as `updateSuiteOperation`. */
  operation: Operation
}

/** Alert of a failed change, shown in the panel of the change; renders nothing without a failure. */
export function CallAlert({ operation, ...text }: CallAlertProps) {
  const key = changeAlertKey(operation)
  useAlertPlace(key)
  const alert = useAlert(key)
  return alert && <AlertView alertKeys={[key]} alert={alert} {...text} />
}

interface AlertViewProps extends AlertText {
  /** Keys of the alerts that it stands for; the user dismisses all of them. */
  alertKeys: readonly AlertKey[]
  alert: Alert
  /** Repeats the call. */
  onRetry?: (() => void) | undefined
  /** Fetch time of the data still on screen, in milliseconds since 1970. */
  dataFrom?: number | undefined
  /** True if it cannot be dismissed. */
  kept?: boolean
}

/** Renders an alert with its message, request id, and buttons to retry and dismiss. */
export function AlertView(props: AlertViewProps) {
  const { alertKeys, alert, onRetry, dataFrom, kept = false } = props
  const message = [
    withMore(alert.message, alert.more),
    !alert.title && dataFrom !== undefined && dataFrom > 0 && `Data from ${formatTime(dataFrom)}.`,
  ]
  return (
    <ErrorAlert
      title={props.title ?? alert.title ?? alert.operation.alertText}
      detail={props.detail || message.filter(Boolean).join(' ')}
      technical={props.detail ? undefined : alert.technical}
      requestId={alert.requestId}
      onRetry={onRetry}
      onDismiss={kept ? undefined : () => clearAlerts(...alertKeys)}
    />
  )
}
