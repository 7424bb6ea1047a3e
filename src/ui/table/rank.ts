import type { SortOrder } from '@/lib/sort-param.ts'
import { compareTexts } from '@/lib/text.ts'
import type { SortValue } from './column.ts'

/** Orders two values ascending: numbers by size, texts as people sort them (`Suite 2` before `Suite 10`). */
export const compareValues = (a: NonNullable<SortValue>, b: NonNullable<SortValue>): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))

/**
 * The place of each value among all of them, equal values sharing one, so that sorting compares numbers:
 * comparing texts is the dear part, and each pair is then compared once. An undefined value gets the place
 * that stands last in the given direction.
 */
export const rankValues = (
  values: readonly SortValue[],
  direction: SortOrder['direction'],
): number[] => {
  const known = new Set(values)
  known.delete(undefined)
  const places = new Map<SortValue, number>()
  for (const value of [...known].filter((each) => each !== undefined).sort(compareValues)) {
    places.set(value, places.size)
  }
  const last = direction === 'ascending' ? places.size : -1
  return values.map((value) => places.get(value) ?? last)
}
