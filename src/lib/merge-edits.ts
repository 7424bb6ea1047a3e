/** What becomes of an edited draft when somebody else has saved what it began with. */
export interface Merge<Draft> {
  /** The newer version, with what was edited here. */
  merged: Draft
  /** Fields that only the other one changed. */
  taken: readonly (keyof Draft)[]
  /** Fields that both changed, and not alike: what was edited here stays. */
  contested: readonly (keyof Draft)[]
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Merges edits with a newer version, field by field.
 *
 * @param base what the draft began with
 * @param mine the draft as it was edited
 * @param theirs the draft that the newer version would begin with
 */
export const mergeEdits = <Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): Merge<Draft> => {
  const merged = { ...theirs }
  const taken: (keyof Draft)[] = []
  const contested: (keyof Draft)[] = []
  // Drafts are plain objects: their own keys are those of their type.
  for (const key of Object.keys(theirs) as (keyof Draft)[]) {
    const edited = !isSame(base[key], mine[key])
    const changed = !isSame(base[key], theirs[key])
    if (edited) merged[key] = mine[key]
    if (changed && !edited) taken.push(key)
    if (changed && edited && !isSame(mine[key], theirs[key])) contested.push(key)
  }
  return { merged, taken, contested }
}
