import type { JobReport, ReportStatus } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { readSearch } from '@/lib/search-params.ts'
import { filterReports } from './job-report-filter.ts'
import { reportSearch } from './report-search.ts'

const report = (id: string, status: ReportStatus, userName = ''): JobReport => ({
  id,
  jobId: id,
  projectId: 'p',
  description: `Nightly run-${id}`,
  status,
  scheduledAt: '2024-03-05T09:40:00Z',
  scheduledBy: 't4:5b0c7a4e-2f57',
  userName,
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
  [{}, 'a b c d'],
  [{ user_name: '  ' }, 'a b c d'],
  [{ state: 'failed' }, 'b c'],
  [{ state: 'succeeded,started' }, 'a d'],
  [{ state: 'canceled' }, ''],
  [{ state: 'gone' }, 'a b c d'],
  [{ user_name: 'TANA' }, 'a'],
  [{ user_name: ' jonas ' }, 'b'],
  [{ user_name: 'áiko' }, 'd'],
  [{ user_name: 'user id: 5b0c' }, ''],
  [{ state: 'failed', user_name: 'aiko' }, ''],
  [{ state: 'failed,started', user_name: 'e' }, 'b'],
  [{ user_name: '.*' }, ''],
  [{ filter: 'minibus' }, 'a b c d'],
  [{ filter: 'v3 RUN-b' }, 'b'],
  [{ filter: 'minibus snow' }, ''],
  [{ filter: 'run v3', state: 'failed' }, 'b c'],
])('%j: %j', (search, ids) => {
  const passing = filterReports(reports, readSearch(reportSearch)(search))
  expect(passing.map(({ id }) => id).join(' ')).toBe(ids)
})

test('returns the same array when everything passes', () => {
  expect(filterReports(reports, {})).toBe(reports)
})
