import type { ReactNode } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form'
import type { Submission } from '@/data/submission.tsx'
import type { FieldsSubmitState } from '@/ui/forms/form-shell.tsx'
import { rebaseForm } from '@/ui/forms/rebase-form.ts'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import type { ConflictAlertProps } from './conflict-alert.tsx'
import { useKeptDraft } from './kept-draft.tsx'
import { SaveProblem, type SaveProblemProps } from './save-problem.tsx'

interface EditFormOptions<Data, Draft>
  extends Pick<SaveProblemProps<Data, Draft>, 'editing'>,
    Pick<ConflictAlertProps<Data, Draft>, 'kind' | 'draftOf' | 'fields'> {
  saving: Pick<Submission<never>, 'alert' | 'dismiss' | 'failure' | 'pending'>
  base: Draft & DefaultValues<Draft>
  /** Takes out of a draft what must not be kept. */
  withoutSecrets?: (draft: Draft) => Draft
  /** Names what is taken out: `The access token is not: enter it again.` */
  notKept?: string
}

interface EditForm<Draft extends FieldValues> {
  form: UseFormReturn<Draft>
  /** For the frame of the form: the state of its saving. */
  submission: Pick<FieldsSubmitState, 'pending' | 'submitError' | 'showErrors'>
  /** Puts the offer to restore what was entered before a sign-in above the form, and asks before input is lost. */
  guarded: (frame: ReactNode) => ReactNode
}

/** A form whose whole draft is its fields: neither a sign-in, a navigation nor somebody else's save loses any. */
export function useEditForm<Data, Draft extends FieldValues>(
  options: EditFormOptions<Data, Draft>,
): EditForm<Draft> {
  const { base, withoutSecrets = (draft) => draft, notKept, ...saving } = options
  const form = useForm<Draft>({ defaultValues: base, mode: 'all' })
  const { isDirty } = useFormState({ control: form.control })
  const question = useUnsavedGuard(isDirty)
  const offer = useKeptDraft<Draft>({
    name: saving.kind.one,
    dirty: isDirty,
    base,
    mine: () => withoutSecrets(form.getValues()),
    onRestore: (draft) => rebaseForm(form, draft, base),
    ...(notKept !== undefined && { notKept }),
  })
  const problem = (
    <SaveProblem
      {...saving}
      mine={form.getValues}
      onTakeOver={(merged, stored) => rebaseForm(form, merged, stored as typeof base)}
    />
  )
  return {
    form,
    submission: {
      pending: saving.saving.pending,
      submitError: problem,
      showErrors: () => form.trigger(),
    },
    guarded: (frame) => (
      <>
        {offer}
        {frame}
        {question}
      </>
    ),
  }
}
