import {
  deleteTrainingDatasetOperation,
  listTrainingDatasetsOperation,
} from '@generated/ml/codec.ts'
import { deleteTrainingDatasetMutationOptions } from '@generated/ml/queries.ts'
import type { TrainingDataset } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAlertPlace } from '@/data/alert-places.ts'
import { changeAlertKey } from '@/data/alerts.ts'
import { useChange } from '@/data/change.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ApiError } from '@/transport/errors.ts'
import { operationKey } from '@/transport/query.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { deletionTitle } from './model/dataset.ts'

/** Most data sets that are named before the deletion. */
const listed = 8

interface Failure {
  dataset: TrainingDataset
  reason: unknown
}

interface DeleteDatasetsProps {
  datasets: readonly TrainingDataset[]
  /** Called after every try with the datasets that could not be deleted. */
  onLeft: (left: readonly TrainingDataset[]) => void
  onClose: () => void
}

/** Asks and deletes training datasets, all at once; those that fail can be tried again. */
export function DeleteDatasets({ datasets, onLeft, onClose }: DeleteDatasetsProps) {
  // All failures are told here, as one.
  useAlertPlace(changeAlertKey(deleteTrainingDatasetOperation))
  const projectId = useProjectId()
  const client = useQueryClient()
  const { send } = useChange(deleteTrainingDatasetMutationOptions())
  const [pending, setPending] = useState(false)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const left = failures.length > 0 ? failures.map(({ dataset }) => dataset) : datasets

  const remove = async () => {
    setPending(true)
    setFailures([])
    const failed: Failure[] = []
    await Promise.all(
      left.map((dataset) =>
        send({
          path: {
            projectId,
            annotationDatasetId: dataset.annotationDatasetId,
            trainingDatasetId: dataset.id,
          },
        }).catch((reason: unknown) => failed.push({ dataset, reason })),
      ),
    )
    setPending(false)
    setFailures(failed)
    onLeft(failed.map(({ dataset }) => dataset))
    void client.invalidateQueries({
      queryKey: operationKey(listTrainingDatasetsOperation, projectId),
    })
    if (failed.length > 0) return
    toast('The deletion has been scheduled')
    onClose()
  }
  return (
    <ConfirmDialog
      open
      question={`Are you sure to delete ${left.length === 1 ? '1 training dataset' : `${left.length} training datasets`}?`}
      name={left.length === 1 ? left[0]?.deploymentPath : undefined}
      confirmLabel="Delete"
      onConfirm={() => void remove()}
      onClose={onClose}
      pending={pending}
      submitError={failures.length > 0 ? <FailureAlert failures={failures} /> : undefined}
      disabledReason={undefined}
    >
      {left.length > 1 && (
        <ul aria-label="Training datasets" className="flex flex-col gap-0.5">
          {left.slice(0, listed).map(({ id, deploymentPath }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <bdi>{deploymentPath}</bdi>
            </li>
          ))}
          {left.length > listed && <li>and {left.length - listed} more</li>}
        </ul>
      )}
      <p className="mt-2 first:mt-0">
        It may take a while until the files are gone. They cannot be restored.
      </p>
    </ConfirmDialog>
  )
}

function FailureAlert({ failures }: { failures: readonly Failure[] }) {
  const reason = failures[0]?.reason
  if (!(reason instanceof Error)) return null
  return (
    <ErrorAlert
      title={deletionTitle(failures.length, deleteTrainingDatasetOperation.alertText)}
      detail={reason.message}
      requestId={reason instanceof ApiError ? reason.requestId : undefined}
    />
  )
}
