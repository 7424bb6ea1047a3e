import type { AnySuitePurpose, EnvironmentType } from '@generated/evaluation/types.ts'
import { type UseFormReturn, useController, useFormState, useWatch } from 'react-hook-form'
import {
  descriptionError,
  descriptionLimit,
  environmentTypesError,
  nameError,
  nameLimit,
} from '@/models/suites/suite-details.ts'
import type { DetailsDraft } from '@/models/suites/suite-draft.ts'
import { environmentTypes, purposeName } from '@/models/suites/suite-settings.ts'
import { offeredSuiteTypes } from '@/models/suites/suite-types.ts'
import { useFlag } from '@/session/flags.ts'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { LabelRows } from '@/ui/fields/label-rows.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { FormSection } from '@/ui/forms/form-page.tsx'

function LabelsField({ form: { control } }: { form: UseFormReturn<DetailsDraft> }) {
  const { field } = useController({ control, name: 'labels' })
  return (
    <FormSection title="Labels" help="Jobs and lists select suites by label.">
      <LabelRows
        label="Labels"
        owner="A suite"
        initialLabels={field.value}
        onLabelsChange={field.onChange}
      />
    </FormSection>
  )
}

interface DetailsFieldsProps {
  form: UseFormReturn<DetailsDraft>
  purpose: AnySuitePurpose
  /** Why the type cannot be changed; undefined when it can. */
  typeFixed: string | undefined
  onTypeChange: (type: string) => void
}

/** The form fields of a suite: name, description, type, environments, labels. */
export function DetailsFields({ form, purpose, typeFixed, onTypeChange }: DetailsFieldsProps) {
  const { control, register } = form
  const { errors } = useFormState({ control, name: ['displayName', 'description'] })
  const type = useWatch({ control, name: 'type' })
  const internalStaff = useFlag('internalStaff')
  const offered: readonly string[] = offeredSuiteTypes({ all: internalStaff })
  const types = offered.includes(type) ? offered : [type, ...offered]

  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <FormSection title="Suite">
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
      </FormSection>
      <div className="flex flex-col gap-6">
        <FormSection title="Kind">
          <Field
            label="Type"
            disabledReason={typeFixed}
            help="Changing the type clears the chosen scenarios."
          >
            <Select
              value={type}
              onChange={({ target }) => {
                const chosen = types.find((offeredType) => offeredType === target.value)
                if (chosen) onTypeChange(chosen)
              }}
            >
              {types.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <dl className="text-sm">
            <dt className="mb-1 font-[550]">Purpose</dt>
            <dd>{purposeName(purpose)}</dd>
            {purpose === 'for_approval' && (
              <dd className="text-xs text-muted">
                It may hold scenarios that are not approved yet, in the version they were opened
                with.
              </dd>
            )}
          </dl>
          {internalStaff && <EnvironmentTypes form={form} />}
        </FormSection>
        <LabelsField form={form} />
      </div>
    </div>
  )
}

function EnvironmentTypes({ form: { control } }: { form: UseFormReturn<DetailsDraft> }) {
  const { field, fieldState } = useController({
    control,
    name: 'targetEnvironmentTypes',
    rules: { validate: environmentTypesError },
  })
  // What the console does not know stays as it is.
  const others = field.value.filter((type) => !environmentTypes.some((known) => known === type))
  const toggle = (type: EnvironmentType) =>
    field.onChange([
      ...environmentTypes.filter((other) => (other === type) !== field.value.includes(other)),
      ...others,
    ])
  return (
    <Field group label="Target environment types" error={fieldState.error?.message}>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {environmentTypes.map((type, index) => (
          <Checkbox
            key={type}
            ref={index === 0 ? field.ref : undefined}
            label={type}
            checked={field.value.includes(type)}
            onChange={() => toggle(type)}
            onBlur={field.onBlur}
          />
        ))}
        {others.map((type) => (
          <Checkbox
            key={type}
            label={type}
            checked
            readOnly
            disabledReason="Kept as it is: this console does not know it."
          />
        ))}
      </div>
    </Field>
  )
}
