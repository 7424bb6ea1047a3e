import { Wrench } from 'lucide-react'
import { describe, expect, test } from 'vitest'
import { type MenuPlace, menuOf, pathAfterSwitch, visibleEntries } from './area.ts'

const place = (order: number, more: Partial<MenuPlace> = {}): MenuPlace => ({
  icon: Wrench,
  order,
  ...more,
})
const route = (fullPath: string, crumb?: string, menu?: MenuPlace) => ({
  fullPath,
  options: { staticData: { ...(crumb && { crumb }), ...(menu && { menu }) } },
})

const entries = menuOf([
  route('/test/', 'Test', place(9, { only: 'testMode' })),
  route('/suites', 'Suites', place(2)),
  route('/suites/$suiteId', 'Suite'),
  route('/assets', 'Assets', place(5, { only: 'internalStaff' })),
  route('/reports', 'Reports', place(1)),
])

test('the menu is sorted by order and labeled by crumbs', () => {
  expect(entries.map(({ label, to }) => [label, to])).toEqual([
    ['Reports', '/reports'],
    ['Suites', '/suites'],
    ['Assets', '/assets'],
    ['Test', '/test'],
  ])
})

test.each([
  [false, false, ['Reports', 'Suites']],
  [true, false, ['Reports', 'Suites', 'Assets']],
  [false, true, ['Reports', 'Suites', 'Test']],
  [true, true, ['Reports', 'Suites', 'Assets', 'Test']],
])('internal staff %s, test mode %s', (internalStaff, testMode, labels) => {
  const visible = visibleEntries(entries, { internalStaff, testMode })
  expect(visible.map(({ label }) => label)).toEqual(labels)
})

describe('a project switch opens', () => {
  const match = (pathname: string, menu?: MenuPlace) => ({
    pathname,
    staticData: menu ? { menu } : {},
  })
  test.each([
    ['the list of the same area', [match('/suites', place(1)), match('/suites/s1')], '/suites'],
    [
      'the reports from an area that is not kept on switch',
      [match('/test', place(1, { keptOnSwitch: false }))],
      '/reports',
    ],
    ['the reports from outside every area', [match('/maintenance')], '/reports'],
  ])('%s', (_, matches, path) => expect(pathAfterSwitch(matches)).toBe(path))
})
