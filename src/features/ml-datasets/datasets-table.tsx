import type { TrainingDataset } from '@generated/ml/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { datasetKind, datasetPolling, whyNotDelete } from '@/models/ml-datasets/dataset.ts'
import { datasetFilter } from '@/models/ml-datasets/dataset-filter.ts'
import { datasetsQueryOptions } from '@/models/ml-datasets/dataset-queries.ts'
import { createSelectionStore, useBulkSelection } from '@/page/bulk-selection.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query-parameters.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { RowDetails } from '@/ui/table/data-table.tsx'
import { datasetColumns } from './dataset-columns.tsx'
import { DatasetRuns } from './dataset-runs.tsx'
import { DeleteDatasets } from './delete-datasets.tsx'

const nameOf = ({ deploymentPath }: TrainingDataset) => deploymentPath
const selectedDatasets = createSelectionStore<TrainingDataset>()

const details: RowDetails<TrainingDataset> = {
  label: ({ deploymentPath }) => `Runs with ${deploymentPath}`,
  content: (dataset) => <DatasetRuns dataset={dataset} />,
}

/** The training datasets of the project. */
export function DatasetsTable() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/mlexperiments/' })
  const { deleted } = search
  const { selection: kept, clear } = useBulkSelection(selectedDatasets)
  const [deleting, setDeleting] = useState<readonly TrainingDataset[]>()
  const selection = useMemo(
    () => ({
      ...kept,
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
    [kept],
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
        selection={deleted ? undefined : selection}
        filter={datasetFilter}
        noMatch={`No ${deleted ? 'deleted ' : ''}training dataset of this project matches the path.`}
        details={details}
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
          onStarted={clear}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
