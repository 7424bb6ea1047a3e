import { type UseFormReturn, useFormState } from 'react-hook-form'
import { Field } from '@/ui/fields/field.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { FormSection } from '@/ui/forms/form-page.tsx'
import type { SuiteChoices } from '../model/attachments.ts'
import { type CatalogDetails, nameError, nameLimit } from '../model/details.ts'
import { SuitePicker } from './suite-picker.tsx'

interface InputStepProps {
  form: UseFormReturn<CatalogDetails>
  /** Id of the stored catalog; undefined for a new one. */
  catalogId: string | undefined
  choices: SuiteChoices
  onChoicesChange: (update: (choices: SuiteChoices) => SuiteChoices) => void
}

/** The first step: fields of the catalog, and its suites. */
export function InputStep({ form, catalogId, choices, onChoicesChange }: InputStepProps) {
  const { control, register } = form
  const { errors } = useFormState({ control, name: ['displayName'] })
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <FormSection title="Catalog">
        <Field label="Name" required error={errors.displayName?.message}>
          <TextInput
            limit={nameLimit}
            autoComplete="off"
            {...register('displayName', { validate: nameError })}
          />
        </Field>
        <Field label="Description">
          <TextArea {...register('description')} />
        </Field>
      </FormSection>
      <FormSection
        title="Suites"
        help="Jobs of the catalog run the chosen suites. Suites for approval choose their catalogs themselves."
      >
        <SuitePicker catalogId={catalogId} choices={choices} onChange={onChoicesChange} />
      </FormSection>
    </div>
  )
}
