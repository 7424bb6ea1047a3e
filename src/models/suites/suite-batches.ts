/** Maximum number of scenario versions in one look-up. */
export const lookupBatchSize = 50

/** The items in groups of at most `size`, in their order. */
export const chunk = <Item>(items: readonly Item[], size: number = lookupBatchSize): Item[][] => {
  const chunks: Item[][] = []
  for (let start = 0; start < items.length; start += size) {
    chunks.push(items.slice(start, start + size))
  }
  return chunks
}
