import { expect, test } from 'vitest'
import { isLarge } from './large-answer.ts'

const suites = (count: number) => ({
  items: Array.from({ length: count }, (_, id) => ({ id, specs: [{ name: 'a' }] })),
})

test.each([
  [null, false],
  ['a text', false],
  [suites(100), false],
  [suites(5000), true],
  [Array.from({ length: 10_000 }, () => 0), true],
])('an answer is large by what it holds', (data, large) => {
  expect(isLarge(data)).toBe(large)
})
