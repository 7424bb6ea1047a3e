import type { JobReport } from '@generated/evaluation/types.ts'
import { epochOf } from '@/lib/dates.ts'
import { pageOf, pageSizeOf, type SearchInput } from '@/lib/search-params.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { newestReports } from './job-report-queries.ts'

/** What is known of a finished job without its report. */
type KeptReport = Pick<
  JobReport,
  | 'jobId'
  | 'status'
  | 'scheduledAt'
  | 'startedAt'
  | 'finishedAt'
  | 'description'
  | 'userName'
  | 'scheduledBy'
  | 'catalog'
  | 'event'
  | 'build'
  | 'test'
>

/** A report in a list; of one that is not read, what is known from before. */
export type ListedReport = KeptReport & Partial<JobReport>

/** The finished jobs of a list that are known from before, newest first, and whether these are all. */
export interface KeptReports {
  jobs: readonly KeptReport[]
  isWhole: boolean
}

/** Whether a report is read. */
export const isRead = (report: ListedReport): report is JobReport => report.id !== undefined

/** Whether a list shows only its newest reports: whatever looks further needs all of them as they are now. */
export const showsNewest = (search: SearchInput): boolean =>
  ['state', 'user_name', 'filter', 'sort'].every((name) => search[name] === undefined) &&
  pageOf(search) * pageSizeOf(search) <= newestReports

/** A list of reports as far as it is read; `isCut` where it is longer, and what is older has come to its end. */
export interface ListedReports extends PagedItems<ListedReport> {
  isCut?: boolean
}

/** A list that is not all read, with what is known from before of the jobs after those that are. */
export const withKept = (list: ListedReports, kept: KeptReports | undefined): ListedReports => {
  const last = list.items.at(-1)
  if (list.complete || !kept || !last) return list
  const ids = new Set(list.items.map(({ jobId }) => jobId))
  const from = epochOf(last.scheduledAt) ?? 0
  const older = kept.jobs.filter(
    ({ jobId, scheduledAt }) => !ids.has(jobId) && (epochOf(scheduledAt) ?? 0) <= from,
  )
  const { isCut = false } = list
  return { items: [...list.items, ...older], complete: isCut && kept.isWhole, isCut }
}
