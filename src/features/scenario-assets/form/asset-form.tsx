import { useState } from 'react'
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form'
import { formatSize } from '@/lib/numbers.ts'
import { reasonOf } from '@/lib/reasons.ts'
import { assetKind } from '@/models/scenario-assets/asset.ts'
import {
  type AssetDraft,
  contentOf,
  descriptionError,
  descriptionLimit,
  draftProblems,
  fileSizeText,
  nameError,
  nameLimit,
} from '@/models/scenario-assets/asset-draft.ts'
import { choose, type FileChoice, noFile } from '@/models/scenario-assets/asset-file.ts'
import type { Registration } from '@/models/scenario-assets/asset-registration.ts'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { useToList } from '@/page/kind.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { useAttempted } from '@/ui/fields/attempt.ts'
import { Field } from '@/ui/fields/field.tsx'
import { FileInput } from '@/ui/fields/file-input.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { rebaseForm } from '@/ui/forms/rebase-form.ts'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { useRegisterAsset } from './use-register-asset.ts'

interface FileFieldProps {
  choice: FileChoice
  onChoice: (choice: FileChoice) => void
}

/** Selects the file of an asset. A refused file does not replace the selected one. */
function FileField({ choice, onChoice }: FileFieldProps) {
  const { file, refused } = choice
  const missing = useAttempted() && !file ? 'Required.' : undefined
  return (
    <Field
      group
      required
      label="Select zip file to upload"
      help="The zip file should contain the asset data."
      error={refused?.problem ?? missing}
    >
      <FileInput
        accept=".zip"
        buttonLabel="Select file"
        onFiles={(files) => onChoice(choose(choice, files))}
      >
        {file ? (
          <>
            <bdi className="font-medium">{file.name}</bdi>{' '}
            <span className="text-muted">{formatSize(file.size)}</span>
          </>
        ) : (
          <span className="text-muted">or drop it here</span>
        )}
        {refused && (
          <p className="text-muted">
            Not accepted: <bdi>{refused.name}</bdi>
          </p>
        )}
      </FileInput>
    </Field>
  )
}

interface InputStepProps {
  form: UseFormReturn<AssetDraft>
  choice: FileChoice
  onChoice: (choice: FileChoice) => void
}

function InputStep({ form: { control, register }, ...file }: InputStepProps) {
  const { errors } = useFormState({ control })
  return (
    <div className="flex max-w-[720px] flex-col gap-4">
      <Field label="Name" required error={errors.displayName?.message}>
        <TextInput
          limit={nameLimit}
          autoComplete="off"
          {...register('displayName', { validate: nameError })}
        />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <TextArea
          limit={descriptionLimit}
          {...register('description', { validate: descriptionError })}
        />
      </Field>
      <FileField {...file} />
    </div>
  )
}

interface ConfirmStepProps {
  draft: AssetDraft
  file: File | undefined
  /** Progress of the upload; undefined while none runs. */
  percent: number | undefined
}

const fileItems = (file: File): OverviewItem[] => [
  { label: 'File name', value: <bdi>{file.name}</bdi>, wide: true },
  { label: 'File size', value: fileSizeText(file.size), wide: true },
  { label: 'File type', value: file.type || undefined, wide: true },
]

/** The last step: summary of what is registered, and progress of the upload. */
function ConfirmStep({ draft, file, percent }: ConfirmStepProps) {
  const { displayName, description } = contentOf(draft)
  return (
    <div className="flex flex-col gap-4">
      <Overview
        label="Scenario asset"
        items={[
          { label: 'Name', value: <bdi>{displayName}</bdi>, wide: true },
          { label: 'Description', value: description, wide: true },
          ...(file ? fileItems(file) : []),
        ]}
      />
      {percent !== undefined && (
        <div className="flex flex-col gap-2 rounded-lg border bg-surface px-4 py-3">
          <p>{percent < 100 ? `Uploading... ${percent}%` : 'Putting the parts together…'}</p>
          <ProgressBar label="Upload" percent={percent} />
        </div>
      )}
    </div>
  )
}

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
    if (file) submit({ draft: form.getValues(), file })
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
      ? 'The file is uploaded: the next attempt registers it without another upload. To upload it again, go back and select it again.'
      : 'Nothing that you entered is lost. Submit again to upload the file and register it.'}
  </p>
)
