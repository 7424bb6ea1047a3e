import { getRunQueryOptions } from '@generated/ml/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useProjectId } from '@/session/project/projects.ts'
import { useExperiment } from './use-experiment.ts'

/** Names of the pages above a report of a stage, for the breadcrumbs; undefined while loading. */
export const useRunNames = (experimentId: string, runId: string) => {
  const projectId = useProjectId()
  const run = useQuery(getRunQueryOptions({ projectId, experimentId, runId })).data
  return { Experiment: useExperiment(experimentId)?.name, Run: run?.name }
}
