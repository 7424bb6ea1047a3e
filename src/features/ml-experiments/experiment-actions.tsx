import type { Experiment } from '@generated/ml/types.ts'
import { Play } from 'lucide-react'
import type { Action, ActionSubject } from '@/page/actions.tsx'
import { DeleteExperiment } from './delete-experiment.tsx'
import { ExecuteInExperiment, executeRunDrawer } from './execute/execute-run.tsx'
import { whyNotOnExperiment } from './model/actions.ts'
import { editExperimentTarget, experimentKind } from './model/experiment.ts'

/** Names an experiment in the labels of its actions. */
export const experimentSubject: ActionSubject<Experiment> = {
  one: experimentKind.one,
  nameOf: ({ name }) => name,
}

/** Actions on an experiment. */
export const experimentActions: readonly Action<Experiment>[] = [
  {
    id: 'execute-run',
    label: 'Execute run',
    icon: Play,
    on: 'primary',
    whyNot: (experiment) => whyNotOnExperiment('execute', experiment),
    preload: executeRunDrawer.load,
    dialog: ExecuteInExperiment,
  },
  {
    id: 'edit',
    label: 'Edit',
    on: 'button',
    whyNot: (experiment) => whyNotOnExperiment('edit', experiment),
    to: ({ id }) => editExperimentTarget(id),
  },
  {
    id: 'delete',
    label: 'Delete',
    on: 'menu',
    destructive: true,
    whyNot: (experiment) => whyNotOnExperiment('delete', experiment),
    dialog: DeleteExperiment,
  },
]
