import type { JobReport } from '@generated/evaluation/types.ts'
import { epochOf } from '@/lib/dates.ts'
import { isUnfinished } from './report-statuses.ts'

/** A part of a list of reports sorted by time. */
export type ReportSection = 'running' | 'new' | 'earlier'

/**
 * Where a report stands in a list: whatever may still change first, then what has come to its end since the last
 * visit. `lastVisit`: the end of the visit before this one, in milliseconds since 1970.
 */
export const reportSectionOf = (
  report: Pick<JobReport, 'status' | 'finishedAt' | 'scheduledAt'>,
  lastVisit: number,
): ReportSection => {
  if (isUnfinished(report)) return 'running'
  const ended = epochOf(report.finishedAt ?? report.scheduledAt) ?? 0
  return ended > lastVisit ? 'new' : 'earlier'
}
