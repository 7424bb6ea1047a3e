import type { CaseResults, ReportStatus } from '@generated/evaluation/types.ts'

/** The fields of a report that its result is derived from. */
interface Tested {
  status: ReportStatus
  caseResults?: CaseResults | undefined
  /** Counts without the cases that are marked N/A. */
  availableCaseResults?: CaseResults | undefined
}

/** A displayed result. In N/A mode a report has no status if none of its cases counts. */
export interface Result {
  status: ReportStatus | 'unavailable'
  counts: CaseResults | undefined
}

const availableStatus = ({ totalCount, failureCount }: CaseResults): Result['status'] => {
  if (failureCount > 0) return 'failed'
  return totalCount > 0 ? 'succeeded' : 'unavailable'
}

/**
 * The result of a report. In N/A mode the cases marked N/A do not count: a report that ended
 * with a result gets the one of its other cases.
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

/** Sum of the counts of several reports. */
export const sumOf = (counts: readonly CaseResults[]): CaseResults =>
  counts.reduce(
    (sum, { totalCount, successCount, failureCount }) => ({
      totalCount: sum.totalCount + totalCount,
      successCount: sum.successCount + successCount,
      failureCount: sum.failureCount + failureCount,
    }),
    { totalCount: 0, successCount: 0, failureCount: 0 },
  )
