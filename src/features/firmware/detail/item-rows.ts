import type { ReleaseItem } from '@generated/catalog/types.ts'
import type { FirmwareImage } from '@generated/firmware-registry/types.ts'
import { type ItemImage, imagesOf } from '../rules/images.ts'

/** An image of an item, and what the registry knows of it: null when it has no such image. */
export interface RowImage extends ItemImage {
  /** Undefined while it is not known. */
  file: FirmwareImage | null | undefined
}

/** An item of a release, as a row. */
export interface ItemRow {
  /** Stable as long as the release is the same; component names may repeat. */
  key: string
  item: ReleaseItem
  images: readonly RowImage[]
}

/**
 * The items as rows.
 *
 * @param asked ids of the images that were looked up
 * @param found what the registry answered; undefined while it has not
 */
export const itemRowsOf = (
  items: readonly ReleaseItem[],
  asked: readonly string[],
  found: readonly FirmwareImage[] | undefined,
): ItemRow[] => {
  const files = new Map(found?.map((file) => [file.id, file]))
  const known = new Set(found && asked)
  const fileOf = (id: string) => files.get(id) ?? (known.has(id) ? null : undefined)
  return items.map((item, index) => ({
    key: String(index),
    item,
    images: imagesOf(item).map((image) => ({ ...image, file: fileOf(image.imageId) })),
  }))
}
