import type { JobReport } from '@generated/evaluation/types.ts'
import { searchBy } from '@/lib/search-words.ts'
import { containsText } from '@/lib/text.ts'
import { sourceText } from './names.ts'
import { readTokens } from './report-tokens.ts'
import type { ReportFilter } from './search.ts'
import { userNameOf } from './user.ts'

/** Finds job reports by description, source, catalog and ids. */
export const findReports = searchBy(
  (report: JobReport) => [
    report.description,
    sourceText(report),
    report.catalog.displayName,
    report.firmware?.releaseName,
  ],
  ({ id, jobId, event }) => [jobId, id, ...(event.source ? [event.source.gitSha] : [])],
)

/**
 * The reports that pass a filter, in their order; the same array when all of them do. The service applies
 * `state` too: until its answer arrives, the list still holds reports of the previous filter.
 */
export const filterReports = (
  reports: readonly JobReport[],
  { state, user_name, filter }: ReportFilter,
): readonly JobReport[] => {
  const name = user_name?.trim()
  const { words, passes } = readTokens(filter ?? '', Date.now())
  const isFound = findReports(words)
  const passing = reports.filter(
    (report) =>
      (!state || state.includes(report.status)) &&
      (!name || containsText(userNameOf(report), name)) &&
      passes(report) &&
      isFound(report),
  )
  return passing.length === reports.length ? reports : passing
}
