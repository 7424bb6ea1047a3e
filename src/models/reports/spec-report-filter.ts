import type { SpecReport } from '@generated/evaluation/types.ts'
import { searchBy } from '@/lib/search-words.ts'
import type { ResultFilter } from './report-search.ts'
import { passesResult } from './result-filter.ts'

const findSpecReports = searchBy(
  ({ scenario }: SpecReport) => [scenario.displayName],
  ({ id, scenario }) => [scenario.id, id],
)

/** The spec reports that pass a filter, in their order; the same array when all of them do. */
export const filterSpecReports = (
  reports: readonly SpecReport[],
  filter: ResultFilter,
): readonly SpecReport[] => {
  const isFound = findSpecReports(filter.display_name)
  const passing = reports.filter((report) => passesResult(report, filter) && isFound(report))
  return passing.length === reports.length ? reports : passing
}
