import type { JobReport, ReportStatus } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { filterReports } from './job-report-filter.ts'

const report = (id: string, status: ReportStatus, userName?: string): JobReport => ({
  id,
  jobId: id,
  projectId: 'p',
  status,
  scheduledAt: '2024-03-05T09:40:00Z',
  scheduledBy: 't4:5b0c7a4e-2f57',
  ...(userName && { userName }),
  catalog: { id: 'c', displayName: 'Minibus v3', versionId: 'v' },
  event: {},
  build: {},
  buildOptions: { cleanBuild: false, debug: false },
  testOptions: {
    skipTest: false,
    disableLoggingOnSuccess: false,
    recordCaret: false,
    calculateScenarioReconstructionAccuracy: false,
  },
  releaseOptions: { partialRelease: false },
})
const reports = [
  report('a', 'started', 'Aiko Tanaka'),
  report('b', 'failed', 'Jonas Weber'),
  report('c', 'failed'),
  report('d', 'succeeded', 'ÁIKO İLHAN'),
]

test.each([
  [[], '', 'a b c d'],
  [[], '  ', 'a b c d'],
  [['failed'], '', 'b c'],
  [['started', 'succeeded'], '', 'a d'],
  [['canceled'], '', ''],
  [[], 'TANA', 'a'],
  [[], ' jonas ', 'b'],
  [[], 'áiko', 'd'],
  [[], 'user id: 5b0c', 'c'],
  [['failed'], 'aiko', ''],
  [['failed', 'started'], 'e', 'b c'],
  [[], '.*', ''],
] as const)('states %j, user name %j: %j', (states, userName, ids) => {
  const passing = filterReports(reports, { states, userName })
  expect(passing.map(({ id }) => id).join(' ')).toBe(ids)
})

test('the list itself passes when everything does', () => {
  expect(filterReports(reports, { states: [], userName: '' })).toBe(reports)
})
