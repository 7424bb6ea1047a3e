import {
  acceptScenarioShareInvitationOperation,
  rejectScenarioShareInvitationOperation,
} from '@generated/scenario/codec.ts'
import {
  acceptScenarioShareInvitationMutationOptions,
  rejectScenarioShareInvitationMutationOptions,
} from '@generated/scenario/queries.ts'
import type { ScenarioShareInvitation } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAlertPlace } from '@/data/alert-places.ts'
import { alertDetailsOf, changeAlertKey } from '@/data/alerts.ts'
import { useChange } from '@/data/change.tsx'
import { answerTexts, type InvitationAnswer } from '@/features/sharing/model/texts.ts'
import { countText } from '@/lib/count-text.ts'
import { runInChunks } from '@/lib/run-in-chunks.ts'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { type AnswerFailure, answerFailure } from '../model/answers.ts'
import { scenarioInvitationsQueryOptions } from '../model/queries.ts'
import { refreshScenarios } from '../model/refresh.ts'

interface AnswerInvitationsProps {
  answer: InvitationAnswer
  invitations: readonly ScenarioShareInvitation[]
  /** Called once all are tried, and the invitations are fetched again. */
  onAnswered: (failure: AnswerFailure | undefined) => void
  onClose: () => void
}

/** Confirms and answers invitations, one call each. */
export function AnswerInvitations(props: AnswerInvitationsProps) {
  const { answer, invitations, onAnswered, onClose } = props
  const projectId = useProjectId()
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  // The page tells of failures, all of them in one.
  useAlertPlace(changeAlertKey(acceptScenarioShareInvitationOperation))
  useAlertPlace(changeAlertKey(rejectScenarioShareInvitationOperation))
  const accept = useChange(acceptScenarioShareInvitationMutationOptions())
  const reject = useChange(rejectScenarioShareInvitationMutationOptions())
  const { send } = answer === 'accept' ? accept : reject
  const { title, lines, label } = answerTexts(answer, 'scenarios')

  const answerAll = async () => {
    setPending(true)
    const failed: string[] = []
    await runInChunks(invitations, {
      work: ({ id, sharedScenario }) =>
        send({
          path: { projectId, invitationId: id },
          body: {
            invitations: [{ scenarioId: sharedScenario.id, scenarioShareInvitationId: id }],
          },
        }),
      onSettled: (_, failure) => {
        if (failure) failed.push(alertDetailsOf(failure.error, { read: false })?.message ?? '')
      },
      concernsAll: () => false,
    })
    refreshScenarios(client, projectId)
    await client.invalidateQueries(scenarioInvitationsQueryOptions(projectId))
    if (failed.length === 0) {
      const extent = { count: invitations.length, complete: true }
      toast(`${countText(extent, { one: 'invitation', many: 'invitations' })} ${answer}ed`)
    }
    onAnswered(answerFailure(answer, failed))
  }

  return (
    <ConfirmDialog
      open
      question={title}
      confirmLabel={label}
      danger={answer === 'reject'}
      onConfirm={() => void answerAll()}
      onClose={onClose}
      pending={pending}
      submitError={undefined}
      disabledReason={undefined}
    >
      <div className="mb-3">
        <ScenarioNames
          label="Scenarios of the invitations"
          items={invitations}
          idOf={({ id }) => id}
        >
          {({ sharedScenario }) => <bdi>{sharedScenario.displayName}</bdi>}
        </ScenarioNames>
      </div>
      {lines.map((line) => (
        <p key={line} className="not-last:mb-2">
          {line}
        </p>
      ))}
    </ConfirmDialog>
  )
}
