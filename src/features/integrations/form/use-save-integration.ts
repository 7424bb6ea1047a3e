import {
  createIntegrationMutationOptions,
  getIntegrationQueryKey,
  updateIntegrationMutationOptions,
} from '@generated/evaluation/queries.ts'
import type { IntegrationRequest } from '@generated/evaluation/types.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toldByAlert, useSubmission } from '@/data/submission.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { refreshIntegrationLists } from '../model/queries.ts'

interface SaveOptions {
  /** Id of the integration that is edited; undefined for a new one. */
  storedId: string | undefined
  /** Called once it is saved; the id is undefined when the service did not tell it. */
  onSaved: (integrationId: string | undefined) => void
}

/**
 * Saves an integration, once however often it is asked. What was sent holds an access token: nothing of it
 * is kept once the call is over.
 */
export const useSaveIntegration = ({ storedId, onSaved }: SaveOptions) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const create = useMutation({ ...createIntegrationMutationOptions(), gcTime: 0 })
  const update = useMutation({ ...updateIntegrationMutationOptions(), gcTime: 0 })
  const { submit, pending, failure } = useSubmission()

  const send = async (body: IntegrationRequest) => {
    if (storedId === undefined) return (await create.mutateAsync({ path: { projectId }, body }))?.id
    const path = { projectId, integrationId: storedId }
    await update.mutateAsync({ path, body })
    // Removed, not only out of date: the next page is not to show what was before.
    client.removeQueries({ queryKey: getIntegrationQueryKey(path) })
    return storedId
  }

  const save = (body: IntegrationRequest) =>
    submit(async () => {
      try {
        const integrationId = await send(body)
        void refreshIntegrationLists(client, projectId)
        onSaved(integrationId)
      } finally {
        create.reset()
        update.reset()
      }
    }, toldByAlert)

  return { save, pending, failed: failure !== undefined }
}
