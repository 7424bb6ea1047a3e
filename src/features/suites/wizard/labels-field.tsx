import { Plus, X } from 'lucide-react'
import { type FocusEvent, useState } from 'react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { labelErrors, labelSummary, maxLabels } from '@/lib/labels.ts'
import { Button, IconButton } from '@/ui/button.tsx'
import { Field } from '@/ui/field.tsx'
import { FormSection } from '@/ui/form-page.tsx'
import { TextInput } from '@/ui/text-input.tsx'
import type { DetailsDraft } from '../rules/draft.ts'
import { useEdited } from './use-edited.ts'

interface FormProps {
  form: UseFormReturn<DetailsDraft>
}

/** The labels of a suite: rows of key and value. */
export function LabelsField({ form }: FormProps) {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'labels' })
  // What is wrong as a whole is told once the rows are left, not while they are filled.
  const [left, setLeft] = useState(false)
  const noticeLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setLeft(true)
  }
  return (
    <fieldset aria-label="Labels" onBlur={noticeLeaving} className="min-w-0">
      <FormSection title="Labels" help="Jobs and lists choose suites by their labels.">
        {fields.length > 0 && (
          <ul className="flex flex-col gap-2">
            {fields.map((field, index) => (
              <LabelRow key={field.id} form={form} index={index} onRemove={() => remove(index)} />
            ))}
          </ul>
        )}
        {left && <LabelProblems form={form} />}
        <div>
          <Button
            icon={<Plus aria-hidden />}
            onClick={() => append({ key: '', value: '' })}
            disabledReason={
              fields.length >= maxLabels ? `A suite has at most ${maxLabels} labels.` : undefined
            }
          >
            Add label
          </Button>
        </div>
      </FormSection>
    </fieldset>
  )
}

function LabelProblems({ form: { control } }: FormProps) {
  const problems = labelSummary(useWatch({ control, name: 'labels' }))
  if (problems.length === 0) return null
  return (
    <ul role="alert" className="flex flex-col gap-0.5 text-xs text-failed">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  )
}

interface LabelRowProps extends FormProps {
  index: number
  onRemove: () => void
}

function LabelRow({ form, index, onRemove }: LabelRowProps) {
  const label = useWatch({ control: form.control, name: `labels.${index}` })
  const errors = labelErrors(label ?? { key: '', value: '' })
  return (
    <li className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
      <LabelInput form={form} index={index} part="key" error={errors.key} />
      <LabelInput form={form} index={index} part="value" error={errors.value} />
      <IconButton label={`Remove label ${index + 1}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}

const partNames = { key: 'Key', value: 'Value' } as const

interface LabelInputProps extends FormProps {
  index: number
  part: keyof typeof partNames
  error: string | undefined
}

function LabelInput({ form, index, part, error }: LabelInputProps) {
  const { edited, ...handlers } = useEdited()
  return (
    <Field
      label={`${partNames[part]} of label ${index + 1}`}
      labelHidden
      error={edited ? error : undefined}
    >
      <TextInput
        placeholder={partNames[part]}
        autoComplete="off"
        {...form.register(`labels.${index}.${part}`)}
        {...handlers}
      />
    </Field>
  )
}
