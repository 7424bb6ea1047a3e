import type { CaseReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { filterCaseReports } from './case-report-filter.ts'
import type { ResultFilter } from './report-search.ts'

const report = (
  id: string,
  status: CaseReport['status'],
  formattedParameter: string,
  message?: string,
) =>
  partly<CaseReport>({
    id,
    status,
    formattedParameter,
    scenario: { id: 's', displayName: 'Cut-in', versionId: 1 },
    failureCauseLabels: [],
    components: message ? [{ message }] : [],
  })

const reports = [
  report('a', 'failed', 'speed: 30, rain: true', 'Collision with a bus'),
  report('b', 'succeeded', 'speed: 30, rain: false'),
]

test.each<[ResultFilter, string]>([
  [{}, 'a b'],
  [{ display_name: 'rain 30' }, 'a b'],
  [{ display_name: 'BUS speed' }, 'a'],
  [{ display_name: 'cut-in', state: ['succeeded'] }, 'b'],
  [{ display_name: 'snow' }, ''],
])('%j lets %j through', (filter, ids) => {
  expect(
    filterCaseReports(reports, filter)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids)
})

test('returns the same array when everything passes', () => {
  expect(filterCaseReports(reports, {})).toBe(reports)
})
