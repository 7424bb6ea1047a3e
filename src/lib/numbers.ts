import { once } from './once.ts'

const grouped = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }))

/** A whole number with grouping: `5,012`. */
export const formatCount = (count: number): string =>
  // Most counts need no grouping, and so no formatter.
  Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : grouped().format(count)

/** `part / total` clamped to 0–1; 0 if `total` is 0. */
export const ratio = (part: number, total: number): number =>
  total > 0 ? Math.min(1, Math.max(0, part / total)) : 0

const sizeUnits = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const
const oneDecimal = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }))

/**
 * Text of a size in bytes, in steps of 1,024 with at most one decimal: `0 Bytes`, `1.5 KB`, `2,048 TB`.
 * Undefined if absent, negative or not a finite number.
 */
export const formatSize = (bytes: number | null | undefined): string | undefined => {
  if (bytes == null || !Number.isFinite(bytes) || bytes < 0) return undefined
  let value = Math.round(bytes)
  let step = 0
  // 1,023.95 and more would be rounded to 1,024 of the smaller unit.
  while (step < sizeUnits.length - 1 && value >= (step === 0 ? 1024 : 1023.95)) {
    value /= 1024
    step += 1
  }
  return `${oneDecimal().format(value)} ${sizeUnits[step]}`
}
