import type { Deployment, ReleaseItem } from '@generated/catalog/types.ts'
import type { FirmwareImage } from '@generated/firmware-registry/types.ts'
import { safeFileName } from '@/lib/file-names.ts'

/** An image of an item that may be in the registry. */
export interface ItemImage {
  imageId: string
  type: Deployment['type']
}

type Deployed = Pick<ReleaseItem, 'deployment' | 'alternativeDeployments'>

/** Distinct registry images of an item, the one of its own deployment first. */
export const imagesOf = ({ deployment, alternativeDeployments }: Deployed): ItemImage[] => {
  const images = new Map<string, ItemImage>()
  for (const { imageId, type } of [deployment, ...alternativeDeployments]) {
    if (imageId && !images.has(imageId)) images.set(imageId, { imageId, type })
  }
  return [...images.values()]
}

/** Distinct registry images of several items. */
export const imageIdsOf = (items: readonly Deployed[]): string[] => [
  ...new Set(items.flatMap(imagesOf).map(({ imageId }) => imageId)),
]

/** File name of a component's image. */
export const fileNameOf = (
  { componentName }: Pick<ReleaseItem, 'componentName'>,
  { filenameExtension }: Pick<FirmwareImage, 'filenameExtension'>,
): string => safeFileName(componentName + filenameExtension)
