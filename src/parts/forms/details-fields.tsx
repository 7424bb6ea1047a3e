import { type UseFormReturn, useFormState } from 'react-hook-form'
import {
  type Details,
  descriptionError,
  descriptionLimit,
} from '@/models/ml-experiments/experiment-details.ts'
import type { DraftFields } from '@/page/conflict-alert.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'

/** The fields by their labels, as a conflict names them. */
export const detailFields: DraftFields<Details> = {
  name: { label: 'Name', text: (name) => name },
  description: { label: 'Description', text: (description) => description },
}

interface DetailsFieldsProps {
  form: UseFormReturn<Details>
  nameLimit: number
  nameError: (name: string) => string | undefined
  /** The consequence of the entered name. */
  warning?: string | undefined
}

/** Fields for the name and the description of an experiment, a run, a package or a release. */
export function DetailsFields({ form, nameLimit, nameError, warning }: DetailsFieldsProps) {
  const { control, register } = form
  const { errors } = useFormState({ control, name: ['name', 'description'] })
  return (
    <div className="flex max-w-[720px] min-w-0 flex-col gap-4">
      <Field label="Name" required error={errors.name?.message}>
        <TextInput
          limit={nameLimit}
          autoComplete="off"
          spellCheck={false}
          {...register('name', { validate: nameError })}
        />
      </Field>
      <div role="status" className="empty:hidden">
        {warning && <InfoBanner>{warning}</InfoBanner>}
      </div>
      <Field label="Description" error={errors.description?.message}>
        <TextArea
          limit={descriptionLimit}
          {...register('description', { validate: descriptionError })}
        />
      </Field>
    </div>
  )
}

interface DetailsOverviewProps {
  /** Name of the kind. */
  label: string
  details: Details
  items?: readonly OverviewItem[]
}

/** The name and the description as they will be saved. */
export const DetailsOverview = ({ label, details, items = [] }: DetailsOverviewProps) => (
  <Overview
    label={label}
    items={[
      { label: 'Name', value: <bdi>{details.name}</bdi>, wide: true },
      { label: 'Description', value: details.description || undefined, wide: true },
      ...items,
    ]}
  />
)
