import { updateFirmwareReleaseOperation } from '@generated/catalog/codec.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useNavigate } from '@tanstack/react-router'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import type { Editing } from '@/data/editing.ts'
import type { DraftFields } from '@/page/conflict-alert.tsx'
import { useEditForm } from '@/page/edit-form.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import {
  nameError,
  nameLimit,
  type ReleaseDetails,
  updateRequest,
  whyNotName,
} from '../model/details.ts'
import { releaseKind, releaseTarget } from '../model/release.ts'
import { useSaveRelease } from './use-save-release.ts'

const fields: DraftFields<ReleaseDetails> = {
  name: { label: 'Name', text: (name) => name },
  description: { label: 'Description', text: (description) => description },
}

/** Initial values of the form for a stored release. */
const detailsOf = ({ name, description }: FirmwareRelease): ReleaseDetails => ({
  name,
  description,
})

/** The form of a release: name and description, then confirmation. */
export function ReleaseForm({ editing }: { editing: Editing<FirmwareRelease> }) {
  const navigate = useNavigate()
  const { stored } = editing
  const { form, offer, problem, question } = useEditForm({
    operation: updateFirmwareReleaseOperation,
    kind: releaseKind,
    editing,
    draftOf: detailsOf,
    fields,
    base: detailsOf(stored),
  })
  const { save, pending } = useSaveRelease(editing)
  const disabledReason = whyNotName(useWatch({ control: form.control, name: 'name' }))
  return (
    <>
      {offer}
      <TwoStepForm
        input={() => <InputStep form={form} />}
        confirm={() => <ConfirmStep details={form.getValues()} />}
        onSave={() => void save(form.getValues())}
        onCancel={() => void navigate(releaseTarget(stored.catalogId, stored.id))}
        pending={pending}
        submitError={problem}
        disabledReason={disabledReason}
        showErrors={() => form.trigger()}
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
  const { name, description } = updateRequest(details)
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
