import { useAlertPlace } from '@/data/alert-places.ts'
import { changeAlertKey } from '@/data/alerts.ts'
import type { Editing } from '@/data/editing.ts'
import { isConflict } from '@/data/lost-answer.ts'
import type { Submission } from '@/data/submission.tsx'
import { isNotFound } from '@/transport/errors.ts'
import type { Operation } from '@/transport/operation.ts'
import { ConflictAlert, type ConflictAlertProps } from './conflict-alert.tsx'

/** Saving of a form, and the words for a conflict. */
export interface SaveProblemProps<Data, Draft>
  extends Omit<ConflictAlertProps<Data, Draft>, 'editing'> {
  saving: Pick<Submission<never>, 'alert' | 'dismiss' | 'failure'>
  editing: Editing<Data> | undefined
}

/**
 * Why a form could not be saved, at its foot: the alert of the call, or the conflict with what somebody else
 * has saved. Nothing while there is no problem.
 */
export function SaveProblem<Data, Draft extends object>(props: SaveProblemProps<Data, Draft>) {
  const { saving, editing, onTakeOver, ...conflict } = props
  if (editing && (editing.newer || editing.deleted || editing.takenOver)) {
    const { error, operation } = saving.failure ?? {}
    return (
      <>
        {operation && (isConflict(error) || isNotFound(error)) && <Explained by={operation} />}
        <ConflictAlert
          {...conflict}
          editing={editing}
          onTakeOver={(merged, base) => {
            saving.dismiss()
            onTakeOver(merged, base)
          }}
        />
      </>
    )
  }
  return saving.alert
}

/** Holds the alert of a call that was refused for the conflict, which says more: it is not told twice. */
function Explained({ by }: { by: Operation }) {
  useAlertPlace(changeAlertKey(by))
  return null
}
