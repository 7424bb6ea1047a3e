import { describe, expect, test } from 'vitest'
import { selectProject } from './select.ts'
import { pathAfterSwitch } from './switch.ts'

describe('selectProject', () => {
  const available = ['a', 'b', 'c']
  test.each([
    ['b', 'c', { projectId: 'b' }],
    ['b', undefined, { projectId: 'b' }],
    ['b', 'gone', { projectId: 'b' }],
    [undefined, 'c', { projectId: 'c' }],
    [undefined, 'gone', { projectId: 'a' }],
    [undefined, undefined, { projectId: 'a' }],
    [
      'x',
      'c',
      {
        projectId: 'c',
        notice: 'Specified projectId "x" does not exist in project list. Using "c" instead.',
      },
    ],
    [
      'x',
      'gone',
      {
        projectId: 'a',
        notice: 'Specified projectId "x" does not exist in project list. Using "a" instead.',
      },
    ],
    [
      '',
      undefined,
      {
        projectId: 'a',
        notice: 'Specified projectId "" does not exist in project list. Using "a" instead.',
      },
    ],
  ])('address %j, last visit %j', (requested, stored, selection) => {
    expect(selectProject({ requested, stored, available })).toEqual(selection)
  })

  test.each([
    [undefined, undefined],
    ['x', undefined],
    [undefined, 'y'],
    ['x', 'y'],
  ])('without projects there is nothing to select (%j, %j)', (requested, stored) => {
    expect(selectProject({ requested, stored, available: [] })).toEqual({ projectId: undefined })
  })
})

test.each([
  ['/reports', '/reports'],
  ['/reports/j1/suites/s1', '/reports'],
  ['/scenarios/x', '/scenarios'],
  ['/vehicle_catalogs', '/vehicle_catalogs'],
  ['/vehicle_catalogs/c1/integrations/i1/edit', '/vehicle_catalogs'],
  ['/vehicle_catalogs/c1/firmware_releases/f1', '/vehicle_catalogs'],
  ['/suites/s1/edit', '/suites'],
  ['/suites/new', '/suites'],
  ['/maps/7', '/maps'],
  ['/mlpackages/p', '/mlpackages'],
  ['/mlexperiments/e/runs/r', '/mlexperiments'],
  ['/scenario_reports/s', '/scenario_reports'],
  ['/scenario_assets/s', '/scenario_assets'],
  ['/notification-settings', '/reports'],
  ['/test', '/reports'],
  ['/', '/reports'],
  ['', '/reports'],
  ['/suitesx', '/reports'],
  ['/constructor', '/reports'],
])('another project on %s opens %s', (from, to) => expect(pathAfterSwitch(from)).toBe(to))
