import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form'
import { CallAlert } from '@/page/call-alert.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import { nameError, nameLimit, type ReleaseDetails, savedDetails } from '../model/details.ts'
import { useSaveRelease } from './use-save-release.ts'

interface ReleaseFormProps {
  /** The release as it was when the form began. */
  stored: FirmwareRelease
  onSaved: () => void
  onCancel: () => void
}

/** The form of a release: its name and description, then what is going to be saved. */
export function ReleaseForm({ stored, onSaved, onCancel }: ReleaseFormProps) {
  const form = useForm<ReleaseDetails>({
    defaultValues: { name: stored.name, description: stored.description },
    mode: 'all',
  })
  const { control } = form
  const { save, pending, failed } = useSaveRelease(stored, onSaved)
  const problem = nameError(useWatch({ control, name: 'name' }))
  const { isDirty } = useFormState({ control })
  const question = useUnsavedGuard(isDirty)

  return (
    <>
      <TwoStepForm
        input={() => <InputStep form={form} />}
        confirm={() => <ConfirmStep details={form.getValues()} />}
        onSave={() => void save(form.getValues())}
        onCancel={onCancel}
        pending={pending}
        submitError={failed && <CallAlert id="updateFirmwareRelease" />}
        disabledReason={problem && `Name: ${problem}`}
      />
      {question}
    </>
  )
}

function InputStep({ form: { control, register } }: { form: UseFormReturn<ReleaseDetails> }) {
  const { errors } = useFormState({ control, name: ['name'] })
  return (
    <div className="flex max-w-[720px] flex-col gap-4">
      <Field label="Name" required error={errors.name?.message}>
        <TextInput
          limit={nameLimit}
          autoComplete="off"
          {...register('name', { validate: nameError })}
        />
      </Field>
      <Field label="Description">
        <TextArea {...register('description')} />
      </Field>
    </div>
  )
}

function ConfirmStep({ details }: { details: ReleaseDetails }) {
  const { name, description } = savedDetails(details)
  return (
    <Overview
      label="Release"
      items={[
        { label: 'Name', value: <bdi>{name}</bdi>, wide: true },
        {
          label: 'Description',
          value: description ? (
            <span className="whitespace-pre-line">{description}</span>
          ) : undefined,
          wide: true,
        },
      ]}
    />
  )
}
