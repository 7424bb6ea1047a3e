import type { CaseReport } from '@generated/evaluation/types.ts'
import { searchBy } from '@/lib/search-words.ts'
import type { ResultFilter } from './report-search.ts'
import { passesResult } from './result-filter.ts'

const findCaseReports = searchBy(
  ({ formattedParameter, scenario, components }: CaseReport) => [
    formattedParameter,
    scenario.displayName,
    ...components.map(({ message }) => message),
  ],
  ({ id }) => [id],
)

/** The case reports that pass a filter, in their order; the same array when all of them do. */
export const filterCaseReports = (
  reports: readonly CaseReport[],
  filter: ResultFilter,
): readonly CaseReport[] => {
  const isFound = findCaseReports(filter.display_name)
  const passing = reports.filter((report) => passesResult(report, filter) && isFound(report))
  return passing.length === reports.length ? reports : passing
}
