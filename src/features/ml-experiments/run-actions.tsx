import { listRunsOperation } from '@generated/ml/codec.ts'
import {
  cancelRunMutationOptions,
  deprecateRunMutationOptions,
  getRunQueryKey,
  getRunQueryOptions,
} from '@generated/ml/queries.ts'
import type { Experiment, Run } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Download, Play } from 'lucide-react'
import { lookUp } from '@/data/lost-answer.ts'
import { whyNotOnRun } from '@/models/ml-experiments/experiment-action-rules.ts'
import { deletedRunText, editRunTarget, runKind } from '@/models/ml-experiments/run-kind.ts'
import { isCanceled, maybeCanceling } from '@/models/reports/cancel-look-up.ts'
import { type ActionDialogProps, actionsOn, editAndDelete } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { isCanceling, markCanceling } from '@/session/canceled-runs.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { fetchNow } from '@/transport/query-parameters.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { ExecuteAgain, executeRunDrawer } from './execute/execute-run.tsx'
import { DownloadFiles } from './run/download-dialog.tsx'
import { ReleaseArtifacts } from './run/release-dialog.tsx'

/** Actions on a run. The context is its experiment, once that is loaded. */
export const runActions = actionsOn<Run, Experiment | undefined>(runKind, 'name', [
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
])

function DeleteRun({ thing, place, onClose }: ActionDialogProps<Run>) {
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

function CancelRun({ thing, onClose }: ActionDialogProps<Run>) {
  const path = { projectId: useProjectId(), experimentId: thing.experimentId, runId: thing.id }
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: getRunQueryKey(path) })
  const succeed = () => {
    markCanceling(thing.id)
    toast('The run is being canceled')
    refresh()
    onClose()
  }
  return (
    <ChangeDialog
      change={{
        ...cancelRunMutationOptions(),
        onSuccess: succeed,
        // The run may have finished meanwhile.
        onError: refresh,
      }}
      recover={(error) =>
        lookUp(error, {
          isDone: async () => {
            const { report } = await fetchNow(client, getRunQueryOptions(path))
            return isCanceled(report)
          },
          onDone: succeed,
          open: maybeCanceling('run'),
        })
      }
      variables={{ path }}
      question="Do you want to cancel the run?"
      name={thing.name}
      confirmLabel="Cancel Run"
      cancelLabel="Back"
      onClose={onClose}
    >
      <strong className="font-semibold">NOTE:</strong> It may take a few minutes to cancel a run.
    </ChangeDialog>
  )
}
