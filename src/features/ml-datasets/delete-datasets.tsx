import type { TrainingDataset } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { counted } from '@/lib/count-text.ts'
import { deletionFailed } from '@/models/ml-datasets/dataset.ts'
import { ConfirmMany } from '@/parts/tasks/confirm-many.tsx'
import { startTask } from '@/parts/tasks/tasks.ts'
import { useProjectId } from '@/session/project/projects.ts'

interface DeleteDatasetsProps {
  datasets: readonly TrainingDataset[]
  onStarted: () => void
  onClose: () => void
}

/** Asks and deletes training datasets. */
export function DeleteDatasets({ datasets, onStarted, onClose }: DeleteDatasetsProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const count = counted(datasets.length, 'training dataset')
  const things = datasets.map(({ id, deploymentPath }) => ({ id, name: deploymentPath }))
  const remove = () => {
    startTask(client, {
      projectId,
      change: {
        area: 'datasets',
        annotationDatasets: Object.fromEntries(
          datasets.map(({ id, annotationDatasetId }) => [id, annotationDatasetId]),
        ),
      },
      items: things,
      texts: {
        title: `Delete ${count}`,
        ended: 'The deletion has been scheduled',
        done: 'scheduled for deletion',
        noun: { one: 'training dataset', many: 'training datasets' },
        failed: deletionFailed,
      },
    })
    onStarted()
    onClose()
  }
  return (
    <ConfirmMany
      question={`Are you sure to delete ${count}?`}
      things={things}
      label="Training datasets"
      confirmLabel="Delete"
      onConfirm={remove}
      onClose={onClose}
    >
      It may take a while until the files are gone. They cannot be restored.
    </ConfirmMany>
  )
}
