import type { JobReport, ReportStatus } from '@generated/evaluation/types.ts'
import { keysOf } from '@/lib/objects.ts'

/** Every status of a report, in the order of its life, and whether the report may still change. */
const statuses = {
  scheduled: { running: true },
  started: { running: true },
  succeeded: { running: false },
  failed: { running: false },
  canceled: { running: false },
} as const satisfies Record<ReportStatus, { running: boolean }>

/** The statuses of reports, in the order in which they are offered. */
export const reportStatuses = keysOf(statuses)

/** True for a report that may still change. */
export const isUnfinished = ({
  status,
  finishedAt,
}: Pick<JobReport, 'status' | 'finishedAt'>): boolean =>
  statuses[status].running && finishedAt === undefined

/** What of a report tells whether it is final. */
type Report = Pick<JobReport, 'status' | 'finishedAt'>

/**
 * Whether the reports under another one are final. While that one is unfinished, further ones may start.
 */
export const areFinal =
  (parent: Report) =>
  ({ items, complete }: { items: readonly Report[]; complete: boolean }): boolean =>
    complete && !isUnfinished(parent) && !items.some(isUnfinished)
