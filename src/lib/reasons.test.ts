import { expect, test } from 'vitest'
import { reasonOf } from './reasons.ts'

test.each([
  [[], undefined],
  [['Enter a name.'], 'Enter a name.'],
  [['A.', 'B.'], '2 fields need attention.'],
  [['A.', 'B.', 'C.', 'D.', 'E.'], '5 fields need attention.'],
])('%j', (problems, reason) => expect(reasonOf(problems)).toBe(reason))
