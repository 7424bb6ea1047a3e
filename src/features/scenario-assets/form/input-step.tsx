import { type UseFormReturn, useFormState } from 'react-hook-form'
import { Field } from '@/ui/fields/field.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import {
  type AssetDraft,
  descriptionError,
  descriptionLimit,
  nameError,
  nameLimit,
} from '../model/draft.ts'
import type { FileChoice } from '../model/file.ts'
import { FileField } from './file-field.tsx'

interface InputStepProps {
  form: UseFormReturn<AssetDraft>
  choice: FileChoice
  onChoice: (choice: FileChoice) => void
}

/** The first step: name, description and file of an asset. */
export function InputStep({ form: { control, register }, ...file }: InputStepProps) {
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
