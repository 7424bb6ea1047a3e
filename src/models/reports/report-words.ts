import { searchBy } from '@/lib/search-words.ts'
import type { ListedReport } from './listed-report.ts'
import { sourceText } from './report-names.ts'

/** Finds job reports by description, source, catalog and ids. */
export const findReports = searchBy(
  (report: ListedReport) => [
    report.description,
    sourceText(report),
    report.catalog.displayName,
    report.firmware?.releaseName,
  ],
  ({ id, jobId, event }) => [
    jobId,
    ...(id === undefined ? [] : [id]),
    ...(event.source ? [event.source.gitSha] : []),
  ],
)
