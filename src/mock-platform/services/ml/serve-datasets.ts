import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { type HandlersOf, noContent, ok } from '@/mock-platform/define-service.ts'
import { datasetAt, trainingDatasetArea } from '@/mock-platform/world/ml/world-datasets.ts'

/** Handlers for training datasets. */
export const trainingDatasetHandlers = {
  listTrainingDatasets: ({ path, query, world, clock }) => {
    const datasets = world
      .of(trainingDatasetArea, path.projectId)
      .map((record) => datasetAt(record, clock.now()))
      .filter(
        ({ deploymentStatus }) => (deploymentStatus === 'deleted') === (query.deleted ?? false),
      )
    const { items, ...token } = pageOf(datasets, query)
    return ok({ trainingDatasets: items, ...token })
  },
  deleteTrainingDataset: ({ path, world, clock }) => {
    const record =
      world
        .of(trainingDatasetArea, path.projectId)
        .find(
          ({ dataset }) =>
            dataset.id === path.trainingDatasetId &&
            dataset.annotationDatasetId === path.annotationDatasetId,
        ) ?? refuse(404, 'training_dataset_not_found', 'The training dataset does not exist.')
    if (datasetAt(record, clock.now()).deploymentStatus !== 'deployed') {
      refuse(409, 'training_dataset_not_deployed', 'The training dataset is not deployed.')
    }
    record.deleteAskedAt = clock.now()
    return noContent()
  },
} satisfies HandlersOf<'ml'>
