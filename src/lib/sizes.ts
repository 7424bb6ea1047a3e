import { once } from './once.ts'

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const
const number = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }))

/**
 * Text of a size in bytes, in steps of 1,024 with at most one decimal: `0 Bytes`, `1.5 KB`, `2,048 TB`.
 * Undefined if absent, negative or not a finite number.
 */
export const formatSize = (bytes: number | null | undefined): string | undefined => {
  if (bytes == null || !Number.isFinite(bytes) || bytes < 0) return undefined
  let value = Math.round(bytes)
  let step = 0
  // 1,023.95 and more would be rounded to 1,024 of the smaller unit.
  while (step < units.length - 1 && value >= (step === 0 ? 1024 : 1023.95)) {
    value /= 1024
    step += 1
  }
  return `${number().format(value)} ${units[step]}`
}
