import { useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { useAlertPlace } from '@/data/alerts/places.ts'
import { reasonOf } from '@/lib/reasons.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { type AssetDraft, draftProblems } from '../model/draft.ts'
import { noFile } from '../model/file.ts'
import type { Registration } from '../model/registration.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { InputStep } from './input-step.tsx'
import { useRegisterAsset } from './use-register-asset.ts'

interface AssetFormProps {
  /** Called once the asset is registered; the id is undefined when the service did not tell it. */
  onRegistered: (assetId: string | undefined) => void
  onCancel: () => void
}

/** The form of a new asset: what it is and its file, then what is going to be registered. */
export function AssetForm({ onRegistered, onCancel }: AssetFormProps) {
  const form = useForm<AssetDraft>({
    defaultValues: { displayName: '', description: '' },
    mode: 'all',
  })
  const { control } = form
  const [choice, setChoice] = useState(noFile)
  const { file } = choice
  const { registration, submit, cancel } = useRegisterAsset(onRegistered)
  const { phase } = registration
  const uploading = phase === 'uploading'
  // Also in the moment between a failure and its place below.
  useAlertPlace('uploadScenarioAsset')
  useAlertPlace('createScenarioAsset')

  const [displayName, description] = useWatch({ control, name: ['displayName', 'description'] })
  const problems = draftProblems({ displayName, description }, file)
  const { isDirty } = useFormState({ control })
  const question = useUnsavedGuard(
    isDirty || file !== undefined,
    uploading ? 'The upload will be canceled, and what you entered will be lost.' : undefined,
  )
  const busyReason = uploading ? 'The file is being uploaded.' : undefined
  const save = () => {
    if (file) void submit(form.getValues(), file)
  }

  return (
    <>
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
        onCancel={uploading ? cancel : onCancel}
        pending={phase === 'registering' || phase === 'registered'}
        submitError={phase === 'entering' && registration.failed && <Failure {...registration} />}
        disabledReason={busyReason ?? reasonOf(problems)}
        backDisabledReason={busyReason}
      />
      {question}
    </>
  )
}

type Entering = Extract<Registration, { phase: 'entering' }>

/** What failed, and what another try does. */
const Failure = ({ failed, uploaded }: Entering) => (
  <div className="flex flex-col gap-1.5">
    <CallAlert id={failed === 'upload' ? 'uploadScenarioAsset' : 'createScenarioAsset'} />
    <p className="text-sm text-muted">
      {uploaded
        ? 'The file is uploaded. Submit again to register it without another upload; to upload it again, go back and select it again.'
        : 'Nothing that you entered is lost. Submit again to upload the file and register it.'}
    </p>
  </div>
)
