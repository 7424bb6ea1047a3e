import { listRunsOperation } from '@generated/ml/codec.ts'
import { deprecateRunMutationOptions, getRunQueryOptions } from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { deletedRunText, runKind } from '@/models/ml-experiments/run-kind.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'

/** Confirms and deletes a run. */
export function DeleteRun({ thing, place, onClose }: ActionDialogProps<Run>) {
  const { id: runId, experimentId } = thing
  const path = { projectId: useProjectId(), experimentId, runId }
  return (
    <DeleteDialog
      place={place}
      kind={runKind}
      ownerId={experimentId}
      query={getRunQueryOptions(path)}
      list={listRunsOperation}
      text={deletedRunText}
      change={deprecateRunMutationOptions()}
      variables={{ path }}
      name={thing.name}
      onClose={onClose}
    >
      It stays in the list of deleted runs, but it cannot be restored.
    </DeleteDialog>
  )
}
