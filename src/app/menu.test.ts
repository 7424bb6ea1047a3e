import { expect, test } from 'vitest'
import { visibleEntries } from './menu.ts'

const everybody = [
  'Reports',
  'Scenarios',
  'Catalogs',
  'Suites',
  'Maps',
  'ML Packages',
  'ML Experiments',
]
const internal = ['Scenario Reports', 'Scenario Assets', 'Notification Settings']

test.each([
  [false, false, everybody],
  [true, false, [...everybody, ...internal]],
  [false, true, [...everybody, 'Test']],
  [true, true, [...everybody, ...internal, 'Test']],
])('internal staff %s, test mode %s', (internalStaff, testMode, labels) => {
  const entries = visibleEntries({ internalStaff, testMode, isReady: () => true })
  expect(entries.map(({ label }) => label)).toEqual(labels)
})

test('an area without a page has no entry', () => {
  const isReady = (path: string) => path === '/suites' || path === '/test'
  const entries = visibleEntries({ internalStaff: true, testMode: true, isReady })
  expect(entries.map(({ to }) => to)).toEqual(['/suites', '/test'])
})
