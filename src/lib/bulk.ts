/** What came of a change of one of many things. */
export type BulkOutcome =
  | { kind: 'changed' }
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: string; requestId: string | undefined }

/** By id; a thing that was not tried has none. */
export type BulkOutcomes = ReadonlyMap<string, BulkOutcome>

interface Thing {
  id: string
}

/** A thing with what came of its change; undefined if it was not tried. */
export interface BulkRow<Item> {
  item: Item
  outcome: BulkOutcome | undefined
}

const order = (outcome: BulkOutcome | undefined): number =>
  outcome === undefined ? 1 : { failed: 0, changed: 2, unchanged: 3 }[outcome.kind]

/** The things with their outcomes: what failed first, then what was not tried. */
export const bulkRows = <Item extends Thing>(
  items: readonly Item[],
  outcomes: BulkOutcomes,
): BulkRow<Item>[] =>
  items
    .map((item) => ({ item, outcome: outcomes.get(item.id) }))
    .toSorted((a, b) => order(a.outcome) - order(b.outcome))

/** The things still to be changed, including those that failed. */
export const remainingItems = <Item extends Thing>(
  items: readonly Item[],
  outcomes: BulkOutcomes,
): Item[] => items.filter(({ id }) => (outcomes.get(id)?.kind ?? 'failed') === 'failed')

/** Number of things by what came of them. */
export const countOutcomes = (outcomes: BulkOutcomes): Record<BulkOutcome['kind'], number> => {
  const counts = { changed: 0, unchanged: 0, failed: 0 }
  for (const { kind } of outcomes.values()) counts[kind] += 1
  return counts
}
