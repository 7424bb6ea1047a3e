import type { UseMutationOptions } from '@tanstack/react-query'
import { answerTexts, type InvitationAnswer } from '@/models/sharing/sharing-texts.ts'
import { ChangeDialog } from '@/page/change-dialog.tsx'

interface AnswerDialogProps<Data, Variables> {
  answer: InvitationAnswer
  /** Noun for the shared things: `catalog`, `scenarios`. */
  what: string
  /** Name of the thing; any text. */
  name?: string | undefined
  /** Sends the answer; closes the dialog after a success. */
  change: UseMutationOptions<Data, Error, Variables>
  variables: Variables
  onClose: () => void
}

/** Confirms and accepts or rejects an invitation of another project. */
export function AnswerDialog<Data, Variables>(props: AnswerDialogProps<Data, Variables>) {
  const { answer, what, ...dialog } = props
  const { title, lines, label } = answerTexts(answer, what)
  return (
    <ChangeDialog {...dialog} question={title} confirmLabel={label} danger={answer === 'reject'}>
      {lines.map((line) => (
        <p key={line} className="not-last:mb-2">
          {line}
        </p>
      ))}
    </ChangeDialog>
  )
}
