import type { JobReport } from '@generated/evaluation/types.ts'
import { formatDate, formatShort, type Moment } from '@/lib/dates.ts'
import { shortId } from '@/lib/ids.ts'
import { branchOf, sourceOf } from './report-source.ts'

/** Name of a job of which only the id is known: `Job 1a2b3c4d`. */
export const jobName = (jobId: string): string => `Job ${shortId(jobId)}`

/** The source of a job: `main @ d08b26a6`; undefined without one. */
export const sourceText = (report: Pick<JobReport, 'jobId' | 'event'>): string | undefined => {
  const source = sourceOf(report)
  switch (source?.kind) {
    case 'git':
      return `${source.branch ?? 'Commit'} @ ${shortId(source.sha)}`
    case 'upload':
      return `Uploaded source ${shortId(source.id)}`
    case 'artifacts':
      return `Artifacts of job ${shortId(source.jobId)}`
  }
  return undefined
}

const retestStart = 'Retest of '

/** Whether a title is that of a job which ran the versions of another one again. */
export const isRetestTitle = (title: string): boolean => title.startsWith(retestStart)

/** Title of a job that runs the versions of another one again; a retest of a retest names the first. */
export const retestTitle = (title: string): string =>
  isRetestTitle(title) ? title : `${retestStart}${title}`

/** A job as its title tells it. */
type Titled = Pick<JobReport, 'jobId' | 'event' | 'retestJobId'> &
  Partial<Pick<JobReport, 'description'>>

/** Name of a job to people: its description, else its source, else its short id. */
export const jobTitle = (report: Titled): string => {
  const source = sourceText(report)
  const own = report.description?.trim()
  if (own) return own
  return report.retestJobId
    ? retestTitle(source ?? jobName(report.retestJobId))
    : (source ?? jobName(report.jobId))
}

/** The commit of a job, by which people name a run; its short id without one. */
export const commitOf = ({ event, jobId }: Pick<JobReport, 'jobId' | 'event'>): string =>
  shortId(event.source?.gitSha ?? jobId)

/**
 * A job before another one: what it was made from and its day, short enough for a field, and all of its name. The
 * branch is left out where both have the same one.
 */
export const earlierChoice = (
  report: Pick<JobReport, 'jobId' | 'event' | 'description' | 'scheduledAt'>,
  later: Pick<JobReport, 'event'>,
  now: Moment,
) => {
  const branch = branchOf(report.event.source?.gitRefUrl)
  const isSameBranch = branch !== undefined && branch === branchOf(later.event.source?.gitRefUrl)
  const name = isSameBranch ? commitOf(report) : (sourceText(report) ?? jobTitle(report))
  return {
    value: report.jobId,
    label: `${name}, ${formatShort(report.scheduledAt, now, 'day')}`,
    detail: earlierName(report),
  }
}

/** Name of an earlier job, by which it is told from others: with what it was made from, and its day. */
export const earlierName = (
  report: Pick<JobReport, 'jobId' | 'event' | 'description' | 'scheduledAt'>,
): string => {
  const source = sourceText(report)
  const title = jobTitle(report)
  const date = formatDate(report.scheduledAt)
  return [title, source !== title && source, date].filter(Boolean).join(', ')
}
