import type { ReactNode } from 'react'
import { changeAlertKey, clearAlerts } from '@/data/alerts.ts'
import { CallAlert } from '@/data/call-alert.tsx'
import type { Editing } from '@/data/editing.ts'
import type { Operation } from '@/transport/operation.ts'
import { ConflictAlert, type ConflictAlertProps } from './conflict-alert.tsx'

/** How a form is saved, and what a conflict of it is told with. */
export interface SaveProblemProps<Data, Draft>
  extends Omit<ConflictAlertProps<Data, Draft>, 'editing'> {
  /** The call that saves. */
  operation: Operation
  /** Shown for a failed call, in place of the operation's alert. */
  alert?: ReactNode
  /** What is edited; undefined for something new. */
  editing: Editing<Data> | undefined
}

/**
 * Why a form could not be saved, at its foot: the alert of the call, or the conflict with what somebody else
 * has saved. Nothing while there is no problem.
 */
export function SaveProblem<Data, Draft extends object>(props: SaveProblemProps<Data, Draft>) {
  const { operation, alert, editing, onTakeOver, ...conflict } = props
  if (editing && (editing.newer || editing.deleted || editing.takenOver)) {
    return (
      <ConflictAlert
        {...conflict}
        editing={editing}
        onTakeOver={(merged, base) => {
          clearAlerts(changeAlertKey(operation))
          onTakeOver(merged, base)
        }}
      />
    )
  }
  return alert ?? <CallAlert operation={operation} />
}
