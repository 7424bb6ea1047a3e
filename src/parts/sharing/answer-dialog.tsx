import type { ReactNode } from 'react'
import { answerTexts, type InvitationAnswer } from '@/features/sharing/model/texts.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'

interface AnswerDialogProps {
  /** What is asked; the dialog is closed while it is undefined. */
  answer: InvitationAnswer | undefined
  /** What is offered: `catalog`, `scenarios`. */
  what: string
  /** The thing by name; any text. */
  name?: string | undefined
  onConfirm: () => void
  onCancel: () => void
  /** The answer is being sent. */
  pending: boolean
  /** Why the answer could not be sent. */
  submitError: ReactNode | undefined
}

/** Asks before an offer of another project is accepted or rejected. */
export function AnswerDialog({ answer, what, ...props }: AnswerDialogProps) {
  if (!answer) return null
  const { title, lines, label } = answerTexts(answer, what)
  return (
    <ConfirmDialog
      {...props}
      open
      question={title}
      confirmLabel={label}
      danger={answer === 'reject'}
      disabledReason={undefined}
    >
      {lines.map((line) => (
        <p key={line} className="not-last:mb-2">
          {line}
        </p>
      ))}
    </ConfirmDialog>
  )
}
