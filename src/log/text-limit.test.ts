import { expect, test } from 'vitest'
import { shownTextOf } from './text-limit.ts'

const file = { text: '{"a":1}', isWhole: true, contentType: 'application/json' }
const indented = '{\n  "a": 1\n}'

test.each([
  ['application/json', indented],
  ['text/json', indented],
  ['application/problem+json', indented],
  ['text/plain', '{"a":1}'],
  ['application/json-seq', '{"a":1}'],
  ['', '{"a":1}'],
])('as %s it is shown as %j', (contentType, text) => {
  expect(shownTextOf({ ...file, contentType })).toEqual({ text, isWhole: true })
})

test('truncated JSON is shown as text', () => {
  const cut = { ...file, text: '{"a":', isWhole: false }
  expect(shownTextOf(cut)).toEqual({ text: '{"a":', isWhole: false })
})

test.each([
  ['text/plain', 'a'.repeat(100_001)],
  ['application/json', `[${'1,'.repeat(80_000)}1]`],
])('a long %s is cut', (contentType, text) => {
  const shown = shownTextOf({ text, contentType, isWhole: true })
  expect(shown.text).toHaveLength(100_000)
  expect(shown.isWhole).toBe(false)
})

test('a text at the limit is not truncated', () => {
  const text = 'a'.repeat(100_000)
  expect(shownTextOf({ text, contentType: 'text/plain', isWhole: true })).toEqual({
    text,
    isWhole: true,
  })
})
