import type { JobReport } from '@generated/evaluation/types.ts'
import { isUnfinished } from './report-statuses.ts'

/** Whether a report tells that what it is about was canceled; undefined while it goes on: its end may take minutes. */
export const isCanceled = (
  report: Pick<JobReport, 'status' | 'finishedAt'>,
): boolean | undefined => (isUnfinished(report) ? undefined : report.status === 'canceled')

/** Said while it is not known whether a run or job is being canceled. */
export const maybeCanceling = (what: string): string =>
  `The ${what} may stop all the same, within a few minutes: look at its status before you cancel it again.`
