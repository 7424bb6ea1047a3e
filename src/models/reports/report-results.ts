import type { AnyReportStatus, CaseResults } from '@generated/evaluation/types.ts'

/** The fields of a report that its result is derived from. */
interface Tested {
  status: AnyReportStatus
  caseResults?: CaseResults | undefined
  /** Counts without the cases that are marked N/A. */
  availableCaseResults?: CaseResults | undefined
}

/** A displayed result. In N/A mode a report has no status if none of its cases counts. */
export interface Result {
  status: AnyReportStatus | 'unavailable'
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

/** Whether any case of a job is marked N/A. */
export const hasUnavailable = ({
  test,
}: {
  test?: Pick<Tested, 'caseResults' | 'availableCaseResults'> | undefined
}): boolean => test?.caseResults?.totalCount !== test?.availableCaseResults?.totalCount

/** The service's message for any failed test; the counts say more. */
const someFailed = 'Some test cases failed.'

/** Whether N/A mode takes the failure of a report away: only cases marked N/A failed. */
const isExcused = (report: Tested, naMode: boolean) =>
  naMode && report.status === 'failed' && resultOf(report, naMode).status !== 'failed'

/** Why a report failed; undefined without a message, and where the counts say so already. */
export const failReasonOf = (
  report: Tested & { failMessage?: string | undefined },
  naMode: boolean,
): string | undefined => {
  const { failMessage, caseResults } = report
  const isSaid = failMessage === someFailed && caseResults !== undefined
  return isSaid || isExcused(report, naMode) ? undefined : failMessage || undefined
}

const none: readonly string[] = []

/** Failure causes of a report; in N/A mode none of a report that has not failed in that mode. */
export const failureCausesOf = (
  report: Tested & { failureCauseLabels: readonly string[] },
  naMode: boolean,
): readonly string[] => (isExcused(report, naMode) ? none : report.failureCauseLabels)

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
