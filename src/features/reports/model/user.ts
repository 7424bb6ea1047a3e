import type { JobReport } from '@generated/evaluation/types.ts'
import { shortId } from '@/lib/ids.ts'

/** Name of the user who started a job; the shortened id for an unknown name. */
export const userNameOf = ({
  userName,
  scheduledBy,
}: Pick<JobReport, 'userName' | 'scheduledBy'>): string =>
  userName?.trim() ? userName : `USER ID: ${shortId(scheduledBy.replace(/^t4:/, ''))}`
