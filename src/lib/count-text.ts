import { formatCount } from './numbers.ts'
import type { Extent } from './paging.ts'

/**
 * Item count of a list: `5,012 reports`; with a filter `37 of 5,012 reports`; while loading `37 of 300
 * reports so far`.
 *
 * @param noun singular and plural name of the items
 */
export const countText = (
  { count, complete, loaded = count }: Extent,
  noun: { one: string; many: string },
): string => {
  const shown = loaded > count ? `${formatCount(count)} of ` : ''
  const name = loaded === 1 ? noun.one : noun.many
  return `${shown}${formatCount(loaded)} ${name}${complete ? '' : ' so far'}`
}

/** A count with its noun, whose plural ends in s: `1 scenario`, `2,000 scenarios`. */
export const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`
