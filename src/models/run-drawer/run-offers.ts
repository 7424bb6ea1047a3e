import type { Choice, RunPreset } from './run-state.ts'

/** Items to choose from, as loaded so far. */
export interface Offer<Item> {
  readonly items: readonly Item[]
  /** `loading` while more items may arrive; after `failed` none do. */
  readonly state: 'loading' | 'complete' | 'failed'
}

/** Text in place of an empty list: why it is empty. */
export const emptyListText = (state: Offer<unknown>['state'], emptyText: string): string =>
  state === 'failed' ? 'The list could not be loaded.' : emptyText

/** There is nothing to choose from, and nothing will come. */
export const isEmpty = ({ items, state }: Pick<Offer<unknown>, 'items' | 'state'>): boolean =>
  items.length === 0 && state === 'complete'

/** A resolved single choice. */
export interface ResolvedChoice {
  readonly id: string | undefined
  /** Nothing is chosen yet, as the offer is still loading. */
  readonly pending: boolean
}

const none: ResolvedChoice = { id: undefined, pending: false }

interface Identified {
  readonly id: string
}

/**
 * Resolves a single choice. The drawer's default is the `preferred` item if the offer has it,
 * else the first one; null for no default. A chosen item that no longer exists counts as none.
 */
export const resolveChoice = (
  choice: Choice,
  { items, state }: Offer<Identified>,
  preferred?: string | null | undefined,
): ResolvedChoice => {
  if (choice === null) return none
  const offers = (id: string) => items.some((item) => item.id === id)
  if (choice !== undefined) {
    return offers(choice) || state !== 'complete' ? { id: choice, pending: false } : none
  }
  const waits = state === 'loading'
  if (preferred === null) return { id: undefined, pending: waits }
  if (preferred !== undefined && offers(preferred)) return { id: preferred, pending: false }
  // A later page may hold the preferred one; showing the first until then would make the form jump.
  if (preferred !== undefined && waits) return { id: undefined, pending: true }
  return { id: items[0]?.id, pending: items.length === 0 && waits }
}

/**
 * Resolves the choice of a catalog; `runnable` holds those for which a job can run. For suites only
 * their own catalogs are candidates for the default.
 */
export const resolveCatalog = (
  choice: Choice,
  runnable: Offer<Identified>,
  { suites }: Pick<RunPreset, 'suites'>,
): ResolvedChoice => {
  if (choice !== undefined || !suites) return resolveChoice(choice, runnable)
  const own = suites.catalogIds.find((id) => runnable.items.some((item) => item.id === id))
  // A later page may hold the first candidate; showing another until then would make the form jump.
  const settled = own === suites.catalogIds[0] || runnable.state !== 'loading'
  return settled ? { id: own, pending: false } : { id: undefined, pending: true }
}
