import { listRunsOperation } from '@generated/ml/codec.ts'
import { deprecateRunMutationOptions, getRunQueryOptions } from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { useDeletion } from '@/page/use-deletion.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { deletedRunText, runKind } from './model/run.ts'

/** Confirms and deletes a run. */
export function DeleteRun({ thing, place, onClose }: ActionDialogProps<Run>) {
  const { id: runId, experimentId } = thing
  const path = { projectId: useProjectId(), experimentId, runId }
  const deletion = useDeletion({
    place,
    kind: runKind,
    ownerId: experimentId,
    query: getRunQueryOptions(path),
    list: listRunsOperation,
    text: deletedRunText,
    onClose,
  })
  return (
    <ChangeDialog
      change={{ ...deprecateRunMutationOptions(), ...deletion }}
      variables={{ path }}
      question="Are you sure to delete the run?"
      name={thing.name}
      confirmLabel="Delete"
      onClose={onClose}
    >
      It stays in the list of deleted runs, but it cannot be restored.
    </ChangeDialog>
  )
}
