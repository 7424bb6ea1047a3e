import type { JobReport } from '@generated/evaluation/types.ts'
import { epochOf } from '@/lib/dates.ts'

/** A job without a release can be run again for 7 days after it was scheduled. */
const retestPeriod = 7 * 24 * 60 * 60 * 1000

type Job = Pick<JobReport, 'scheduledAt' | 'build' | 'firmware' | 'event'>

/** Why the build artifacts of a job cannot be reused; undefined when they can. */
export const whyNotReuse = ({ build }: Pick<Job, 'build'>): string | undefined =>
  build.status === 'succeeded'
    ? undefined
    : 'The build of the job has not succeeded: there is nothing to be reused.'

/** Why the versions of a job cannot be run again at a time in milliseconds; undefined when they can. */
export const whyNotRetest = (job: Job, now: number): string | undefined => {
  const notBuilt = whyNotReuse(job)
  if (notBuilt) return notBuilt
  if (!job.event.sourceJobId) return 'The job names no source job: its artifacts cannot be reused.'
  if (job.firmware?.releaseStatus === 'succeeded') return undefined
  const scheduledAt = epochOf(job.scheduledAt)
  return scheduledAt !== undefined && now - scheduledAt <= retestPeriod
    ? undefined
    : 'Artifacts can be reused for 7 days, or as long as the firmware is released.'
}
