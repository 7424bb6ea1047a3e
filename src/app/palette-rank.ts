import { searchBy, wordsOf } from '@/lib/search-words.ts'
import { fold } from '@/lib/text.ts'

interface Labelled {
  label: string
  /** Listed below the others. */
  last?: boolean | undefined
}

const find = searchBy(({ label }: Labelled) => [label])

/**
 * How well a label fits what is typed, 0 for best: it begins so, each word begins one of its words, it holds them,
 * or not even that.
 */
export const rankOf = (label: string, typed: string): 0 | 1 | 2 | 3 => {
  const folded = fold(label)
  const words = wordsOf(typed).map(fold)
  if (folded.startsWith(words.join(' '))) return 0
  const own = folded.split(/[^\p{L}\p{N}\p{M}]+/u)
  if (words.every((word) => own.some((each) => each.startsWith(word)))) return 1
  return words.every((word) => folded.includes(word)) ? 2 : 3
}

/** Those whose labels have all words of what is typed, the best first, what is to come last at the end. */
export const rankLabels = <Item extends Labelled>(items: readonly Item[], typed: string): Item[] =>
  items
    .filter(find(typed))
    .map((item) => ({ item, rank: (item.last ? 4 : 0) + rankOf(item.label, typed) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)

/** Groups in the order of their best label; those that fit equally well in the given order. */
export const rankGroups = <Group extends { items: readonly { label: string }[] }>(
  groups: readonly Group[],
  typed: string,
): Group[] => {
  const bestOf = ({ items }: Group) => Math.min(...items.map(({ label }) => rankOf(label, typed)))
  return groups
    .filter(({ items }) => items.length > 0)
    .map((group) => ({ group, best: wordsOf(typed).length === 0 ? 0 : bestOf(group) }))
    .toSorted((a, b) => a.best - b.best)
    .map(({ group }) => group)
}
