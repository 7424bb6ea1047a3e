import { listExperimentsOperation } from '@generated/ml/codec.ts'
import {
  deprecateExperimentMutationOptions,
  getExperimentQueryOptions,
} from '@generated/ml/queries.ts'
import type { Experiment } from '@generated/ml/types.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { useDeletion } from '@/page/use-deletion.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { deletedExperimentText, experimentKind } from './model/experiment.ts'

/** Confirms and deletes an experiment. */
export function DeleteExperiment({ thing, place, onClose }: ActionDialogProps<Experiment>) {
  const path = { projectId: useProjectId(), experimentId: thing.id }
  const deletion = useDeletion({
    place,
    kind: experimentKind,
    query: getExperimentQueryOptions(path),
    list: listExperimentsOperation,
    text: deletedExperimentText,
    onClose,
  })
  return (
    <ChangeDialog
      change={{ ...deprecateExperimentMutationOptions(), ...deletion }}
      variables={{ path }}
      question="Are you sure to delete the experiment?"
      name={thing.name}
      confirmLabel="Delete"
      onClose={onClose}
    >
      It stays in the list of deleted experiments with its runs, but it cannot be restored.
    </ChangeDialog>
  )
}
