import type { TrainingDataset } from '@generated/ml/types.ts'
import { by, byWords, listFilter } from '@/lib/list-filter.ts'
import { flag } from '@/lib/search-params.ts'
import { searchBy } from '@/lib/search-words.ts'

const findDatasets = searchBy(
  ({ deploymentPath }: TrainingDataset) => [deploymentPath],
  ({ id, annotationDatasetId, annotationDatasetVersionId }) => [
    id,
    annotationDatasetId,
    annotationDatasetVersionId,
  ],
)

/** The filter of the list of training datasets. */
export const datasetFilter = listFilter({
  display_name: byWords(findDatasets, { label: 'Path', placeholder: 'Path or ID' }),
  deleted: {
    ...by(flag, {
      query: (deleted: boolean) => ({ deleted }),
      control: { kind: 'flag', label: 'Only deleted' },
    }),
    isScope: true,
  },
})
