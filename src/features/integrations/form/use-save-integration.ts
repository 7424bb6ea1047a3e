import {
  createIntegrationMutationOptions,
  getIntegrationQueryKey,
  updateIntegrationMutationOptions,
} from '@generated/evaluation/queries.ts'
import type { Integration, IntegrationRequest } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '@/data/change.tsx'
import type { Editing } from '@/data/editing.ts'
import { listTarget } from '@/page/kind.ts'
import { useSave } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { integrationKind, integrationTarget } from '../model/integration.ts'
import { refreshIntegrationLists } from '../model/queries.ts'

/**
 * Saves an integration, then opens it. The request carries no version, so a newer one is looked for first. It
 * holds an access token: nothing of it is kept after the call.
 *
 * @param editing the integration being edited; undefined for a new one
 */
export const useSaveIntegration = (editing: Editing<Integration> | undefined) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const create = useChange({ ...createIntegrationMutationOptions(), gcTime: 0 })
  const update = useChange({ ...updateIntegrationMutationOptions(), gcTime: 0 })

  /** Undefined when the answer lacks the id of a new integration. */
  const idOfSaved = async (body: IntegrationRequest): Promise<string | undefined> => {
    if (!editing) return (await create.send({ path: { projectId }, body }))?.id
    const path = { projectId, integrationId: editing.stored.id }
    await update.send({ path, body })
    // Removed, not just invalidated: the next page must not show the old data.
    client.removeQueries({ queryKey: getIntegrationQueryKey(path) })
    return path.integrationId
  }

  return useSave<IntegrationRequest>({
    editing,
    checkFirst: true,
    send: async (body) => {
      try {
        const id = await idOfSaved(body)
        void refreshIntegrationLists(client, projectId)
        const { catalogId } = body
        return {
          target:
            id === undefined
              ? listTarget(integrationKind, catalogId)
              : integrationTarget(catalogId, id),
          text: 'The integration has been saved.',
        }
      } finally {
        create.reset()
        update.reset()
      }
    },
  })
}
