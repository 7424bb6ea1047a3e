import {
  listExperimentsOperation,
  listRunReportsOperation,
  listRunsOperation,
} from '@generated/ml/codec.ts'
import { listExperimentsAllQueryOptions, listRunsAllQueryOptions } from '@generated/ml/queries.ts'
import type { ServiceFilterOf } from '@/lib/list-filter.ts'
import { refreshing } from '@/transport/query-parameters.ts'
import { experimentFilter, runFilter } from './experiment-filter.ts'
import { sortQueryOf } from './run-sort.ts'

/** The experiments of a project: active or deleted ones. */
export const experimentsQueryOptions = (
  projectId: string,
  filter: ServiceFilterOf<typeof experimentFilter>,
) => listExperimentsAllQueryOptions({ projectId }, experimentFilter.queryOf(filter))

/** Where runs are listed from. */
interface RunListPath {
  projectId: string
  experimentId: string
}

/** The runs of an experiment, active or deleted ones, in an order of the service. */
export const runsQueryOptions = (
  path: RunListPath,
  { sort, ...filter }: ServiceFilterOf<typeof runFilter> & { sort?: string | undefined },
) => listRunsAllQueryOptions(path, { ...sortQueryOf(sort), ...runFilter.queryOf(filter) })

/** Invalidates the cached lists of experiments after a change. */
export const refreshExperimentLists = refreshing(listExperimentsOperation)

/** Invalidates the cached lists of runs after a change. */
export const refreshRunLists = refreshing(listRunsOperation, listRunReportsOperation)
