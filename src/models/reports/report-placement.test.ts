import { expect, test } from 'vitest'
import { isOfSpec, isOfSuite } from './report-placement.ts'

const about = (id: string, versionId = 1) => ({
  scenario: { id, displayName: 'Cut-in', versionId },
})

test('a scenario belongs to the suite report that it names', () => {
  const parents = { jobReportId: 'j', suiteReportId: 's' }
  expect(isOfSuite({ parents }, 's')).toBe(true)
  expect(isOfSuite({ parents }, 'another')).toBe(false)
})

test('a case belongs to a report about its scenario', () => {
  expect(isOfSpec(about('a'), about('a'))).toBe(true)
  expect(isOfSpec(about('a'), about('b'))).toBe(false)
})
