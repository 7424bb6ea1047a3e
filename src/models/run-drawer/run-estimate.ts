import type { JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { counted } from '@/lib/count-text.ts'
import { epochOf } from '@/lib/dates.ts'
import { exactSecondsBetween, formatDuration } from '@/lib/durations.ts'
import { dotted } from '@/lib/text.ts'

type PastJob = Pick<JobReport, 'jobId' | 'status' | 'startedAt' | 'test'>

/** Jobs that tell what another one of their catalog will test. */
const sample = 5

/**
 * The job that tells most of what another one of its catalog will test: of the newest that came to a result, the one
 * with most cases. `jobs`: newest first.
 */
export const jobToJudgeBy = <Job extends PastJob>(jobs: readonly Job[]): Job | undefined => {
  const casesOf = ({ test }: PastJob) => test?.caseResults.totalCount ?? 0
  const ended = jobs.filter(
    (job) => (job.status === 'succeeded' || job.status === 'failed') && casesOf(job) > 0,
  )
  return ended
    .slice(0, sample)
    .reduce<Job | undefined>(
      (most, job) => (most && casesOf(most) >= casesOf(job) ? most : job),
      undefined,
    )
}

type PastSuite = Pick<SuiteReport, 'startedAt' | 'finishedAt' | 'caseResults'> & {
  readonly suite: { readonly id: string }
}

/** Seconds in which at least one of the suites ran; undefined where a time is missing. */
const busySeconds = (suites: readonly PastSuite[]): number | undefined => {
  const spans = suites.map(({ startedAt, finishedAt }) => ({
    from: epochOf(startedAt),
    to: epochOf(finishedAt),
  }))
  let busy = 0
  let until = Number.NEGATIVE_INFINITY
  for (const { from, to } of spans.sort((one, other) => (one.from ?? 0) - (other.from ?? 0))) {
    if (from === undefined || to === undefined) return undefined
    busy += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return busy / 1000
}

interface Judged {
  job: PastJob
  suites: readonly PastSuite[]
}

interface Planned {
  suiteIds: readonly string[]
  /** Whether the job builds before it tests. */
  builds: boolean
}

/** Cases and seconds of the suites as they ran in an earlier job; undefined if none of them ran there. */
const estimateOf = ({ suiteIds, builds }: Planned, { job, suites }: Judged) => {
  const chosen = suites.filter(({ suite }) => suiteIds.includes(suite.id))
  if (chosen.length === 0) return undefined
  const starts = suites.flatMap(({ startedAt }) => startedAt ?? []).sort()
  const build = builds ? exactSecondsBetween(job.startedAt, starts[0]) : 0
  const busy = busySeconds(chosen)
  return {
    isWhole: new Set(chosen.map(({ suite }) => suite.id)).size === suiteIds.length,
    cases: chosen.reduce((sum, { caseResults }) => sum + (caseResults?.totalCount ?? 0), 0),
    seconds: build === undefined || busy === undefined ? undefined : build + busy,
  }
}

/**
 * The scope of a job, as far as an earlier one tells: `3 suites · 112 cases · about 1 h 45 min`. With suites that did
 * not run there it is `at least 112 cases`.
 */
export const plannedText = (planned: Planned, judged: Judged | undefined): string => {
  const estimate = judged && estimateOf(planned, judged)
  const time = formatDuration(estimate?.seconds)
  return dotted(
    counted(planned.suiteIds.length, 'suite'),
    estimate && `${estimate.isWhole ? '' : 'at least '}${counted(estimate.cases, 'case')}`,
    time && `about ${time}`,
  )
}
