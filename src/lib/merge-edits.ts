/** Result of merging an edited draft with a newer version. */
export interface Merge<Draft> {
  /** The newer version with my edits applied. */
  merged: Draft
  /** Fields changed only by them. */
  taken: readonly (keyof Draft)[]
  /** Fields changed by both to different values; mine is kept. */
  contested: readonly (keyof Draft)[]
}

/** Whether two plain values say the same, in the same order. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Three-way merge, field by field.
 *
 * @param base initial draft
 * @param mine edited draft
 * @param theirs initial draft of the newer version
 */
export const mergeEdits = <Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): Merge<Draft> => {
  const merged = { ...theirs }
  const taken: (keyof Draft)[] = []
  const contested: (keyof Draft)[] = []
  // Drafts are plain objects: `Object.keys` returns the keys of their type.
  for (const key of Object.keys(theirs) as (keyof Draft)[]) {
    const edited = !isSame(base[key], mine[key])
    const changed = !isSame(base[key], theirs[key])
    if (edited) merged[key] = mine[key]
    if (changed && !edited) taken.push(key)
    if (changed && edited && !isSame(mine[key], theirs[key])) contested.push(key)
  }
  return { merged, taken, contested }
}
