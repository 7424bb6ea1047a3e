import { formatCount } from './numbers.ts'
import type { Extent } from './paging.ts'

/**
 * How many items a list shows, in words: `5,012 reports`, with a filter `37 of 5,012 reports`, and while
 * items are still to come `37 of 300 reports so far`.
 *
 * @param noun names the items; `one` for a single one
 */
export const countText = (
  { count, complete, loaded = count }: Extent,
  noun: { one: string; many: string },
): string => {
  const shown = loaded > count ? `${formatCount(count)} of ` : ''
  const name = loaded === 1 ? noun.one : noun.many
  return `${shown}${formatCount(loaded)} ${name}${complete ? '' : ' so far'}`
}
