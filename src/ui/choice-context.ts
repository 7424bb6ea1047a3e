import { type Context, use } from 'react'

/** What is chosen in a list, and how it is chosen; given to its rows by a context, so that only they render. */
export interface Choice<Item> {
  /** Ids of what is chosen. */
  chosen: ReadonlySet<string>
  toggle: (item: Item) => void
}

/**
 * The value of a context that must be there.
 *
 * @throws Error outside the context's provider
 */
export const useGiven = <Value>(context: Context<Value | undefined>): Value => {
  const value = use(context)
  if (value === undefined) throw new Error('A part stands outside of what it is a part of.')
  return value
}
