import { useController, useFormState, useWatch } from 'react-hook-form'
import {
  dayUnit,
  jobDescriptionLimit,
  logExpirationRange,
  retryChoices,
  wholeDays,
} from '@/lib/job-options.ts'
import { useFlags } from '@/session/flags.ts'
import { BetaCheckbox } from '@/ui/beta-checkbox.tsx'
import { Checkbox } from '@/ui/checkbox.tsx'
import { ChipInput } from '@/ui/chip-input.tsx'
import { Field } from '@/ui/field.tsx'
import { FormSection } from '@/ui/form-page.tsx'
import { Select } from '@/ui/select.tsx'
import { TextArea } from '@/ui/text-area.tsx'
import { TextInput } from '@/ui/text-input.tsx'
import { descriptionError } from '../rules/checks.ts'
import type { SectionProps } from './form-state.ts'

/** The options of the jobs that an integration starts. */
export function OptionsSection({ form }: SectionProps) {
  const { control, register } = form
  const flags = useFlags()
  const { errors } = useFormState({ control, name: 'description' })
  return (
    <FormSection title="Default Options" help="The jobs that this integration starts have them.">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Checkbox label="Clean Build" {...register('cleanBuild')} />
        <Checkbox label="Debug Build" {...register('debug')} />
        <Checkbox label="Skip Test" {...register('skipTest')} />
        <Checkbox
          label="Ignore Essential"
          help="The must-succeed flags of scenarios count for nothing."
          {...register('ignoreEssential')}
        />
        <Checkbox label="Disable Logging on Success" {...register('disableLoggingOnSuccess')} />
        <Checkbox label="Partial Release" {...register('partialRelease')} />
        {flags.caret && <BetaCheckbox label="CARET Enabled" {...register('recordCaret')} />}
        {flags.reconstructionAccuracy && (
          <BetaCheckbox
            label="Calculate Scenario Reconstruction Accuracy"
            {...register('calculateScenarioReconstructionAccuracy')}
          />
        )}
      </div>
      {flags.privileged && <DeveloperOptions form={form} />}
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <MaxRetries form={form} />
        <LogExpiration form={form} />
      </div>
      <Field label="Description for automated jobs" error={errors.description?.message}>
        <TextArea
          limit={jobDescriptionLimit}
          {...register('description', { validate: descriptionError })}
        />
      </Field>
    </FormSection>
  )
}

function DeveloperOptions({ form: { control } }: SectionProps) {
  const { field } = useController({ control, name: 'developerOptionNames' })
  return (
    <Field label="Developer Build Options" help="Enter or a comma adds the name of an option.">
      <ChipInput
        label="Developer Build Options"
        values={field.value}
        onValuesChange={field.onChange}
      />
    </Field>
  )
}

const noRetries = ''

function MaxRetries({ form: { control } }: SectionProps) {
  const { field } = useController({ control, name: 'maxRetries' })
  const skipTest = useWatch({ control, name: 'skipTest' })
  const stored = field.value === '0' ? noRetries : field.value
  const choices = retryChoices.map(String)
  const known = stored === noRetries || choices.includes(stored)
  return (
    <Field
      label="Max Test Retries"
      disabledReason={skipTest ? 'Nothing is tested while Skip Test is on.' : undefined}
    >
      {skipTest ? (
        <Select value="0" onChange={() => undefined}>
          <option value="0">0</option>
        </Select>
      ) : (
        <Select
          value={stored}
          onChange={({ target }) => field.onChange(target.value)}
          onBlur={field.onBlur}
          ref={field.ref}
        >
          <option value={noRetries}>-</option>
          {[...choices, ...(known ? [] : [stored])].map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function LogExpiration({ form: { control } }: SectionProps) {
  const { field } = useController({ control, name: 'logExpirationDays' })
  const keepsLogs = useWatch({ control, name: 'keepsLogs' })
  const { least, most } = logExpirationRange
  const endless = keepsLogs && field.value.trim() === ''
  const leave = () => {
    field.onBlur()
    if (!endless) field.onChange(String(wholeDays(field.value)))
  }
  return (
    <Field
      label="Log Expiration"
      help={keepsLogs ? 'Empty keeps the logs without end, as it is stored.' : undefined}
    >
      <span className="flex items-center gap-2">
        <TextInput
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={1}
          placeholder={keepsLogs ? 'Indefinite' : undefined}
          value={field.value}
          onChange={field.onChange}
          onBlur={leave}
          ref={field.ref}
        />
        <span className="w-9 shrink-0 text-sm text-muted">
          {endless ? 'days' : dayUnit(field.value)}
        </span>
      </span>
    </Field>
  )
}
