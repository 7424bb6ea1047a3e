import type { ScenarioReport } from '@generated/scenario/types.ts'
import { byWords, listFilter } from '@/lib/list-filter.ts'
import { searchBy } from '@/lib/search-words.ts'

/** Finds scenario reports by description and id. */
export const findScenarioReports = searchBy(
  ({ description }: ScenarioReport) => [description],
  ({ id }) => [id],
)

/** The filter of the list of scenario reports. */
export const scenarioReportFilter = listFilter({
  display_name: byWords(findScenarioReports, {
    label: 'Description',
    placeholder: 'Description or ID',
  }),
})
