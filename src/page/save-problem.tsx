import type { Editing } from '@/data/editing.ts'
import type { Submission } from '@/data/submission.tsx'
import { ConflictAlert, type ConflictAlertProps } from './conflict-alert.tsx'

/** Saving of a form, and the words for a conflict. */
export interface SaveProblemProps<Data, Draft>
  extends Omit<ConflictAlertProps<Data, Draft>, 'editing'> {
  saving: Pick<Submission<never>, 'alert' | 'dismiss'>
  editing: Editing<Data> | undefined
}

/**
 * Why a form could not be saved, at its foot: the alert of the call, or the conflict with what somebody else
 * has saved. Nothing while there is no problem.
 */
export function SaveProblem<Data, Draft extends object>(props: SaveProblemProps<Data, Draft>) {
  const { saving, editing, onTakeOver, ...conflict } = props
  if (editing && (editing.newer || editing.deleted || editing.takenOver)) {
    return (
      <ConflictAlert
        {...conflict}
        editing={editing}
        onTakeOver={(merged, base) => {
          saving.dismiss()
          onTakeOver(merged, base)
        }}
      />
    )
  }
  return saving.alert
}
