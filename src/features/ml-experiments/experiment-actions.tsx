import { listExperimentsOperation } from '@generated/ml/codec.ts'
import {
  deprecateExperimentMutationOptions,
  getExperimentQueryOptions,
  listRunsAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { Experiment } from '@generated/ml/types.ts'
import { Play } from 'lucide-react'
import {
  deletedExperimentText,
  editExperimentTarget,
  experimentKind,
} from '@/models/ml-experiments/experiment.ts'
import { whyNotOnExperiment } from '@/models/ml-experiments/experiment-action-rules.ts'
import { type ActionDialogProps, actionsOn, editAndDelete } from '@/page/actions.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { Holders } from '@/page/holders.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ExecuteInExperiment, executeRunDrawer } from './execute/execute-run.tsx'

/** Actions on an experiment. */
export const experimentActions = actionsOn<Experiment>(experimentKind, 'name', [
  {
    id: 'execute-run',
    label: 'Execute run',
    icon: Play,
    on: 'primary',
    whyNot: (experiment) => whyNotOnExperiment('execute', experiment),
    preload: executeRunDrawer.load,
    dialog: ExecuteInExperiment,
  },
  ...editAndDelete(whyNotOnExperiment, ({ id }) => editExperimentTarget(id), DeleteExperiment),
])

function DeleteExperiment({ thing, place, onClose }: ActionDialogProps<Experiment>) {
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
