import type { ReportStatus, ScenarioType, SuiteReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { readSearch } from '@/lib/search-params.ts'
import { suiteReportSearch } from './report-search.ts'
import { filterSuiteReports, suiteLabelsOf, withOfferedType } from './suite-report-filter.ts'

const report = (
  id: string,
  status: ReportStatus,
  type: ScenarioType,
  causes: string,
  labels: string,
): SuiteReport => ({
  id,
  jobId: 'j',
  status,
  suite: {
    id: `suite-${id}`,
    displayName: id,
    versionId: 'v',
    type,
    labels: labels
      .split(' ')
      .filter(Boolean)
      .map((text) => {
        const [key = '', value = ''] = text.split(':')
        return { key, value }
      }),
  },
  catalog: { id: 'c', displayName: 'Minibus v3', versionId: 'v' },
  simulation: { name: 's', environmentType: 'container' },
  // Every case is marked N/A.
  availableCaseResults: { totalCount: 0, successCount: 0, failureCount: 0 },
  failureCauseLabels: causes.split(' ').filter(Boolean),
  logs: {},
  parents: { jobReportId: 'r' },
})

const reports = [
  report('a', 'failed', 'perception', 'timeout crash', 'area:odaiba'),
  report('b', 'failed', 'planning_sim', 'timeout', 'area:odaiba weather:rain'),
  report('c', 'succeeded', 'planning_sim', '', ''),
  report('d', 'started', 'perception', '', 'weather:rain'),
]
const types = ['planning_sim', 'perception'] as const

test.each([
  [{}, 'a b c d'],
  [{ state: 'failed,started' }, 'a b d'],
  [{ state: 'gone' }, 'a b c d'],
  [{ state: 'failed,started', table_config: 'date,na' }, 'd'],
  [{ simulator_type: 'perception' }, 'a d'],
  [{ simulator_type: 'log_sim' }, 'a b c d'],
  [{ simulator_type: 'gone' }, 'a b c d'],
  [{ failure_cause_labels: 'crash' }, 'a'],
  [{ failure_cause_labels: 'crash,timeout' }, 'a b'],
  [{ failure_cause_labels: 'gone' }, ''],
  [{ suite_labels: 'weather%3Arain' }, 'b d'],
  [{ display_name: 'rain odaiba' }, 'b'],
  [{ display_name: 'suite-c' }, 'c'],
  [{ suite_labels: 'weather%3Arain,area%3Aodaiba' }, 'a b d'],
  [{ suite_labels: 'weather%3Arain', state: 'failed', simulator_type: 'planning_sim' }, 'b'],
])('%j: %s', (search, ids) => {
  const filter = withOfferedType(readSearch(suiteReportSearch)(search), types)
  const passing = filterSuiteReports(reports, filter)
  expect(passing.map(({ id }) => id).join(' ')).toBe(ids)
})

test('returns the same array when everything passes', () => {
  expect(filterSuiteReports(reports, {})).toBe(reports)
})

test('labels are offered once each, in alphabetical order', () => {
  expect(suiteLabelsOf(reports.toReversed())).toEqual(['area:odaiba', 'weather:rain'])
})
