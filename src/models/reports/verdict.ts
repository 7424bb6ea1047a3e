import type { AnyReportStatus, CaseResults, JobReport } from '@generated/evaluation/types.ts'
import { formatCount } from '@/lib/numbers.ts'
import { failReasonOf, type Result, resultOf } from './report-results.ts'
import { isUnfinished } from './report-statuses.ts'

/** Result of a job, or of a part of it, in one line. */
export interface Verdict {
  status: Result['status'] | 'canceling'
  /** `76 failed`, `Build failed`, `All passed` */
  headline: string
  /** The counts beside the headline; undefined without tests. */
  counts: CaseResults | undefined
  /** Why the job failed, where the counts do not say so. */
  reason: string | undefined
}

type Job = Pick<
  JobReport,
  'status' | 'failMessage' | 'finishedAt' | 'build' | 'test' | 'testOptions'
>

const countedHeadline = (
  { failureCount, successCount, totalCount }: CaseResults,
  done: boolean,
) => {
  if (failureCount > 0) return `${formatCount(failureCount)} failed`
  if (totalCount === 0) return 'No case counts'
  if (!done) return 'No failure so far'
  return successCount === totalCount ? 'All passed' : 'No failure'
}

const plainHeadline = ({ status, build, test, testOptions }: Job): string => {
  const words = {
    scheduled: 'Waiting to start',
    started: build.status === 'started' ? 'Building' : test ? 'Testing' : 'Running',
    succeeded: testOptions.skipTest ? 'Built, nothing tested' : 'Succeeded',
    failed: 'Failed',
    canceled: 'Canceled',
    unknown: 'Unknown',
  } as const satisfies Record<AnyReportStatus, string>
  return words[status]
}

/** Conditions under which a job is judged. */
interface VerdictOptions {
  naMode: boolean
  /** Replace its own counts: those of the suites of a filter. */
  counts?: CaseResults | undefined
  /** The user asked to cancel it; no report says so. */
  isCanceling?: boolean
}

/** The verdict on a job. */
export const verdictOf = (
  job: Job,
  { naMode, counts, isCanceling = false }: VerdictOptions,
): Verdict => {
  const tested = { ...job.test, status: job.status, failMessage: job.failMessage }
  const result = resultOf(tested, naMode)
  const reason = failReasonOf(tested, naMode)
  const { status } = result
  const shown = counts ?? result.counts
  if (job.build.status === 'failed') {
    return { status, headline: 'Build failed', counts: undefined, reason }
  }
  const isCounted = shown !== undefined && (status !== 'canceled' || shown.failureCount > 0)
  const plain = isCanceling ? 'Canceling' : plainHeadline(job)
  return {
    status: isCanceling ? 'canceling' : status,
    headline: isCounted ? countedHeadline(shown, !isUnfinished(job)) : plain,
    counts: shown,
    reason,
  }
}

type Part = Pick<JobReport, 'status' | 'failMessage' | 'finishedAt'> &
  Parameters<typeof resultOf>[0]

const partWords = {
  scheduled: 'Waiting to start',
  started: 'Running',
  succeeded: 'Succeeded',
  failed: 'Failed',
  canceled: 'Canceled',
  unknown: 'Unknown',
} as const satisfies Record<AnyReportStatus, string>

/** The verdict on a suite or a scenario of a job. */
export const partVerdictOf = (part: Part, naMode: boolean): Verdict => {
  const { status, counts } = resultOf(part, naMode)
  const isCounted = counts !== undefined && (status !== 'canceled' || counts.failureCount > 0)
  return {
    status,
    headline: isCounted ? countedHeadline(counts, !isUnfinished(part)) : partWords[part.status],
    counts,
    reason: failReasonOf(part, naMode),
  }
}
