import type { ReportStatus } from '@generated/evaluation/types.ts'
import { formatCount } from '@/lib/numbers.ts'
import { countsOf, failuresOf, type JobHeader } from './engine/job-header.ts'

/** What came of a finished job, in few words, and as what it is marked. */
export interface Outcome {
  status: ReportStatus
  text: string
}

/**
 * What came of a finished job: `8 of 77 failed`, `None of 77 failed`, `Build failed`, `Canceled`. A job that tested
 * nothing is told by its status alone.
 */
export const outcomeOf = (job: Pick<JobHeader, 'status' | 'build' | 'test'>): Outcome => {
  if (job.status === 'canceled') return { status: 'canceled', text: 'Canceled' }
  if (job.build.status === 'failed') return { status: 'failed', text: 'Build failed' }
  const total = countsOf(job)?.totalCount ?? 0
  const failed = failuresOf(job)
  const isFailed = job.status === 'failed' || failed > 0
  const status = isFailed ? 'failed' : 'succeeded'
  if (total === 0) return { status, text: isFailed ? 'Failed' : 'Succeeded' }
  const count = failed === 0 ? 'None' : formatCount(failed)
  return { status, text: `${count} of ${formatCount(total)} failed` }
}
