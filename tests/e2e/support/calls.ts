import { type Calls, callsIn, callsSince, readCalls } from '../../simulate/calls.ts'
import type { Demo } from './demo.ts'
import { expect } from './test.ts'

const table = readCalls()

/** What is asked for together may be asked for in two calls, when the answers before it come apart. */
const withOneMore = (calls: Calls): Calls =>
  Object.fromEntries(Object.entries(calls).map(([operation, count]) => [operation, count + 1]))

const withoutPolls = (calls: Calls, polls: Calls = {}) =>
  Object.fromEntries(Object.entries(calls).filter(([operation]) => !(operation in polls)))

/**
 * Expects that a screen whose content shows has called at most what the table of `docs/scale.md` says, and once more
 * each; polls, which go on meanwhile, are held elsewhere. `npm run simulate -- --measure --only "<screen>"` counts
 * it anew.
 */
export const expectKnownCalls = async (screen: string, demo: Demo) => {
  const { start, polls } = table[screen] ?? { start: {} }
  const more = callsSince(withOneMore(start), callsIn(await demo.ledger()))
  expect(withoutPolls(more, polls), `calls that docs/scale.md does not know of ${screen}`).toEqual(
    {},
  )
}
