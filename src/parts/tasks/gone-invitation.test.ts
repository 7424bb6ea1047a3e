import { expect, test } from 'vitest'
import { outcomeOfGone } from './gone-invitation.ts'

const copy = { sourceScenario: { id: 'offered' }, deprecated: false }
const other = { sourceScenario: { id: 'other' }, deprecated: false }
const own = { deprecated: false }

test.each([
  ['accept', [own, other], 'unknown'],
  ['accept', [own, other, copy], 'unchanged'],
  // A share that has ended stays as a deleted one.
  ['accept', [{ ...copy, deprecated: true }], 'unknown'],
  ['accept', [], 'unknown'],
  // Whoever has ended it: nothing has come of it.
  ['reject', [own, other], 'unchanged'],
  ['reject', [{ ...copy, deprecated: true }], 'unchanged'],
  ['reject', [copy], 'failed'],
] as const)(
  'an invitation to %s that is gone, with %j in the project: %s',
  (answer, listed, kind) => expect(outcomeOfGone(answer, 'offered', listed).kind).toBe(kind),
)

test('an invitation to a scenario that nobody knows is not known', () => {
  expect(outcomeOfGone('accept', undefined, [own, copy]).kind).toBe('unknown')
})
