import type { ItemResult } from '@/data/tasks/task-progress.ts'
import type { InvitationAnswer } from '@/models/sharing/sharing-texts.ts'

/** A scenario of the project that was invited. */
interface Listed {
  sourceScenario?: { id: string } | undefined
  deprecated: boolean
}

const unknown = 'The invitation is gone. If it was accepted, the scenario comes within minutes.'

/**
 * Result of an invitation that is no longer open, after a call that was refused or whose answer was lost. The platform
 * does not tell who has ended it: only a scenario that is here tells that it was accepted, and that takes minutes, and
 * an approved version.
 * Without one, a reject is done, whoever has ended it: the invitation is gone, and nothing has come of it.
 *
 * @param sourceId the scenario on offer
 * @param listed scenarios of the project
 */
export const outcomeOfGone = (
  answer: InvitationAnswer,
  sourceId: string | undefined,
  listed: readonly Listed[],
): ItemResult => {
  const isHere = listed.some(
    ({ sourceScenario, deprecated }) =>
      !deprecated && sourceScenario !== undefined && sourceScenario.id === sourceId,
  )
  if (answer === 'accept')
    return isHere ? { kind: 'unchanged' } : { kind: 'unknown', note: unknown }
  if (!isHere) return { kind: 'unchanged' }
  const reason = 'The invitation was accepted: the scenario is in this project.'
  return { kind: 'failed', reason, mend: 'open' }
}
