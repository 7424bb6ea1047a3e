import type { Choice, RunPreset } from './state.ts'

/** What there is to choose from, as far as it is known. */
export interface Offer<Item> {
  readonly items: readonly Item[]
  /** `loading` while items are still to come; after `failed` no more come. */
  readonly state: 'loading' | 'complete' | 'failed'
}

/** What a single choice comes to. */
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
 * What a single choice comes to. Left to the drawer it is the `preferred` item where the offer has it,
 * else the first one. A chosen item that is gone counts as none.
 */
export const resolveChoice = (
  choice: Choice,
  { items, state }: Offer<Identified>,
  preferred?: string | undefined,
): ResolvedChoice => {
  if (choice === null) return none
  const offers = (id: string) => items.some((item) => item.id === id)
  if (choice !== undefined) {
    return offers(choice) || state !== 'complete' ? { id: choice, pending: false } : none
  }
  if (preferred !== undefined && offers(preferred)) return { id: preferred, pending: false }
  const waits = state === 'loading'
  // A later page may hold the preferred one; choosing the first one until then would make the form jump.
  if (preferred !== undefined && waits) return { id: undefined, pending: true }
  return { id: items[0]?.id, pending: items.length === 0 && waits }
}

/**
 * What the choice of a catalog comes to; `runnable` holds those that a job can be run for. For a suite only
 * its own catalogs come into question, unless the user chooses another.
 */
export const resolveCatalog = (
  choice: Choice,
  runnable: Offer<Identified>,
  { suite }: Pick<RunPreset, 'suite'>,
): ResolvedChoice => {
  if (choice !== undefined || !suite) return resolveChoice(choice, runnable)
  const own = suite.catalogIds.find((id) => runnable.items.some((item) => item.id === id))
  // A later page may hold the first one; another one until then would make the form jump.
  const settled = own === suite.catalogIds[0] || runnable.state !== 'loading'
  return settled ? { id: own, pending: false } : { id: undefined, pending: true }
}
