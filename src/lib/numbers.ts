// Made when first used: it takes 8 ms, and the counts of a first screen are mostly small.
let grouped: Intl.NumberFormat | undefined

/** A whole number with grouping: `5,012`. */
export const formatCount = (count: number): string => {
  if (Number.isInteger(count) && count >= 0 && count < 1000) return String(count)
  grouped ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
  return grouped.format(count)
}

/** `part / total` clamped to 0–1; 0 if `total` is 0. */
export const ratio = (part: number, total: number): number =>
  total > 0 ? Math.min(1, Math.max(0, part / total)) : 0
