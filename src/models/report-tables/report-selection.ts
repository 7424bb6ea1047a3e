import type { JobReport } from '@generated/evaluation/types.ts'
import { epochOf } from '@/lib/dates.ts'
import { whyNotRetest } from '@/models/reports/retest.ts'
import { isListed } from './report-table-config.ts'

/** Reports by the time that their jobs were scheduled, newest first. */
export const newestReportsFirst = (reports: readonly JobReport[]): JobReport[] =>
  reports.toSorted(
    (one, other) => (epochOf(other.scheduledAt) ?? 0) - (epochOf(one.scheduledAt) ?? 0),
  )

/** Why selected reports make no table; undefined when they do. */
export const whyNotTable = (reports: readonly JobReport[]): string | undefined =>
  reports.every(isListed)
    ? undefined
    : 'Only jobs that were built, and tested to their end, can be compared.'

/** Why selected reports cannot be compared; undefined when they can. */
export const whyNotCompare = (reports: readonly JobReport[]): string | undefined =>
  reports.length < 2 ? 'A comparison takes two reports or more.' : whyNotTable(reports)

/** Why the failed suites of the selected reports cannot be run again at a time in milliseconds; undefined when they can. */
export const whyNotRetestFailed = (
  reports: readonly JobReport[],
  now: number,
): string | undefined => {
  const [report] = reports
  if (!report || reports.length > 1) return 'One job is run again at a time.'
  if (!report.test?.caseResults?.failureCount) return 'No case of the job has failed.'
  return whyNotRetest(report, now)
}
