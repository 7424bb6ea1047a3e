import type { Artifact } from '@generated/ml/types.ts'

/** Most items of a release. */
const maxItems = 10

/** Artifacts in one page of the call that lists those of a package or a run. */
export const artifactPreload = 30

/** Error text for the number of items; undefined when valid. */
export const itemCountError = (count: number): string | undefined =>
  count < 1 || count > maxItems
    ? `The number of items must be between 1 and ${maxItems}.`
    : undefined

/** True when two artifacts have the same file name. */
const hasSameFileName = (artifacts: readonly Pick<Artifact, 'filename'>[]): boolean =>
  new Set(artifacts.map(({ filename }) => filename)).size < artifacts.length

/** Why a selection of artifacts cannot be taken over; undefined when it can. */
export const selectionError = (
  selected: readonly Pick<Artifact, 'filename'>[],
): string | undefined => {
  if (selected.length > maxItems) return `Cannot select more than ${maxItems} items.`
  return hasSameFileName(selected)
    ? 'Multiple items with the same file name cannot be selected.'
    : undefined
}

/** Why chosen artifacts cannot become a new release; undefined when they can. Too many are told while one selects. */
export const choiceError = (chosen: readonly Pick<Artifact, 'filename'>[]): string | undefined =>
  selectionError(chosen) ?? itemCountError(chosen.length)

/** Problem of the items of a new release; undefined without one. */
export const itemsError = (items: readonly Pick<Artifact, 'filename'>[]): string | undefined =>
  itemCountError(items.length) ?? selectionError(items)
