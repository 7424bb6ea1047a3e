import {
  createIntegrationMutationOptions,
  getIntegrationQueryKey,
  updateIntegrationMutationOptions,
} from '@generated/ml/queries.ts'
import type { Integration } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '@/data/change.tsx'
import type { Editing } from '@/data/editing.ts'
import { useSave } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'
import {
  type IntegrationDraft,
  requestOf,
  runIntegrationsTarget,
  runIntegrationTarget,
} from '../model/integration.ts'
import { refreshRunIntegrations } from '../model/queries.ts'

/** Saves an integration, then opens it. The request holds an access token: nothing of it is kept after the call. */
export const useSaveRunIntegration = (editing: Editing<Integration> | undefined) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const create = useChange({ ...createIntegrationMutationOptions(), gcTime: 0 })
  const update = useChange({ ...updateIntegrationMutationOptions(), gcTime: 0 })

  /** Undefined when the answer lacks the id of a new integration. */
  const idOfSaved = async (draft: IntegrationDraft): Promise<string | undefined> => {
    const request = requestOf(draft)
    if (!editing) return (await create.send({ path: { projectId }, body: request }))?.id
    const { id, versionId } = editing.stored
    const path = { projectId, integrationId: id }
    await update.send({ path, body: { ...request, currentVersionId: versionId } })
    // Removed, not just invalidated: the next page must not show the old data.
    client.removeQueries({ queryKey: getIntegrationQueryKey(path) })
    return id
  }
  return useSave<IntegrationDraft>({
    editing,
    send: async (draft) => {
      try {
        const id = await idOfSaved(draft)
        void refreshRunIntegrations(client, projectId)
        const target = id === undefined ? runIntegrationsTarget : runIntegrationTarget(id)
        return { target, text: 'The integration has been saved.' }
      } finally {
        create.reset()
        update.reset()
      }
    },
  })
}
