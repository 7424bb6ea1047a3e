import type { Deployment, ReleaseItem } from '@generated/catalog/types.ts'
import type { FirmwareImage } from '@generated/firmware-registry/types.ts'
import { safeFileName } from '@/lib/file-names.ts'

/** An image of an item that the registry may hold. */
export interface ItemImage {
  imageId: string
  type: Deployment['type']
}

type Deployed = Pick<ReleaseItem, 'deployment' | 'alternativeDeployments'>

/** The images of an item in the registry, that of its own deployment first, each once. */
export const imagesOf = ({ deployment, alternativeDeployments }: Deployed): ItemImage[] => {
  const images = new Map<string, ItemImage>()
  for (const { imageId, type } of [deployment, ...alternativeDeployments]) {
    if (imageId && !images.has(imageId)) images.set(imageId, { imageId, type })
  }
  return [...images.values()]
}

/** The images of several items in the registry, each once. */
export const imageIdsOf = (items: readonly Deployed[]): string[] => [
  ...new Set(items.flatMap(imagesOf).map(({ imageId }) => imageId)),
]

/** The name under which the image of a component is saved. */
export const fileNameOf = (
  { componentName }: Pick<ReleaseItem, 'componentName'>,
  { filenameExtension }: Pick<FirmwareImage, 'filenameExtension'>,
): string => safeFileName(componentName + filenameExtension)

/** Seconds for which a link to an image is good. */
export const linkLifetime = 3600
