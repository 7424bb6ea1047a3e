import { expect, test } from 'vitest'
import { decisionText } from './flag-decision.ts'

const scope = 'p1:caret'

test.each([
  [{ scope: undefined, answer: { result: false }, error: undefined }, /names no feature scope/],
  [{ scope, answer: undefined, error: undefined }, /Checking/],
  [{ scope, answer: undefined, error: { message: 'Failed to fetch' } }, /failed: Failed to fetch/],
  [{ scope, answer: { result: true }, error: undefined }, /grants the scope/],
  [{ scope, answer: { result: false }, error: undefined }, /does not grant the scope/],
])('%j reads %s', (check, text) => expect(decisionText(check)).toMatch(text))
