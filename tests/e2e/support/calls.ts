import { type Calls, callsIn, callsSince, readCalls } from '../../simulate/calls.ts'
import type { Demo } from './demo.ts'
import { expect } from './test.ts'

const table = readCalls()

/** Calls made together may be one more, or a quarter, when the answers before them come apart. */
const withSome = (calls: Calls): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([operation, count]) => [
      operation,
      count + Math.max(1, Math.round(count / 4)),
    ]),
  )

const withoutPolls = (calls: Calls, polls: Calls = {}) =>
  Object.fromEntries(Object.entries(calls).filter(([operation]) => !(operation in polls)))

/**
 * Expects that a screen whose content shows has called what the table of `docs/scale.md` says, and hardly more; polls,
 * which go on meanwhile, are held elsewhere.
 */
export const expectKnownCalls = async (screen: string, demo: Demo) => {
  const { start, polls } = table[screen] ?? { start: {} }
  const more = callsSince(withSome(start), callsIn(await demo.ledger()))
  const unknown = `calls that docs/scale.md does not know of; to recount them: npm run simulate -- --measure --only "${screen}" --write`
  expect(withoutPolls(more, polls), unknown).toEqual({})
}
