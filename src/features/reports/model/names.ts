import { shortId } from '@/lib/ids.ts'

/** Name of a job's page: `Job 1a2b3c4d`. */
export const jobName = (jobId: string): string => `Job ${shortId(jobId)}`

/** Name of a case: its parameters in one line, or its id where it has none. */
export const caseName = ({
  id,
  formattedParameter,
}: {
  id: string
  formattedParameter?: string | undefined
}): string => formattedParameter?.trim() || `Case ${shortId(id)}`
