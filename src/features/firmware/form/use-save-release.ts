import { getFirmwareReleaseQueryKey, useUpdateFirmwareRelease } from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toldByAlert, useSubmission } from '@/data/submission.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { type ReleaseDetails, savedDetails } from '../model/details.ts'
import { refreshReleaseLists } from '../model/queries.ts'

/** Saves a release, once however often it is asked, and then calls `onSaved`. */
export const useSaveRelease = (stored: FirmwareRelease, onSaved: () => void) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const update = useUpdateFirmwareRelease()
  const { submit, pending, failure } = useSubmission()

  const save = (details: ReleaseDetails) =>
    submit(async () => {
      const path = { projectId, catalogId: stored.catalogId, releaseId: stored.id }
      await update.mutateAsync({ path, body: savedDetails(details) })
      // Removed, not only out of date: the next page is not to show what was before.
      client.removeQueries({ queryKey: getFirmwareReleaseQueryKey(path) })
      void refreshReleaseLists(client, projectId)
      onSaved()
    }, toldByAlert)
  return { save, pending, failed: failure !== undefined }
}
