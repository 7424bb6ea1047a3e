import type { InvitationAnswer } from '@/features/sharing/model/texts.ts'
import { formatCount } from '@/lib/numbers.ts'

/** What came of the answers to several invitations. */
export interface AnswerFailure {
  title: string
  detail: string
}

/**
 * What to say of answers that failed; undefined when none did. One failure is told by its call.
 *
 * @param failed the reasons of those that failed
 */
export const answerFailure = (
  answer: InvitationAnswer,
  failed: readonly string[],
): AnswerFailure | undefined => {
  const [first] = failed
  if (first === undefined) return undefined
  return failed.length === 1
    ? { title: `Failed to ${answer} the scenario sharing invitation.`, detail: first }
    : { title: `Failed to ${answer} ${formatCount(failed.length)} items.`, detail: first }
}
