import type { SortOrder } from '@/lib/sort-param.ts'
import { compareTexts } from '@/lib/text.ts'
import type { SortValue } from './column.ts'

/** Compares two values, ascending: numbers numerically, texts in natural order (`Suite 2` before `Suite 10`). */
export const compareValues = (a: NonNullable<SortValue>, b: NonNullable<SortValue>): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))

/**
 * The rank of each value; equal values share one. Rows are then sorted by rank, as comparing texts is the
 * expensive part and ranks compare each distinct text only once. Undefined gets the rank that is sorted last
 * in the given direction.
 */
export const rankValues = (
  values: readonly SortValue[],
  direction: SortOrder['direction'],
): number[] => {
  const known = new Set(values)
  known.delete(undefined)
  const ranks = new Map<SortValue, number>()
  for (const value of [...known].filter((each) => each !== undefined).sort(compareValues)) {
    ranks.set(value, ranks.size)
  }
  const last = direction === 'ascending' ? ranks.size : -1
  return values.map((value) => ranks.get(value) ?? last)
}

/** Whether rows with these ranks are sorted already. */
export const areInOrder = (ranks: readonly number[], direction: SortOrder['direction']): boolean =>
  ranks.every((rank, index) => {
    const before = ranks[index - 1] ?? rank
    return direction === 'ascending' ? before <= rank : before >= rank
  })
