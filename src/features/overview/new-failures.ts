import type { FailureGroup, JobChange } from '@/evidence/engine/answer-change.ts'
import {
  branchOfJob,
  failuresOf,
  isComparable,
  type JobHeader,
} from '@/evidence/engine/job-header.ts'
import { counted } from '@/lib/count-text.ts'
import { formatCount } from '@/lib/numbers.ts'
import { dot } from '@/lib/text.ts'

/** A job that failed, and what is known of its change. */
export interface ChangedJob {
  job: JobHeader
  change: JobChange | undefined
}

/** The jobs among some in which cases failed, those of the branch first: what is asked first is read first. */
export const failedJobs = (jobs: readonly JobHeader[], branch: string): JobHeader[] => {
  const failed = jobs.filter((job) => job.status === 'failed' && failuresOf(job) > 0)
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

/** The words around counts of new failures, and what is not known of them. */
interface NewFailuresWords {
  branch: string
  /** `yesterday 18:02` */
  since: string
  /** Older jobs of that time are being read. */
  isReading: boolean
  /** Some may come and go, and not be new. */
  isAtMost: boolean
  /** In how many jobs they were counted, and how many failed. */
  among: number
  failed: number
}

/** `14 new failures on main`, and beside it `, 10 of them localization error · 34 on other branches`. */
export const newFailuresText = (
  { onBranch, elsewhere, main }: NewFailureTotals,
  { branch, since, isReading, isAtMost, among, failed }: NewFailuresWords,
): readonly [string, string] => {
  const soFar = isReading ? ' so far' : ''
  const count = `${isAtMost ? 'Up to ' : ''}${formatCount(onBranch)}`
  const own =
    onBranch === 0
      ? `Nothing new on ${branch}${soFar || ` since ${since}`}`
      : `${count} new ${onBranch === 1 ? 'failure' : 'failures'} on ${branch}${soFar}`
  const ofThem = main && onBranch > 1 ? `, ${formatCount(main.count)} of them ${main.cause}` : ''
  const others = elsewhere > 0 ? `${dot}${formatCount(elsewhere)} on other branches` : ''
  const cut =
    among < failed
      ? `${dot}counted in ${formatCount(among)} of ${formatCount(failed)} failed reports`
      : ''
  return [own, `${ofThem}${others}${cut}`]
}

/** Whether it is known which cases of a job are new, though some of them may come and go. */
export const isCounted = ({ change }: ChangedJob): boolean =>
  change?.state !== undefined && change.state !== 'net'

/** Failures that the menu tells of: in how many cases, and whether they may be fewer, or more. */
export interface News {
  count: number
  /** Some may come and go, and not be new. */
  isAtMost: boolean
  /** Of some jobs nothing is known yet. */
  isAtLeast: boolean
}

/** Whether some new failures may come and go, and not be new. */
export const mayComeAndGo = (jobs: readonly ChangedJob[]): boolean =>
  jobs.some((each) => isCounted(each) && each.change?.isFlakyKnown === false)

/** The new failures in some jobs of a branch; undefined without any. */
export const newsOf = (jobs: readonly ChangedJob[], branch: string): News | undefined => {
  const count = newFailureTotals(jobs, branch).onBranch
  if (count === 0) return undefined
  return { count, isAtMost: mayComeAndGo(jobs), isAtLeast: !jobs.every(isCounted) }
}

/** `Up to 13 new failures on main since your last visit` */
export const newsText = ({ count, isAtMost, isAtLeast }: News, branch: string): string => {
  // Both together say nothing.
  const about = isAtMost === isAtLeast ? '' : isAtMost ? 'Up to ' : 'At least '
  const more = isAtMost && isAtLeast ? ' so far' : ''
  return `${about}${counted(count, 'new failure')} on ${branch} since your last visit${more}`
}

/** Why nothing new is shown, by the jobs of the time and what is known of the changes of those that failed. */
export const quietText = (
  jobs: readonly JobHeader[],
  changed: readonly ChangedJob[] = [],
): string => {
  // Without an earlier run, nothing tells that a case had failed before.
  if (changed.some(({ change }) => change?.state === 'none')) {
    return changed.every(({ change }) => change?.state === 'none')
      ? 'No earlier run tells what is new of the failures in this time.'
      : 'What failed in this time had failed before, or has no earlier run to compare with.'
  }
  if (jobs.some((job) => job.status === 'failed' && failuresOf(job) > 0)) {
    return 'Everything that failed in this time had failed before.'
  }
  const unbuilt = jobs.filter(({ build }) => build.status === 'failed').length
  return unbuilt > 0
    ? `No case has failed in this time; ${counted(unbuilt, 'job')} did not build.`
    : 'No job has failed in this time.'
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
