import { useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { reasonOf } from '@/lib/reasons.ts'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { useToList } from '@/page/kind.ts'
import { rebaseForm } from '@/ui/forms/rebase-form.ts'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { assetKind } from '../model/asset.ts'
import { type AssetDraft, draftProblems } from '../model/draft.ts'
import { noFile } from '../model/file.ts'
import type { Registration } from '../model/registration.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { InputStep } from './input-step.tsx'
import { useRegisterAsset } from './use-register-asset.ts'

const emptyDraft: AssetDraft = { displayName: '', description: '' }

/** The form of a new asset: input with the file, then confirmation. */
export function AssetForm() {
  const form = useForm<AssetDraft>({ defaultValues: emptyDraft, mode: 'all' })
  const { control } = form
  const [choice, setChoice] = useState(noFile)
  const { file } = choice
  const { registration, submit, cancel, alert } = useRegisterAsset()
  const toList = useToList(assetKind)
  const { phase } = registration
  const uploading = phase === 'uploading'

  const [displayName, description] = useWatch({ control, name: ['displayName', 'description'] })
  const problems = draftProblems({ displayName, description }, file)
  const { isDirty } = useFormState({ control })
  const dirty = isDirty || file !== undefined
  const offer = useKeptDraft({
    name: 'asset',
    dirty,
    base: emptyDraft,
    mine: form.getValues,
    onRestore: (draft) => rebaseForm(form, draft, emptyDraft),
    notKept: 'The file is not: select it again.',
  })
  const question = useUnsavedGuard(
    dirty,
    uploading
      ? { text: 'The upload will be canceled, and what you entered will be lost.' }
      : undefined,
  )
  const busyReason = uploading ? 'The file is being uploaded.' : undefined
  const save = () => {
    if (file) void submit(form.getValues(), file)
  }

  return (
    <>
      {offer}
      <TwoStepForm
        forwardLabels={{ input: 'Confirm', confirm: uploading ? 'Uploading...' : 'Submit' }}
        input={() => <InputStep form={form} choice={choice} onChoice={setChoice} />}
        confirm={() => (
          <ConfirmStep
            draft={form.getValues()}
            file={file}
            percent={uploading ? registration.percent : undefined}
          />
        )}
        onSave={save}
        onCancel={uploading ? cancel : toList}
        pending={phase === 'registering' || phase === 'registered'}
        submitError={
          phase === 'entering' &&
          registration.failed && (
            <div className="flex flex-col gap-1.5">
              {alert}
              <RetryHint {...registration} />
            </div>
          )
        }
        disabledReason={busyReason ?? reasonOf(problems)}
        showErrors={() => form.trigger()}
        backDisabledReason={busyReason}
      />
      {question}
    </>
  )
}

/** After a failure: what the next attempt does. */
const RetryHint = ({ uploaded }: Extract<Registration, { phase: 'entering' }>) => (
  <p className="text-sm text-muted">
    {uploaded
      ? 'The file is uploaded. Submit again to register it without another upload; to upload it again, go back and select it again.'
      : 'Nothing that you entered is lost. Submit again to upload the file and register it.'}
  </p>
)
