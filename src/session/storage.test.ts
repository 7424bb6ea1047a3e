import { expect, test } from 'vitest'
import { storageProblemOf, withStorageProblem } from './storage.ts'

test.each([
  ['SecurityError', /Allow cookies and site data/],
  ['QuotaExceededError', /storage for this tab is full/],
])('%s says what to do', (name, text) => {
  const error = new DOMException('on purpose', name)
  expect(storageProblemOf(error)).toMatch(text)
  expect(withStorageProblem(error)).toMatchObject({
    message: expect.stringMatching(text),
    cause: error,
  })
})

test.each([
  new DOMException('on purpose', 'AbortError'),
  new Error('QuotaExceededError'),
  undefined,
])('%s is no failure of the storage', (error) => {
  expect(storageProblemOf(error)).toBeUndefined()
  expect(withStorageProblem(error)).toBe(error)
})
