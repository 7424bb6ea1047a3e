import type { ReleaseItem } from '@generated/catalog/types.ts'
import type { FirmwareImage } from '@generated/firmware-registry/types.ts'
import type { Package } from '@generated/ml/types.ts'
import { type ItemImage, imagesOf } from '@/models/firmware/firmware-images.ts'
import type { ReferredRelease } from '@/parts/packages/package-releases.tsx'

/** An image of an item, with its file in the registry. */
export interface RowImage extends ItemImage {
  /** Null when it is not in the registry, undefined while unknown. */
  file: FirmwareImage | null | undefined
}

/** Maximum number of packages in one look-up. */
const maxPackages = 100

/** Distinct ids of the ML packages of items, at most as many as one look-up takes. */
export const packageIdsOf = (items: readonly ReleaseItem[]): string[] =>
  [...new Set(items.flatMap(({ mlPackages }) => mlPackages.map(({ id }) => id)))].slice(
    0,
    maxPackages,
  )

/** A table row: an item of a release. */
export interface ItemRow {
  /** Stable for the same release; component names may repeat. */
  key: string
  item: ReleaseItem
  images: readonly RowImage[]
  packages: readonly ReferredRelease[]
}

/**
 * The items as rows.
 *
 * @param imageIds ids of the looked-up images
 * @param found the images in the registry; undefined until it answers
 * @param packages the ML packages known so far
 */
export const itemRowsOf = (
  items: readonly ReleaseItem[],
  imageIds: readonly string[],
  found: readonly FirmwareImage[] | undefined,
  packages: readonly Package[],
): ItemRow[] => {
  const files = new Map(found?.map((file) => [file.id, file]))
  const known = new Set(found && imageIds)
  const fileOf = (id: string) => files.get(id) ?? (known.has(id) ? null : undefined)
  const names = new Map(packages.map(({ id, name }) => [id, name]))
  return items.map((item, index) => ({
    key: String(index),
    item,
    images: imagesOf(item).map((image) => ({ ...image, file: fileOf(image.imageId) })),
    packages: item.mlPackages.map((release) => ({ ...release, name: names.get(release.id) })),
  }))
}
