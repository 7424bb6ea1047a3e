import { getExperimentQueryOptions } from '@generated/ml/queries.ts'
import type { Experiment } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useProjectId } from '@/session/project/projects.ts'

/** The experiment of a run, for the breadcrumbs and for what its runs may do; undefined while loading. */
export const useExperiment = (experimentId: string): Experiment | undefined =>
  useQuery(getExperimentQueryOptions({ projectId: useProjectId(), experimentId })).data
