import {
  createPackageReleaseMutationOptions,
  getPackageReleaseQueryKey,
  updatePackageReleaseMutationOptions,
} from '@generated/ml/queries.ts'
import type { PackageRelease } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '@/data/change.tsx'
import type { Editing } from '@/data/editing.ts'
import { type Details, savedDetails } from '@/features/ml-experiments/model/details.ts'
import { useSave } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { packageTarget } from '../model/package.ts'
import { packageReleaseTarget } from '../model/release.ts'
import { refreshPackageReleaseLists } from '../model/release-queries.ts'

/** What is entered for a release. */
export interface ReleaseDraft extends Details {
  /** Ids of its artifacts; for an edited release the stored ones. */
  artifactIds: readonly string[]
}

/** Saves a release, then opens it. */
export const useSavePackageRelease = (
  packageId: string,
  editing: Editing<PackageRelease> | undefined,
) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const create = useChange(createPackageReleaseMutationOptions())
  const update = useChange(updatePackageReleaseMutationOptions())

  const idOfSaved = async ({ artifactIds, ...details }: ReleaseDraft) => {
    const path = { projectId, packageId }
    const body = savedDetails(details)
    if (!editing) {
      return (await create.send({ path, body: { ...body, artifactIds: [...artifactIds] } }))?.id
    }
    const releaseId = editing.stored.id
    await update.send({ path: { ...path, releaseId }, body })
    // Removed, not just invalidated: the next page must not show the old data.
    client.removeQueries({ queryKey: getPackageReleaseQueryKey({ ...path, releaseId }) })
    return releaseId
  }

  return useSave<ReleaseDraft>({
    editing,
    // The request carries no version, so a newer one is looked for first.
    checkFirst: true,
    send: async (draft) => {
      const releaseId = await idOfSaved(draft)
      void refreshPackageReleaseLists(client, projectId)
      return {
        target:
          releaseId === undefined
            ? packageTarget(packageId)
            : packageReleaseTarget(packageId, releaseId),
        text: 'The release has been saved.',
      }
    },
  })
}
