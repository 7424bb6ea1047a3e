import type { AnyReportStatus } from '@generated/evaluation/types.ts'
import { formatCount } from '@/lib/numbers.ts'
import { countsOf, failuresOf, type JobHeader } from './engine/job-header.ts'
import type { RunResult } from './engine/job-parts.ts'

/** Result of a finished job, in a few words, and its mark. */
export interface Outcome {
  status: AnyReportStatus
  text: string
}

/** Result of cases in words: `8 of 77 failed`, `None of 77 failed`; by the status alone without cases. */
const outcomeOfCounts = (isFailed: boolean, failed: number, total: number): Outcome => {
  const status = isFailed ? 'failed' : 'succeeded'
  if (total === 0) return { status, text: isFailed ? 'Failed' : 'Succeeded' }
  const count = failed === 0 ? 'None' : formatCount(failed)
  return { status, text: `${count} of ${formatCount(total)} failed` }
}

const canceled: Outcome = { status: 'canceled', text: 'Canceled' }

/** Outcome of a suite or scenario in a finished job. The cases of a scenario that passed are not counted in lists. */
export const outcomeOfResult = ({ status, failed, total }: Omit<RunResult, 'seconds'>): Outcome => {
  if (status === 'canceled') return canceled
  const isFailed = status === 'failed' || failed > 0
  if (total === 0 && !isFailed) return { status: 'succeeded', text: 'None failed' }
  return outcomeOfCounts(isFailed, failed, total)
}

/**
 * Result of a finished job: `8 of 77 failed`, `None of 77 failed`, `Build failed`, `Canceled`. A job that tested
 * nothing is told by its status alone.
 */
export const outcomeOf = (job: Pick<JobHeader, 'status' | 'build' | 'test'>): Outcome => {
  if (job.status === 'canceled') return canceled
  if (job.build.status === 'failed') return { status: 'failed', text: 'Build failed' }
  const failed = failuresOf(job)
  return outcomeOfCounts(
    job.status === 'failed' || failed > 0,
    failed,
    countsOf(job)?.totalCount ?? 0,
  )
}
