import type { Experiment, Run } from '@generated/ml/types.ts'
import { Download, Play } from 'lucide-react'
import { whyNotOnRun } from '@/models/ml-experiments/experiment-action-rules.ts'
import { editRunTarget, runKind } from '@/models/ml-experiments/run-kind.ts'
import { type Action, type ActionSubject, editAndDelete } from '@/page/actions.tsx'
import { isCanceling } from '@/session/canceled-runs.ts'
import { DeleteRun } from './delete-run.tsx'
import { ExecuteAgain, executeRunDrawer } from './execute/execute-run.tsx'
import { CancelRun } from './run/cancel-run.tsx'
import { DownloadFiles } from './run/download-dialog.tsx'
import { ReleaseArtifacts } from './run/release-dialog.tsx'

/** Names a run in the labels of its actions. */
export const runSubject: ActionSubject<Run> = { one: runKind.one, nameOf: ({ name }) => name }

/** Actions on a run. The context is its experiment, once that is loaded. */
export const runActions: readonly Action<Run, Experiment | undefined>[] = [
  {
    id: 'execute-run',
    label: 'Execute run',
    icon: Play,
    on: 'primary',
    whyNot: (run, experiment) => whyNotOnRun('execute', run, experiment),
    preload: executeRunDrawer.load,
    dialog: ExecuteAgain,
  },
  {
    id: 'cancel',
    label: ({ id }) => (isCanceling(id) ? 'Canceling...' : 'Cancel Run'),
    on: 'button',
    destructive: 'in-menu',
    appliesTo: (run) => whyNotOnRun('cancel', run, undefined) === undefined,
    whyNot: ({ id }) => (isCanceling(id) ? 'The run is being canceled.' : undefined),
    otherwise: 'disabled',
    dialog: CancelRun,
  },
  {
    id: 'download',
    label: 'Download',
    icon: Download,
    on: 'button',
    dialog: DownloadFiles,
  },
  {
    id: 'release',
    label: 'Release',
    on: 'button',
    whyNot: (run, experiment) => whyNotOnRun('release', run, experiment),
    dialog: ReleaseArtifacts,
  },
  ...editAndDelete<Run, Experiment | undefined>(
    whyNotOnRun,
    ({ id, experimentId }) => editRunTarget(experimentId, id),
    DeleteRun,
  ),
]
