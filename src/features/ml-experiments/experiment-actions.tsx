import type { Experiment } from '@generated/ml/types.ts'
import { Play } from 'lucide-react'
import { editExperimentTarget, experimentKind } from '@/models/ml-experiments/experiment.ts'
import { whyNotOnExperiment } from '@/models/ml-experiments/experiment-action-rules.ts'
import { type Action, type ActionSubject, editAndDelete } from '@/page/actions.tsx'
import { DeleteExperiment } from './delete-experiment.tsx'
import { ExecuteInExperiment, executeRunDrawer } from './execute/execute-run.tsx'

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
  ...editAndDelete(whyNotOnExperiment, ({ id }) => editExperimentTarget(id), DeleteExperiment),
]
