import { expect, test } from 'vitest'
import { naModeOf, naSearch, withNaMode } from './result-filter.ts'

test('N/A mode is on where the table says so', () => {
  expect(naModeOf({})).toBe(false)
  expect(naModeOf({ table_config: [] })).toBe(false)
  expect(naModeOf({ table_config: ['a', 'na'] })).toBe(true)
})

test('N/A mode goes on and off, and other flags stay', () => {
  expect(withNaMode({}, true)).toEqual(['na'])
  expect(withNaMode({}, false)).toEqual([])
  expect(withNaMode({ table_config: ['na', 'a'] }, true)).toEqual(['a', 'na'])
  expect(withNaMode({ table_config: ['na', 'a'] }, false)).toEqual(['a'])
})

test('a link keeps N/A mode only where it is on', () => {
  expect(naSearch(true)).toEqual({ table_config: ['na'] })
  expect(naSearch(false)).toEqual({})
})
