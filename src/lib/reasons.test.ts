import { expect, test } from 'vitest'
import { reasonOf } from './reasons.ts'

test.each([
  [[], undefined],
  [['A.'], 'A.'],
  [['A.', 'B.', 'C.'], 'A.\nB.\nC.'],
  [['A.', 'B.', 'C.', 'D.', 'E.'], 'A.\nB.\nC.\nAnd 2 more.'],
])('%j', (problems, reason) => expect(reasonOf(problems)).toBe(reason))
