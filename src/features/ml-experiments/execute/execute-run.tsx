import type { Experiment, Run } from '@generated/ml/types.ts'
import { executionOf } from '@/models/ml-experiments/run-again.ts'
import { emptyExecution } from '@/models/ml-experiments/run-execution.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'

/** The drawer; its code loads with the first opening. */
export const executeRunDrawer = lazyCode(() => import('./execute-run-drawer.tsx'))

/** Opens the drawer for a new run in an experiment. */
export const ExecuteInExperiment = ({ thing, onClose }: ActionDialogProps<Experiment>) => (
  <LazyPart code={executeRunDrawer} preset={() => emptyExecution(thing.id)} onClose={onClose} />
)

/** Opens the drawer for a run like another one. */
export const ExecuteAgain = ({ thing, onClose }: ActionDialogProps<Run>) => (
  <LazyPart
    code={executeRunDrawer}
    preset={(canUpload: boolean) => executionOf(thing, canUpload)}
    earlier={thing}
    onClose={onClose}
  />
)
