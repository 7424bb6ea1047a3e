import { getFirmwareReleaseQueryKey, useUpdateFirmwareRelease } from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { refreshReleaseLists } from '../list/query.ts'
import { type ReleaseDetails, savedDetails } from '../rules/details.ts'

/** Saves a release, once however often it is asked, and then calls `onSaved`. */
export const useSaveRelease = (stored: FirmwareRelease, onSaved: () => void) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const update = useUpdateFirmwareRelease()
  // State would come too late for a second press in the same moment.
  const busy = useRef(false)

  const save = async (details: ReleaseDetails) => {
    if (busy.current) return
    busy.current = true
    const path = { projectId, catalogId: stored.catalogId, releaseId: stored.id }
    try {
      await update.mutateAsync({ path, body: savedDetails(details) })
      // Removed, not only out of date: the next page is not to show what was before.
      client.removeQueries({ queryKey: getFirmwareReleaseQueryKey(path) })
      void refreshReleaseLists(client, projectId)
      onSaved()
    } catch {
      // The alert of the call tells of it.
      busy.current = false
    }
  }
  return { save, pending: update.isPending || update.isSuccess, failed: update.isError }
}
