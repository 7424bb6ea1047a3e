const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A whole number with grouping: `5,012`. */
export const formatCount = (count: number): string => grouped.format(count)

/** The share of `part` in `total`, from 0 to 1; 0 when there is no total. */
export const ratio = (part: number, total: number): number =>
  total > 0 ? Math.min(1, Math.max(0, part / total)) : 0

/**
 * The share as whole percent: `94%`. All and nothing are told from almost: 999 of 1,000 is `99%`,
 * 1 of 1,000 is `1%`.
 */
export const formatPercent = (part: number, total: number): string => {
  const share = ratio(part, total)
  if (share === 0 || share === 1) return `${share * 100}%`
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`
}
