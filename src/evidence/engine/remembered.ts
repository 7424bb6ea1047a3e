/** Reads once for each object what takes longer to read, and is asked for again and again. */
export const remembered = <From extends object, Value>(
  read: (from: From) => Value,
): ((from: From) => Value) => {
  const known = new WeakMap<From, { value: Value }>()
  return (from) => {
    const kept = known.get(from) ?? { value: read(from) }
    known.set(from, kept)
    return kept.value
  }
}
