import { expect, test } from 'vitest'
import { jsonSlip } from './json-slip.ts'

test.each([
  ['{"a": }', 1, 7],
  ['{"a": 1,}', 1, 9],
  ['{"a": 1 "b": 2}', 1, 9],
  ['{\n  "a": [1, 2,\n  ]\n}', 3, 3],
  ['{"a": [1, {"b": null}] "c"}', 1, 24],
  ["{'a': 1}", 1, 2],
  ['{"a": "x\ny"}', 1, 7],
  ['{"a" 1}', 1, 6],
  ['[1] 2', 1, 5],
  ['{"a": [true}', 1, 12],
  ['{} }', 1, 4],
  ['{"a": 1', 1, 8],
  ['', 1, 1],
])('%j stops being JSON in line %d, column %d', (text, line, column) => {
  expect(() => JSON.parse(text)).toThrow()
  expect(jsonSlip(text)).toEqual({ line, column })
})
