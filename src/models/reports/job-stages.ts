import type { BuildReport, JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { epochOf } from '@/lib/dates.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { formatCount, ratio } from '@/lib/numbers.ts'
import type { Result } from './report-results.ts'
import { isUnfinished } from './report-statuses.ts'

interface Span {
  startedAt?: string | undefined
  finishedAt?: string | undefined
}

/** A stage of a job: waiting, build or test. */
export interface Stage {
  name: 'Queue' | 'Build' | 'Test'
  /** Undefined for a stage that the job does not have, or has not come to. */
  status: Result['status'] | undefined
  /** How long it took, or has been going on; undefined before. */
  seconds: number | undefined
  /** A note: `not started`, `158 of 323 cases`. */
  note: string | undefined
  /** Share that is done, from 0 to 1; only of a running stage that tells. */
  done: number | undefined
}

/** The time from the first start to the last end; to `now` while one of them goes on. */
export const spanOf = (spans: readonly Span[], now: number): { from?: number; to?: number } => {
  const starts = spans.flatMap(({ startedAt }) => epochOf(startedAt) ?? [])
  const begun = spans.filter(({ startedAt }) => startedAt !== undefined)
  const ends = begun.map(({ finishedAt }) => epochOf(finishedAt) ?? now)
  return starts.length > 0 ? { from: Math.min(...starts), to: Math.max(...ends) } : {}
}

const secondsOf = (spans: readonly Span[], now: number) => {
  const { from, to } = spanOf(spans, now)
  return secondsBetween(from, to)
}

type Job = Pick<
  JobReport,
  'status' | 'scheduledAt' | 'startedAt' | 'finishedAt' | 'build' | 'test' | 'testOptions' | 'event'
>

const queue = ({ status, scheduledAt, startedAt, finishedAt }: Job, now: number): Stage => {
  return {
    name: 'Queue',
    status: startedAt ? 'succeeded' : finishedAt ? status : 'scheduled',
    seconds: secondsBetween(scheduledAt, startedAt ?? finishedAt ?? now),
    note: undefined,
    done: undefined,
  }
}

const buildNote = ({ build: { status }, event }: Job) => {
  if (status === 'scheduled') return 'not started'
  return status === undefined ? (event.sourceJobId ? 'reused' : 'none') : undefined
}

const buildStage = (job: Job, builds: readonly BuildReport[], now: number): Stage => ({
  name: 'Build',
  status: job.build.status,
  seconds: job.build.status === 'scheduled' ? undefined : secondsOf(builds, now),
  note: buildNote(job),
  done: undefined,
})

const testNote = ({ test, testOptions, finishedAt }: Job): string | undefined => {
  if (testOptions.skipTest) return 'none'
  if (!test) return 'not started'
  if (finishedAt || !test.caseResults) return undefined
  const { totalCount, successCount, failureCount } = test.caseResults
  return totalCount > 0
    ? `${formatCount(successCount + failureCount)} of ${formatCount(totalCount)} cases`
    : undefined
}

const testStage = (job: Job, suites: readonly SuiteReport[], now: number): Stage => {
  const { test } = job
  const { totalCount = 0, successCount = 0, failureCount = 0 } = test?.caseResults ?? {}
  return {
    name: 'Test',
    status: test?.status,
    seconds: test ? secondsOf(suites, now) : undefined,
    note: testNote(job),
    done:
      test && isUnfinished({ ...job, status: test.status })
        ? ratio(successCount + failureCount, totalCount)
        : undefined,
  }
}

/** The stages of a job, at a time in milliseconds. */
export const stagesOf = (
  job: Job,
  builds: readonly BuildReport[],
  suites: readonly SuiteReport[],
  now: number,
): Stage[] => [queue(job, now), buildStage(job, builds, now), testStage(job, suites, now)]

/** The suite that took longest; undefined as long as none has ended. */
export const slowestOf = (suites: readonly SuiteReport[]): SuiteReport | undefined =>
  suites.reduce<SuiteReport | undefined>((slowest, suite) => {
    const seconds = secondsBetween(suite.startedAt, suite.finishedAt) ?? -1
    const most = slowest ? (secondsBetween(slowest.startedAt, slowest.finishedAt) ?? -1) : -1
    return seconds > most ? suite : slowest
  }, undefined)
