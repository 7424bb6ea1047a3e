import type { CaseResults, ReportStatus } from '@generated/evaluation/types.ts'

/** What of a report its result is read from. */
interface Tested {
  status: ReportStatus
  caseResults?: CaseResults | undefined
  /** Counts without the cases that are marked N/A. */
  availableCaseResults?: CaseResults | undefined
}

/** A result as it is shown. In N/A mode a report none of whose cases counts has no status of its own. */
export interface Result {
  status: ReportStatus | 'unavailable'
  counts: CaseResults | undefined
}

const availableStatus = ({ totalCount, failureCount }: CaseResults): Result['status'] => {
  if (failureCount > 0) return 'failed'
  return totalCount > 0 ? 'succeeded' : 'unavailable'
}

/**
 * The result of a report. In N/A mode the cases that are marked N/A do not count, and a report that ended
 * with a result has the one that the others give it.
 */
export const resultOf = (report: Tested, naMode: boolean): Result => {
  const { status, caseResults, availableCaseResults: available } = report
  if (!naMode) return { status, counts: caseResults }
  const hasResult = status === 'succeeded' || status === 'failed'
  return {
    status: available && hasResult ? availableStatus(available) : status,
    counts: available,
  }
}

/** Counts of several reports together. */
export const sumOf = (counts: readonly CaseResults[]): CaseResults =>
  counts.reduce(
    (sum, { totalCount, successCount, failureCount }) => ({
      totalCount: sum.totalCount + totalCount,
      successCount: sum.successCount + successCount,
      failureCount: sum.failureCount + failureCount,
    }),
    { totalCount: 0, successCount: 0, failureCount: 0 },
  )
