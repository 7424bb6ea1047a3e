import {
  createPackageMutationOptions,
  getPackageQueryKey,
  updatePackageMutationOptions,
} from '@generated/ml/queries.ts'
import type { Package } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '@/data/change.tsx'
import type { Editing } from '@/data/editing.ts'
import { type Details, savedDetails } from '@/features/ml-experiments/model/details.ts'
import { listTarget } from '@/page/kind.ts'
import { useSave } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { packageKind, packageTarget } from '../model/package.ts'
import { refreshPackageLists } from '../model/queries.ts'

/** Saves a package, then opens it. */
export const useSavePackage = (editing: Editing<Package> | undefined) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const create = useChange(createPackageMutationOptions())
  const update = useChange(updatePackageMutationOptions())

  const idOfSaved = async (body: Details) => {
    if (!editing) return (await create.send({ path: { projectId }, body }))?.id
    const { id: packageId, versionId: currentVersionId } = editing.stored
    const path = { projectId, packageId }
    await update.send({ path, body: { ...body, currentVersionId } })
    // Removed, not just invalidated: the next page must not show the old data.
    client.removeQueries({ queryKey: getPackageQueryKey(path) })
    return packageId
  }

  return useSave<Details>({
    editing,
    send: async (details) => {
      const packageId = await idOfSaved(savedDetails(details))
      void refreshPackageLists(client, projectId)
      return {
        target:
          packageId === undefined ? listTarget(packageKind, projectId) : packageTarget(packageId),
        text: 'The package has been saved.',
      }
    },
  })
}
