import { expect, test } from 'vitest'
import { isUnderMaintenance } from './status-check.ts'

test.each([
  [[], false],
  [['scheduled'], false],
  [['completed'], false],
  [['in_progress'], true],
  [['completed', 'in_progress', 'scheduled'], true],
])('maintenances %j: under maintenance is %s', (statuses, active) => {
  const maintenances = statuses.map((status) => ({ status }))
  expect(isUnderMaintenance({ maintenances })).toBe(active)
})
