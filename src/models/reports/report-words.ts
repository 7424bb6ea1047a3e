import type { JobReport } from '@generated/evaluation/types.ts'
import { searchBy } from '@/lib/search-words.ts'
import { sourceText } from './report-names.ts'

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
