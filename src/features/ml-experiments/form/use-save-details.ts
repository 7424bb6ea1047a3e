import {
  createExperimentMutationOptions,
  getExperimentQueryKey,
  getRunQueryKey,
  updateExperimentMutationOptions,
  updateRunMutationOptions,
} from '@generated/ml/queries.ts'
import type { Experiment, Run } from '@generated/ml/types.ts'
import type { Editing } from '@/data/editing.ts'
import { experimentKind, experimentTarget } from '@/models/ml-experiments/experiment.ts'
import { type Details, savedDetails } from '@/models/ml-experiments/experiment-details.ts'
import {
  refreshExperimentLists,
  refreshRunLists,
} from '@/models/ml-experiments/experiment-queries.ts'
import { runKind, runTarget } from '@/models/ml-experiments/run-kind.ts'
import { useSave } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'

/** Saves a new or an edited experiment, then opens it. */
export const useSaveExperiment = (editing?: Editing<Experiment>) => {
  const projectId = useProjectId()
  return useSave<Details, Experiment>({
    kind: experimentKind,
    editing,
    // The request carries no version, so a newer one is looked for first.
    checkFirst: true,
    create: (details, call) =>
      call(createExperimentMutationOptions(), { path: { projectId }, body: savedDetails(details) }),
    update: (details, { id: experimentId }, call) =>
      call(updateExperimentMutationOptions(), {
        path: { projectId, experimentId },
        body: savedDetails(details),
      }),
    pageKey: (experimentId) => getExperimentQueryKey({ projectId, experimentId }),
    refresh: refreshExperimentLists,
    target: experimentTarget,
  })
}

/** Saves an edited run, then opens it. */
export const useSaveRun = (editing: Editing<Run>) => {
  const { experimentId } = editing.stored
  const path = { projectId: useProjectId(), experimentId }
  return useSave<Details, Run>({
    kind: runKind,
    ownerId: experimentId,
    editing,
    checkFirst: true,
    update: (details, { id: runId }, call) =>
      call(updateRunMutationOptions(), { path: { ...path, runId }, body: savedDetails(details) }),
    pageKey: (runId) => getRunQueryKey({ ...path, runId }),
    refresh: refreshRunLists,
    target: (runId) => runTarget(experimentId, runId),
  })
}
