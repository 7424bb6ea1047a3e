/** A mark of a chart: one place in one colour. */
export interface Mark<Item> {
  x: number
  y: number
  /** At least one. */
  items: readonly Item[]
  /** Where it stands among the marks of its place, in steps from their middle: 0 where it is the only one. */
  beside: number
  /** The most items that a mark of its place has. */
  most: number
  /** The items of all marks of its place. */
  together: number
}

interface Place<Item> {
  x: number
  y: number
  byGroup: Map<number, Item[]>
}

/**
 * Places the items of several colours. Those of one colour at one place are one mark; marks of several colours at one
 * place stand side by side, so that none hides another.
 */
export const marksOf = <Item>(
  groups: readonly (readonly Item[])[],
  placeOf: (item: Item, group: number) => readonly [x: number, y: number],
): Mark<Item>[][] => {
  const places = new Map<string, Place<Item>>()
  for (const [group, items] of groups.entries()) {
    for (const item of items) {
      const [x, y] = placeOf(item, group)
      const key = `${x} ${y}`
      const place = places.get(key) ?? { x, y, byGroup: new Map() }
      places.set(key, place)
      const own = place.byGroup.get(group)
      if (own) own.push(item)
      else place.byGroup.set(group, [item])
    }
  }
  const marks = groups.map((): Mark<Item>[] => [])
  for (const { x, y, byGroup } of places.values()) {
    const middle = (byGroup.size - 1) / 2
    const counts = [...byGroup.values()].map(({ length }) => length)
    const most = Math.max(...counts)
    const together = counts.reduce((sum, count) => sum + count, 0)
    for (const [place, [group, items]] of [...byGroup].entries()) {
      marks[group]?.push({ x, y, items, beside: place - middle, most, together })
    }
  }
  return marks
}

/** A mark of one item where there are few, in px; one of several items has room for their number. */
export const largeMark = 10

/** How large a mark of one item is, in px: the more marks there are in a chart so many px wide, the smaller. */
export const sizeAmong = (marks: number, width: number): number =>
  marks < width / 2 ? largeMark : marks < width * 5 ? 6 : 3

/** How large a mark is, in px: the more items it stands for, the larger. */
export const sizeOf = (items: number, ofOne: number): number =>
  items === 1 ? ofOne : Math.round(ofOne * Math.min(3, 1 + 0.4 * Math.sqrt(items)))

/** By how many px a mark stands beside its place. */
export const shiftOf = ({ beside, most }: Mark<unknown>, ofOne: number): number =>
  Math.round(beside * (sizeOf(most, ofOne) + 1))
