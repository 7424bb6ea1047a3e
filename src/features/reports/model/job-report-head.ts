import type { JobReport } from '@generated/evaluation/types.ts'
import { replaceEqualDeep } from '@tanstack/react-query'
import { isUnfinished } from './statuses.ts'

type Reports = readonly JobReport[]

/** Index in `known` of the last row that `fresh` holds as well; -1 when it holds none. */
const lastSharedIndex = (known: Reports, fresh: Reports): number => {
  const ids = new Set(fresh.map(({ id }) => id))
  return known.findLastIndex(({ id }) => ids.has(id))
}

/**
 * Whether the first rows of a list, asked for again, are enough to bring the whole list up to date: they
 * reach rows that are known, so that no new one lies between, and go past the last unfinished one.
 */
export const isHeadEnough = (known: Reports, fresh: Reports): boolean => {
  const shared = lastSharedIndex(known, fresh)
  return shared >= 0 && shared >= known.findLastIndex(isUnfinished)
}

/**
 * The list after its first rows were asked for again; `whole` when these are all there are. Rows up to the
 * last one that both hold are the fresh ones: what is not among them is gone. Rows that are equal keep
 * their identity, and so does the whole list when nothing has changed.
 */
export const withFreshHead = (known: Reports, fresh: Reports, whole: boolean): Reports => {
  const before = new Map(known.map((row) => [row.id, row]))
  // Rows that move on while pages are read may come twice.
  const head = new Map(fresh.map((row) => [row.id, replaceEqualDeep(before.get(row.id), row)]))
  const rest = whole
    ? []
    : known.slice(lastSharedIndex(known, fresh) + 1).filter(({ id }) => !head.has(id))
  const next = [...head.values(), ...rest]
  const same = next.length === known.length && next.every((row, index) => row === known[index])
  return same ? known : next
}
