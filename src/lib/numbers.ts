import { once } from './once.ts'

const grouped = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }))

/** A whole number with grouping: `5,012`. */
export const formatCount = (count: number): string =>
  // Most counts need no grouping, and so no formatter.
  Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : grouped().format(count)

/** `part / total` clamped to 0–1; 0 if `total` is 0. */
export const ratio = (part: number, total: number): number =>
  total > 0 ? Math.min(1, Math.max(0, part / total)) : 0
