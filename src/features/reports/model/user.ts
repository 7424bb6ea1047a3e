import type { JobReport } from '@generated/evaluation/types.ts'
import { shortId } from '@/lib/ids.ts'

/** Name of the person who started a job; in place of an unknown name the id, shortened. */
export const userNameOf = ({
  userName,
  scheduledBy,
}: Pick<JobReport, 'userName' | 'scheduledBy'>): string =>
  userName?.trim() ? userName : `USER ID: ${shortId(scheduledBy.replace(/^t4:/, ''))}`
