import { listExperimentsOperation } from '@generated/ml/codec.ts'
import {
  deprecateExperimentMutationOptions,
  getExperimentQueryOptions,
  listRunsAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { Experiment } from '@generated/ml/types.ts'
import { deletedExperimentText, experimentKind } from '@/models/ml-experiments/experiment.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { Holders } from '@/page/holders.tsx'
import { useProjectId } from '@/session/project/projects.ts'

/** Confirms and deletes an experiment. */
export function DeleteExperiment({ thing, place, onClose }: ActionDialogProps<Experiment>) {
  const path = { projectId: useProjectId(), experimentId: thing.id }
  return (
    <DeleteDialog
      place={place}
      kind={experimentKind}
      query={getExperimentQueryOptions(path)}
      list={listExperimentsOperation}
      text={deletedExperimentText}
      change={deprecateExperimentMutationOptions()}
      variables={{ path }}
      name={thing.name}
      onClose={onClose}
    >
      It stays in the list of deleted experiments with its runs, but it cannot be restored.
      <Holders noun="run" query={listRunsAllQueryOptions(path, {})} nameOf={({ name }) => name} />
    </DeleteDialog>
  )
}
