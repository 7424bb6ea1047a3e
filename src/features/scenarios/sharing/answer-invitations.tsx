import type { ScenarioShareInvitation } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { counted } from '@/lib/count-text.ts'
import { answerTexts, type InvitationAnswer } from '@/models/sharing/sharing-texts.ts'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { startTask } from '@/parts/tasks/tasks.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'

interface AnswerInvitationsProps {
  answer: InvitationAnswer
  invitations: readonly ScenarioShareInvitation[]
  onStarted: () => void
  onClose: () => void
}

/** Confirms and answers invitations, one call each. */
export function AnswerInvitations(props: AnswerInvitationsProps) {
  const { answer, invitations, onStarted, onClose } = props
  const projectId = useProjectId()
  const client = useQueryClient()
  const { title, lines, label } = answerTexts(answer, 'scenarios')
  const answerAll = () => {
    const count = counted(invitations.length, 'invitation')
    startTask(client, {
      projectId,
      change: {
        area: 'invitations',
        answer,
        scenarios: Object.fromEntries(
          invitations.map(({ id, sharedScenario }) => [id, sharedScenario.id]),
        ),
      },
      items: invitations.map(({ id, sharedScenario }) => ({
        id,
        name: sharedScenario.displayName,
      })),
      texts: {
        title: `${label} ${count}`,
        ended: `${count} ${answer}ed`,
        done: `${answer}ed`,
        noun: { one: 'invitation', many: 'invitations' },
      },
    })
    onStarted()
    onClose()
  }
  return (
    <ConfirmDialog
      question={title}
      confirmLabel={label}
      danger={answer === 'reject'}
      onConfirm={answerAll}
      onClose={onClose}
      pending={false}
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
      {[...lines, ...(answer === 'reject' ? ['This cannot be undone.'] : [])].map((line) => (
        <p key={line} className="not-last:mb-2">
          {line}
        </p>
      ))}
    </ConfirmDialog>
  )
}
