import { shortId } from '@/lib/ids.ts'

/** Name of a job's page: `Job 1a2b3c4d`. */
export const jobName = (jobId: string): string => `Job ${shortId(jobId)}`
