import { fold } from './text.ts'

/** The words that are searched for. */
export const wordsOf = (typed: string): string[] => typed.split(/\s+/).filter((word) => word !== '')

/**
 * Makes a search over items that finds those which hold every word of what is typed, in any order and ignoring
 * case: each in one of the texts, or at the start of one of the ids, as words like `bad` are within many. Without
 * a word everything is found. An item's folded texts are kept as long as the item: folding takes most of the time.
 */
export const searchBy = <Item extends object>(
  textsOf: (item: Item) => readonly (string | undefined)[],
  idsOf: (item: Item) => readonly string[] = () => [],
): ((typed: string | undefined) => (item: Item) => boolean) => {
  const known = new WeakMap<Item, { text: string; ids: readonly string[] }>()
  const foldedOf = (item: Item) => {
    let folded = known.get(item)
    if (!folded) {
      // No word holds a line break, so none is found across two texts.
      folded = { text: fold(textsOf(item).join('\n')), ids: idsOf(item).map(fold) }
      known.set(item, folded)
    }
    return folded
  }
  return (typed = '') => {
    const words = wordsOf(typed).map(fold)
    return (item) =>
      words.every((word) => {
        const { text, ids } = foldedOf(item)
        return text.includes(word) || ids.some((id) => id.startsWith(word))
      })
  }
}
