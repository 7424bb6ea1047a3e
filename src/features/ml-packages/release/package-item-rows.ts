import type { Artifact } from '@generated/ml/types.ts'

/** A row of the items of a release. */
export interface ItemRow {
  id: string
  /** Null when the artifact is no longer there, undefined while unknown. */
  artifact: Artifact | null | undefined
}

/**
 * The items of a release as rows.
 *
 * @param looked ids that were looked up
 * @param found the artifacts among them; undefined until the answer
 */
export const itemRowsOf = (
  items: readonly { id: string }[],
  looked: readonly string[],
  found: readonly Artifact[] | undefined,
): ItemRow[] => {
  const artifacts = new Map(found?.map((artifact) => [artifact.id, artifact]))
  const known = new Set(found && looked)
  return items.map(({ id }) => ({
    id,
    artifact: artifacts.get(id) ?? (known.has(id) ? null : undefined),
  }))
}
