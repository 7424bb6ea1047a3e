import type { FormEventHandler, ReactNode } from 'react'
import { AttemptContext } from '../fields/attempt.ts'
import { FormFooter, preventing } from './form-page.tsx'
import { type FieldsSubmitState, FormButtons, useSubmit } from './form-shell.tsx'

interface PageFormProps extends FieldsSubmitState {
  onSave: FormEventHandler<HTMLFormElement>
  onCancel: () => void
  /** Default: `Save`. */
  submitLabel?: string
  children: ReactNode
}

/** Form on a page of its own, saved without a confirmation step. */
export function PageForm({
  onSave,
  onCancel,
  submitLabel = 'Save',
  children,
  ...submission
}: PageFormProps) {
  const { pending, submitError, disabledReason } = submission
  const submit = useSubmit(submission)
  const save: FormEventHandler<HTMLFormElement> = (event) => {
    if (!pending && disabledReason === undefined) onSave(event)
  }
  return (
    <form noValidate onSubmit={preventing(save)} className="flex grow flex-col">
      <div className="grow pb-6">
        <AttemptContext value={submit.attempted}>{children}</AttemptContext>
      </div>
      <FormFooter>
        <FormButtons
          submit={submit}
          submitLabel={submitLabel}
          onCancel={onCancel}
          pending={pending}
          submitError={submitError}
        />
      </FormFooter>
    </form>
  )
}
