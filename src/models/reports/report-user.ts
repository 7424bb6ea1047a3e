import type { JobReport } from '@generated/evaluation/types.ts'
import { shortId } from '@/lib/ids.ts'
import { containsText } from '@/lib/text.ts'

/** Name of the user who started a job; the shortened id for an unknown name. */
export const userNameOf = ({
  userName,
  scheduledBy,
}: Pick<JobReport, 'userName' | 'scheduledBy'>): string =>
  userName?.trim() ? userName : `USER ID: ${shortId(scheduledBy.replace(/^t4:/, ''))}`

/** Whether the name of the user who started a job has a text; a job whose user is not known has no name. */
export const hasUserName = ({ userName }: Pick<JobReport, 'userName'>, text: string): boolean =>
  containsText(userName, text)
