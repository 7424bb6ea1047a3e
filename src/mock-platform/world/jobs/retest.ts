import { day } from '../moments.ts'
import type { Job } from './job.ts'
import { buildStatusOf, releaseStatusOf } from './report.ts'

/** For so long after it was scheduled a job can be run again without a release, in milliseconds. */
const retestPeriod = 7 * day

/** Why the versions of a job cannot be run again at a time in milliseconds; undefined when they can. */
export const whyNotRetest = (job: Job, now: number): string | undefined => {
  if (buildStatusOf(job, now) !== 'succeeded') return 'The build of the job has not succeeded.'
  if (!job.event.sourceJobId) return 'The job has no source job.'
  const isReleased = releaseStatusOf(job, now) === 'succeeded'
  return isReleased || now - job.scheduledAt <= retestPeriod
    ? undefined
    : 'The job was scheduled more than 7 days ago and its firmware is not released.'
}
