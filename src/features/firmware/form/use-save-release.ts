import {
  getFirmwareReleaseQueryKey,
  updateFirmwareReleaseMutationOptions,
} from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '@/data/change.tsx'
import type { Editing } from '@/data/editing.ts'
import { useSave } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { type ReleaseDetails, updateRequest } from '../model/details.ts'
import { refreshReleaseLists } from '../model/queries.ts'
import { releaseTarget } from '../model/release.ts'

/** Saves a release, then opens it. The request carries no version, so a newer one is looked for first. */
export const useSaveRelease = (editing: Editing<FirmwareRelease>) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const { send } = useChange(updateFirmwareReleaseMutationOptions())
  const { id: releaseId, catalogId } = editing.stored
  return useSave<ReleaseDetails>({
    editing,
    checkFirst: true,
    send: async (details) => {
      const path = { projectId, catalogId, releaseId }
      await send({ path, body: updateRequest(details) })
      // Removed, not just invalidated: the next page must not show the old data.
      client.removeQueries({ queryKey: getFirmwareReleaseQueryKey(path) })
      void refreshReleaseLists(client, projectId)
      return { target: releaseTarget(catalogId, releaseId), text: 'The release has been saved.' }
    },
  })
}
