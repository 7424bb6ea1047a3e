import type { ReportStatus, SpecReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { readSearch } from '@/lib/search-params.ts'
import { resultSearch } from './report-search.ts'
import { filterSpecReports } from './spec-report-filter.ts'

const report = (
  id: string,
  status: ReportStatus,
  displayName: string,
  causes = '',
): SpecReport => ({
  id,
  status,
  scenario: { id: `scenario-${id}`, displayName, versionId: 1 },
  suite: { id: 's', displayName: 'Smoke test', versionId: 'v', type: 'planning_sim', labels: [] },
  catalog: { id: 'c', displayName: 'Minibus v3', versionId: 'v' },
  essential: false,
  unavailable: true,
  // Every case is marked N/A.
  availableCaseResults: { totalCount: 0, successCount: 0, failureCount: 0 },
  failureCauseLabels: causes.split(' ').filter(Boolean),
  parents: { jobReportId: 'j', suiteReportId: 'r' },
})

const reports = [
  report('a', 'failed', 'Cut-in from the right', 'timeout crash'),
  report('b', 'failed', 'Crosswalk', 'timeout'),
  report('c', 'succeeded', 'CUT-OUT'),
  report('d', 'started', 'Bus bay'),
]

test.each([
  [{}, 'a b c d'],
  [{ display_name: ' cut-' }, 'a c'],
  [{ display_name: '.*' }, ''],
  [{ display_name: 'scenario-c' }, 'c'],
  [{ state: 'failed' }, 'a b'],
  [{ state: 'failed', table_config: 'na' }, ''],
  [{ failure_cause_labels: 'crash' }, 'a'],
  [{ failure_cause_labels: 'crash,timeout', display_name: 'cross' }, 'b'],
])('%j: %s', (search, ids) => {
  const passing = filterSpecReports(reports, readSearch(resultSearch)(search))
  expect(passing.map(({ id }) => id).join(' ')).toBe(ids)
})

test('returns the same array when everything passes', () => {
  expect(filterSpecReports(reports, {})).toBe(reports)
})
