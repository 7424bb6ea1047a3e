import { listTrainingDatasetsAllQueryOptions } from '@generated/ml/queries.ts'

/** The training datasets of a project, or the deleted ones: options for a loader or a hook. */
export const datasetsQueryOptions = (
  projectId: string,
  { deleted = false }: { deleted?: boolean | undefined },
) => listTrainingDatasetsAllQueryOptions({ projectId }, { deleted })
