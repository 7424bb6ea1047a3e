import type { Experiment, Run } from '@generated/ml/types.ts'
import type { Action, ActionSubject } from '@/page/actions.tsx'
import { DeleteRun } from './delete-run.tsx'
import { whyNotOnRun } from './model/actions.ts'
import { editRunTarget, runKind } from './model/run.ts'

/** Names a run in the labels of its actions. */
export const runSubject: ActionSubject<Run> = { one: runKind.one, nameOf: ({ name }) => name }

/** Actions on a run. The context is its experiment, once that is loaded. */
export const runActions: readonly Action<Run, Experiment | undefined>[] = [
  {
    id: 'edit',
    label: 'Edit',
    on: 'button',
    whyNot: (run, experiment) => whyNotOnRun('edit', run, experiment),
    to: ({ id, experimentId }) => editRunTarget(experimentId, id),
  },
  {
    id: 'delete',
    label: 'Delete',
    on: 'menu',
    destructive: true,
    whyNot: (run, experiment) => whyNotOnRun('delete', run, experiment),
    dialog: DeleteRun,
  },
]
