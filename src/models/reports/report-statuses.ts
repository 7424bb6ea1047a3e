import type { AnyReportStatus, JobReport, ReportStatus } from '@generated/evaluation/types.ts'
import { keysOf } from '@/lib/objects.ts'

/** The statuses of a report in order of its life cycle, and whether it may still change. */
const statuses = {
  scheduled: { running: true },
  started: { running: true },
  succeeded: { running: false },
  failed: { running: false },
  canceled: { running: false },
} as const satisfies Record<ReportStatus, { running: boolean }>

/** The statuses of reports, in display order. */
export const reportStatuses = keysOf(statuses)

/** Where a status stands among the others; one that the console does not know stands last. */
export const statusPlace = (status: AnyReportStatus): number =>
  status === 'unknown' ? reportStatuses.length : reportStatuses.indexOf(status)

/** The statuses of reports that may still change. */
export const unfinishedStatuses: readonly ReportStatus[] = reportStatuses.filter(
  (status) => statuses[status].running,
)

const mayChange = (status: AnyReportStatus) => status === 'unknown' || statuses[status].running

/** True for a report that may still change; one in a state that the console does not know may until it has an end. */
export const isUnfinished = ({
  status,
  finishedAt,
}: Pick<JobReport, 'status' | 'finishedAt'>): boolean =>
  mayChange(status) && finishedAt === undefined

/** The fields of a report that tell whether it is final. */
type Report = Pick<JobReport, 'status' | 'finishedAt'>

/**
 * Whether the reports under another one are final. While the parent is unfinished, more may start.
 */
export const areFinal =
  (parent: Report) =>
  ({ items, complete }: { items: readonly Report[]; complete: boolean }): boolean =>
    complete && !isUnfinished(parent) && !items.some(isUnfinished)
