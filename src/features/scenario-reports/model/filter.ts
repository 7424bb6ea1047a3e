import type { ScenarioReport } from '@generated/scenario/types.ts'
import type { SearchOf } from '@/lib/search-params.ts'
import { searchBy } from '@/lib/search-words.ts'
import type { scenarioReportSearch } from './search.ts'

/** Finds scenario reports by description and id. */
export const findScenarioReports = searchBy(
  ({ description }: ScenarioReport) => [description],
  ({ id }) => [id],
)

/** The reports with the words of a filter, in their order; the same array when all of them have. */
export const filterScenarioReports = (
  reports: readonly ScenarioReport[],
  { display_name }: SearchOf<typeof scenarioReportSearch>,
): readonly ScenarioReport[] => {
  const passing = reports.filter(findScenarioReports(display_name))
  return passing.length === reports.length ? reports : passing
}
