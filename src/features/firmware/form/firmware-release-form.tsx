import {
  getFirmwareReleaseQueryKey,
  updateFirmwareReleaseMutationOptions,
} from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import type { Editing } from '@/data/editing.ts'
import {
  nameError,
  nameLimit,
  type ReleaseDetails,
  updateRequest,
  whyNotName,
} from '@/models/firmware/firmware-details.ts'
import { refreshReleaseLists } from '@/models/firmware/firmware-queries.ts'
import { releaseKind, releaseTarget } from '@/models/firmware/firmware-release.ts'
import { useEditForm } from '@/page/edit-form.tsx'
import { useSave } from '@/page/use-save.ts'
import { DetailsOverview, detailFields } from '@/parts/forms/details-fields.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Field } from '@/ui/fields/field.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'

const detailsOf = ({ name, description }: FirmwareRelease): ReleaseDetails => ({
  name,
  description,
})

interface ReleaseFormProps {
  editing: Editing<FirmwareRelease>
  onCancel: () => void
}

/** The form of a release: name and description, then confirmation. */
export function ReleaseForm({ editing, onCancel }: ReleaseFormProps) {
  const { stored } = editing
  const path = { projectId: useProjectId(), catalogId: stored.catalogId }
  const saving = useSave<ReleaseDetails, FirmwareRelease>({
    kind: releaseKind,
    ownerId: stored.catalogId,
    editing,
    // The request carries no version, so a newer one is looked for first.
    checkFirst: true,
    update: (details, { id: releaseId }, call) =>
      call(updateFirmwareReleaseMutationOptions(), {
        path: { ...path, releaseId },
        body: updateRequest(details),
      }),
    asDraft: detailsOf,
    asSaved: updateRequest,
    pageKey: (releaseId) => getFirmwareReleaseQueryKey({ ...path, releaseId }),
    refresh: refreshReleaseLists,
    target: (releaseId) => releaseTarget(stored.catalogId, releaseId),
  })
  const { form, submission, guarded } = useEditForm({
    saving,
    kind: releaseKind,
    editing,
    draftOf: detailsOf,
    fields: detailFields,
    base: detailsOf(stored),
  })
  const disabledReason = whyNotName(useWatch({ control: form.control, name: 'name' }))
  return guarded(
    <TwoStepForm
      {...submission}
      input={() => <InputStep form={form} />}
      confirm={() => <DetailsOverview label="Release" details={updateRequest(form.getValues())} />}
      onSave={() => saving.submit(form.getValues())}
      onCancel={onCancel}
      disabledReason={disabledReason}
    />,
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
