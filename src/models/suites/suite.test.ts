import { expect, test } from 'vitest'
import { suiteKind, suiteTarget } from './suite.ts'

test('a suite has its page, which may know the catalog whose list led there', () => {
  expect(suiteKind.list('p')).toBe('/suites')
  expect(suiteTarget('s/1', 'c')).toEqual({ to: '/suites/s%2F1', search: { catalog_id: 'c' } })
  expect(suiteTarget('s')).toEqual({ to: '/suites/s', search: { catalog_id: undefined } })
})
