import { expect, test } from 'vitest'
import { reasonOf } from './reasons.ts'

test.each([
  [[], undefined],
  [['A.'], 'A.'],
  [['A.', 'B.', 'C.'], 'A. B. C.'],
  [['A.', 'B.', 'C.', 'D.', 'E.'], 'A. B. C. And 2 more.'],
])('%j', (problems, reason) => expect(reasonOf(problems)).toBe(reason))
