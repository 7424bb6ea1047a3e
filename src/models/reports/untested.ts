import type { JobReport } from '@generated/evaluation/types.ts'
import { isUnfinished } from './report-statuses.ts'

/** The lists of a job that its tests fill, and what of them runs. */
const lists = {
  suites: 'suite',
  failures: 'case',
  changes: 'case',
} as const

type Job = Pick<JobReport, 'status' | 'finishedAt' | 'build' | 'test' | 'testOptions'>

/** Why a list of a job is empty whose tests never began, or not yet; undefined once they have begun. */
export const untestedText = (
  job: Job,
  list: keyof typeof lists,
  { isCanceling = false }: { isCanceling?: boolean } = {},
): string | undefined => {
  const { status, build, test, testOptions } = job
  const part = lists[list]
  if (test?.caseResults) return undefined
  if (testOptions.skipTest) return `This job tests nothing, so it runs no ${part}s.`
  if (build.status === 'failed') return `The build failed, so no ${part} ran.`
  if (!isUnfinished(job)) {
    const how = status === 'canceled' ? 'was canceled' : 'ended'
    return `The job ${how} before its tests began, so no ${part} ran.`
  }
  if (isCanceling) return `The job is being canceled before its tests begin, so no ${part} runs.`
  return `The ${list} show here when the tests of the job begin.`
}
