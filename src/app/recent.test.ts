import { expect, test } from 'vitest'
import { readRecent, withRecent } from './recent.ts'

test.each([
  [undefined, []],
  ['', []],
  ['{', []],
  ['{"a":1}', []],
  ['["p /suites/1",7,null]', ['p /suites/1']],
])('%j is read as %j', (stored, pages) => expect(readRecent(stored)).toEqual(pages))

test('the latest page comes first, and each once', () => {
  expect(withRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  expect(withRecent([], 'a')).toEqual(['a'])
})

test('thirty pages are kept', () => {
  const pages = Array.from({ length: 30 }, (_, index) => `${index}`)
  expect(withRecent(pages, 'new')).toEqual(['new', ...pages.slice(0, 29)])
})
