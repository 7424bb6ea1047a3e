import type { JobReport } from '@generated/evaluation/types.ts'
import { replaceEqualDeep } from '@tanstack/react-query'
import { isUnfinished } from './report-statuses.ts'

type Reports = readonly JobReport[]

/** Index in `known` of the last row that is also in `fresh`; -1 for none. */
const lastSharedIndex = (known: Reports, fresh: Reports): number => {
  const ids = new Set(fresh.map(({ id }) => id))
  return known.findLastIndex(({ id }) => ids.has(id))
}

/**
 * Whether the refetched first rows are enough to update the whole list: they
 * overlap with known rows, so that none is missing between, and reach past the last unfinished one.
 */
export const isHeadEnough = (known: Reports, fresh: Reports): boolean => {
  const shared = lastSharedIndex(known, fresh)
  return shared >= 0 && shared >= known.findLastIndex(isUnfinished)
}

/**
 * The list with its first rows refetched; `whole` when these are all rows. Rows up to the
 * last shared one are replaced by the fresh ones, which drops deleted rows. Equal rows keep
 * their identity, and so does the whole array when nothing has changed.
 */
export const withFreshHead = (known: Reports, fresh: Reports, whole: boolean): Reports => {
  const before = new Map(known.map((row) => [row.id, row]))
  // Rows that shift while pages are read may appear twice.
  const head = new Map(fresh.map((row) => [row.id, replaceEqualDeep(before.get(row.id), row)]))
  const rest = whole ? [] : known.slice(lastSharedIndex(known, fresh) + 1)
  const next = [...head.values(), ...rest]
  const same = next.length === known.length && next.every((row, index) => row === known[index])
  return same ? known : next
}
