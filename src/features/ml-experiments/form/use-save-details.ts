import {
  createExperimentMutationOptions,
  getExperimentQueryKey,
  getRunQueryKey,
  updateExperimentMutationOptions,
  updateRunMutationOptions,
} from '@generated/ml/queries.ts'
import type { Experiment, Run } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '@/data/change.tsx'
import type { Editing } from '@/data/editing.ts'
import { listTarget } from '@/page/kind.ts'
import { useSave } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { type Details, savedDetails } from '../model/details.ts'
import { experimentKind, experimentTarget } from '../model/experiment.ts'
import { refreshExperimentLists, refreshRunLists } from '../model/queries.ts'
import { runTarget } from '../model/run.ts'

/** Saves a new or an edited experiment, then opens it. */
export const useSaveExperiment = (editing?: Editing<Experiment>) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const create = useChange(createExperimentMutationOptions())
  const update = useChange(updateExperimentMutationOptions())

  const idOfSaved = async (details: Details) => {
    const body = savedDetails(details)
    if (!editing) return (await create.send({ path: { projectId }, body }))?.id
    const path = { projectId, experimentId: editing.stored.id }
    await update.send({ path, body })
    // Removed, not just invalidated: the next page must not show the old data.
    client.removeQueries({ queryKey: getExperimentQueryKey(path) })
    return path.experimentId
  }
  return useSave<Details>({
    editing,
    // The request carries no version, so a newer one is looked for first.
    checkFirst: true,
    send: async (details) => {
      const id = await idOfSaved(details)
      void refreshExperimentLists(client, projectId)
      const target = id === undefined ? listTarget(experimentKind, projectId) : experimentTarget(id)
      return { target, text: 'The experiment has been saved.' }
    },
  })
}

/** Saves an edited run, then opens it. */
export const useSaveRun = (editing: Editing<Run>) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const { send } = useChange(updateRunMutationOptions())
  const { id: runId, experimentId } = editing.stored
  return useSave<Details>({
    editing,
    checkFirst: true,
    send: async (details) => {
      const path = { projectId, experimentId, runId }
      await send({ path, body: savedDetails(details) })
      client.removeQueries({ queryKey: getRunQueryKey(path) })
      void refreshRunLists(client, projectId)
      return { target: runTarget(experimentId, runId), text: 'The run has been saved.' }
    },
  })
}
