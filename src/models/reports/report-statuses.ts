import type { JobReport, ReportStatus } from '@generated/evaluation/types.ts'
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

/** The statuses of reports that may still change. */
export const unfinishedStatuses: readonly ReportStatus[] = reportStatuses.filter(
  (status) => statuses[status].running,
)

/** True for a report that may still change. */
export const isUnfinished = ({
  status,
  finishedAt,
}: Pick<JobReport, 'status' | 'finishedAt'>): boolean =>
  statuses[status].running && finishedAt === undefined

/** The fields of a report that tell whether it is final. */
type Report = Pick<JobReport, 'status' | 'finishedAt'>

/**
 * Whether the reports under another one are final. While the parent is unfinished, more may start.
 */
export const areFinal =
  (parent: Report) =>
  ({ items, complete }: { items: readonly Report[]; complete: boolean }): boolean =>
    complete && !isUnfinished(parent) && !items.some(isUnfinished)
