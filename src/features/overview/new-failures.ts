import type { FailureGroup, JobChange } from '@/evidence/engine/answer-change.ts'
import { branchOfJob, isComparable, type JobHeader } from '@/evidence/engine/job-header.ts'
import { formatCount } from '@/lib/numbers.ts'

/** A job that failed, and what is known of its change. */
export interface ChangedJob {
  job: JobHeader
  change: JobChange | undefined
}

/** The failed jobs among some, those of the branch first: what is asked first is read first. */
export const failedJobs = (jobs: readonly JobHeader[], branch: string): JobHeader[] => {
  const failed = jobs.filter(({ status }) => status === 'failed')
  const isOwn = (job: JobHeader) => branchOfJob(job) === branch
  return [...failed.filter(isOwn), ...failed.filter((job) => !isOwn(job))]
}

/** New failures of a job that are told in one row: of one message, or one case each. */
export interface NewFailureRow {
  job: JobHeader
  /** The message without its values; undefined where each case has another, or none. */
  message: string | undefined
  /** The causes, the most frequent first; undefined stands for none. */
  causes: readonly (string | undefined)[]
  count: number
  /** `one` has one case for each cause. */
  kind: 'message' | 'one'
}

const rowsOfJob = ({ job, change }: ChangedJob): NewFailureRow[] => {
  const groups = change?.state === 'counts' ? change.groups : []
  const several = groups.filter(({ count }) => count > 1)
  const single = groups.filter(({ count }) => count === 1)
  const rowOf = ({ message, cause, count }: FailureGroup): NewFailureRow => ({
    job,
    message,
    causes: [cause],
    count,
    kind: 'message',
  })
  if (single.length < 2) return [...several, ...single].map(rowOf)
  const causes = [...new Set(single.map(({ cause }) => cause))]
  return [
    ...several.map(rowOf),
    { job, message: undefined, causes, count: single.length, kind: 'one' },
  ]
}

/** The new failures of some jobs, those of the branch first, then the most frequent. */
export const newFailureRows = (jobs: readonly ChangedJob[], branch: string): NewFailureRow[] => {
  const isElsewhere = ({ job }: NewFailureRow) => Number(branchOfJob(job) !== branch)
  return jobs
    .flatMap(rowsOfJob)
    .sort((one, other) => isElsewhere(one) - isElsewhere(other) || other.count - one.count)
}

const sumOf = (rows: readonly { count: number }[]) =>
  rows.reduce((sum, { count }) => sum + count, 0)

/** Counts of news on a branch. */
export interface NewFailureTotals {
  onBranch: number
  elsewhere: number
  /** The cause with at least half of those on the branch. */
  main: { cause: string; count: number } | undefined
}

/** Counts the new failures of some jobs, on the branch and elsewhere. */
export const newFailureTotals = (jobs: readonly ChangedJob[], branch: string): NewFailureTotals => {
  const groupsOf = ({ change }: ChangedJob) => (change?.state === 'counts' ? change.groups : [])
  const [own, others] = [true, false].map((isOwn) =>
    jobs.filter(({ job }) => (branchOfJob(job) === branch) === isOwn).flatMap(groupsOf),
  )
  const onBranch = sumOf(own ?? [])
  const byCause = [...Map.groupBy(own ?? [], ({ cause }) => cause)]
    .flatMap(([cause, groups]) => (cause === undefined ? [] : [{ cause, count: sumOf(groups) }]))
    .sort((one, other) => other.count - one.count)
  return {
    onBranch,
    elsewhere: sumOf(others ?? []),
    main: byCause.find(({ count }) => count * 2 >= onBranch),
  }
}

/**
 * `14 new failures on main`, and beside it `, 10 of them localization error · 34 on other branches`. `since`: as in
 * `yesterday 18:02`.
 */
export const newFailuresText = (
  totals: NewFailureTotals,
  branch: string,
  since: string,
): readonly [string, string] => {
  const { onBranch, elsewhere, main } = totals
  const own =
    onBranch === 0
      ? `Nothing new on ${branch} since ${since}`
      : `${formatCount(onBranch)} new ${onBranch === 1 ? 'failure' : 'failures'} on ${branch}`
  const ofThem = main && onBranch > 1 ? `, ${formatCount(main.count)} of them ${main.cause}` : ''
  const others = elsewhere > 0 ? ` · ${formatCount(elsewhere)} on other branches` : ''
  return [own, `${ofThem}${others}`]
}

/** The jobs of a branch among some that were tested to their end: in them something may be fixed. */
export const testedJobs = (jobs: readonly JobHeader[], branch: string): JobHeader[] =>
  jobs.filter((job) => isComparable(job) && branchOfJob(job) === branch)

/** Cases of a job that passed again. */
export interface FixedRow {
  job: JobHeader
  count: number
}

/** The jobs in which cases passed again, the newest first, as they are given. */
export const fixedRows = (jobs: readonly ChangedJob[]): FixedRow[] =>
  jobs.flatMap(({ job, change }) => {
    const count = change?.state === 'counts' ? (change.counts?.fixed ?? 0) : 0
    return count > 0 ? [{ job, count }] : []
  })
