import { refuseByName } from '../core/refusal.ts'
import { defineService, ok } from '../define-service.ts'
import { temporaryLink } from '../object-store/object-links.ts'
import { catalogArea } from '../world/catalogs/world-catalog-area.ts'
import { findImage } from '../world/firmware/world-firmware-area.ts'
import type { World } from '../world/world.ts'

const imageOf = (world: World, projectId: string, imageId: string) => {
  const sharedIn = [...world.of(catalogArea, projectId).values()]
    .map(({ catalog }) => catalog)
    .filter(({ sharedFrom }) => sharedFrom !== undefined)
  return findImage(world, projectId, sharedIn, imageId)
}

/** Images of firmware releases. Errors have the form with an error name. */
export const firmwareRegistryService = defineService('firmware-registry', {
  batchGetFirmwareImages: ({ path, body, world }) =>
    ok({
      images: [...new Set(body.imageIds)].flatMap(
        (imageId) => imageOf(world, path.projectId, imageId) ?? [],
      ),
    }),
  downloadFirmwareImage: (call) => {
    const { path, body, world } = call
    const image =
      imageOf(world, path.projectId, path.imageId) ??
      refuseByName(404, 'image_not_found', 'The image does not exist.')
    const file = {
      name: body.filename ?? image.id,
      content: `This file stands for the image ${image.digest} of ${image.size} bytes.\n`,
    }
    return ok({ url: temporaryLink(call, file, body.expirationTime) })
  },
})
