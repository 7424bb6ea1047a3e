import { expect, test } from 'vitest'
import { indentJson } from './indent-json.ts'

test.each([
  {},
  [],
  null,
  'a "quoted", {curly} \\ text: \n',
  [[], {}, [[1]], { a: {} }],
  { status: 'failed', empty: '', list: [1, -2.5e3, true, null], nested: { 'a:b,c': ['x'] } },
])('%j is formatted as by JSON.stringify', (value) => {
  expect(indentJson(JSON.stringify(value), 1000)).toBe(JSON.stringify(value, null, 2))
  expect(indentJson(JSON.stringify(value, null, '\t'), 1000)).toBe(JSON.stringify(value, null, 2))
})

test('numbers and duplicate names are unchanged', () => {
  expect(indentJson('{"a":1.0,"a":12345678901234567890}', 1000)).toBe(
    '{\n  "a": 1.0,\n  "a": 12345678901234567890\n}',
  )
})

test.each(['', 'no JSON', '{"a": ', '{"a":1} b'])('%j is unchanged', (text) => {
  expect(indentJson(text, 1000)).toBe(text)
})

test('the output of deeply nested JSON is cut', () => {
  const deep = indentJson('['.repeat(100_000) + ']'.repeat(100_000), 10_000)
  expect(deep.length).toBeGreaterThan(10_000)
  expect(deep.length).toBeLessThan(11_000)
})
