import { addAsset } from '@/mock-platform/world/scenarios/world-assets.ts'
import { refuseByName } from '../../core/refusal.ts'
import { created, type HandlersOf, ok } from '../../define-service.ts'
import { grantAccess, placeOf } from '../../object-store/grants.ts'

/** Lifetime of the credentials in seconds: the console's limit for an upload. */
const uploadTime = 3 * 3600

/** Maximum size in bytes: 10 GiB. */
const largestFile = 10 * 1024 ** 3

const fileOf = (projectId: string, fileId: string) => ({
  bucket: 'scenario-assets',
  key: `${projectId}/${fileId}.zip`,
})

/** Handlers for new scenario assets: the file is uploaded to the object store, then registered. */
export const assetUploadHandlers = {
  createScenarioAssetUpload: (call) => {
    const fileId = call.world.random.uuid()
    const file = fileOf(call.path.projectId, fileId)
    const awsStsCredentials = grantAccess(call, file, 'write', uploadTime)
    return ok({ ...file, fileId, awsStsCredentials })
  },
  createScenarioAsset: ({ path, body, world }) => {
    const { fileId, ...words } = body
    const file =
      world.objectStore.objects.get(placeOf(fileOf(path.projectId, fileId))) ??
      refuseByName(400, 'scenario_asset_file_not_found', 'The file was not uploaded.')
    if (file.size > largestFile) {
      refuseByName(400, 'scenario_asset_file_too_large', 'The file is larger than 10 GiB.')
    }
    const { id } = addAsset({ ...words, size: file.size }, path.projectId, world)
    return created({ id })
  },
} satisfies HandlersOf<'scenario'>
