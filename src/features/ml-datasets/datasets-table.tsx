import type { TrainingDataset } from '@generated/ml/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { DeletedFilter } from '@/page/filters.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { datasetColumns } from './columns.tsx'
import { DeleteDatasets } from './delete-datasets.tsx'
import { datasetKind, datasetPolling, whyNotDelete } from './model/dataset.ts'
import { datasetsQueryOptions } from './model/queries.ts'

const rowId = ({ id }: TrainingDataset) => id
const nameOf = ({ deploymentPath }: TrainingDataset) => deploymentPath
const none: ReadonlySet<string> = new Set()

/** The training datasets of the project. */
export function DatasetsTable() {
  const projectId = useProjectId()
  const { deleted } = useSearch({ from: '/_console/mlexperiments/' })
  const [selected, setSelected] = useState(none)
  const [deleting, setDeleting] = useState<readonly TrainingDataset[]>()
  const selection = useMemo(
    () => ({
      selected,
      onChange: setSelected,
      rowLabel: nameOf,
      unselectable: whyNotDelete,
      actions: (datasets: readonly TrainingDataset[]) => (
        <Button
          size="sm"
          variant="danger"
          aria-haspopup="dialog"
          onClick={() => setDeleting(datasets)}
        >
          DELETE
        </Button>
      ),
    }),
    [selected],
  )
  return (
    <>
      <QueryList
        label="Training datasets"
        kind={datasetKind}
        query={{
          ...datasetsQueryOptions(projectId, { deleted }),
          placeholderData: keepWithinProject(projectId),
        }}
        polling={datasetPolling}
        columns={datasetColumns}
        rowId={rowId}
        selection={deleted ? undefined : selection}
        controls={() => <DeletedFilter on={deleted} />}
        empty={
          <EmptyState>
            {deleted
              ? 'No training dataset of this project has been deleted.'
              : 'A training dataset is a version of an annotation dataset, deployed for training.'}
          </EmptyState>
        }
      />
      {deleting && (
        <DeleteDatasets
          datasets={deleting}
          onLeft={(left) => setSelected(new Set(left.map(rowId)))}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
