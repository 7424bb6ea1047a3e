import { listExperimentsOperation, listRunsOperation } from '@generated/ml/codec.ts'
import { listExperimentsAllQueryOptions, listRunsAllQueryOptions } from '@generated/ml/queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import { operationKey } from '@/transport/query.ts'
import type { ExperimentFilter, RunFilter } from './search.ts'
import { sortQueryOf } from './sort.ts'

/** The experiments of a project: active or deleted ones. */
export const experimentsQueryOptions = (
  projectId: string,
  { deleted }: Pick<ExperimentFilter, 'deleted'>,
) => listExperimentsAllQueryOptions({ projectId }, deleted ? { deprecated: true } : {})

/** Where runs are listed from. */
interface RunListPath {
  projectId: string
  experimentId: string
}

/** The runs of an experiment, active or deleted ones, in an order of the service. */
export const runsQueryOptions = (
  path: RunListPath,
  { deleted, sort }: Pick<RunFilter, 'deleted'> & { sort?: string },
) => listRunsAllQueryOptions(path, { ...sortQueryOf(sort), ...(deleted && { deprecated: true }) })

/** Invalidates the cached lists of experiments after a change. */
export const refreshExperimentLists = (client: QueryClient, projectId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: operationKey(listExperimentsOperation, projectId) })

/** Invalidates the cached lists of runs after a change. */
export const refreshRunLists = (client: QueryClient, projectId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: operationKey(listRunsOperation, projectId) })
