import { useController, useFormState, useWatch } from 'react-hook-form'
import { jobDescriptionLimit, jobOptionLabels as labels } from '@/lib/job-options.ts'
import { descriptionError } from '@/models/integrations/integration-checks.ts'
import { DeveloperOptionsField } from '@/parts/job-options/developer-options-field.tsx'
import { LogExpirationInput } from '@/parts/job-options/log-expiration-input.tsx'
import { MaxRetriesField } from '@/parts/job-options/max-retries-field.tsx'
import { useFlags } from '@/session/flags.ts'
import { BetaCheckbox } from '@/ui/fields/beta-checkbox.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { FormSection } from '@/ui/forms/form-page.tsx'
import type { SectionProps } from './form-state.ts'

/** The options of the jobs that an integration starts. */
export function OptionsSection({ form }: SectionProps) {
  const { control, register } = form
  const flags = useFlags()
  const { errors } = useFormState({ control, name: 'description' })
  return (
    <FormSection title="Default Options" help="For the jobs that this integration starts.">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Checkbox label={labels.cleanBuild} {...register('cleanBuild')} />
        <Checkbox label={labels.debug} {...register('debug')} />
        <Checkbox label={labels.skipTest} {...register('skipTest')} />
        <Checkbox
          label="Ignore Essential"
          help="Ignores the must-succeed flags of scenarios."
          {...register('ignoreEssential')}
        />
        <Checkbox label={labels.disableLoggingOnSuccess} {...register('disableLoggingOnSuccess')} />
        <Checkbox label={labels.partialRelease} {...register('partialRelease')} />
        {flags.caret && <BetaCheckbox label={labels.recordCaret} {...register('recordCaret')} />}
        {flags.reconstructionAccuracy && (
          <BetaCheckbox
            label={labels.calculateScenarioReconstructionAccuracy}
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
          trimmed
          {...register('description', { validate: descriptionError })}
        />
      </Field>
    </FormSection>
  )
}

function DeveloperOptions({ form: { control } }: SectionProps) {
  const { field } = useController({ control, name: 'developerOptionNames' })
  return <DeveloperOptionsField names={field.value} onNamesChange={field.onChange} />
}

function MaxRetries({ form: { control } }: SectionProps) {
  const { field } = useController({ control, name: 'maxRetries' })
  const skipTest = useWatch({ control, name: 'skipTest' })
  // A stored 0 comes from skipped tests.
  const chosen = field.value === '' || field.value === '0' ? undefined : Number(field.value)
  return (
    <MaxRetriesField
      count={skipTest ? 0 : chosen}
      onCountChange={(count) => field.onChange(count === undefined ? '' : String(count))}
      onBlur={field.onBlur}
      ref={field.ref}
      disabledReason={skipTest ? 'Nothing is tested while Skip Test is on.' : undefined}
    />
  )
}

function LogExpiration({ form: { control } }: SectionProps) {
  const { field } = useController({ control, name: 'logExpirationDays' })
  const keepsLogs = useWatch({ control, name: 'keepsLogs' })
  return (
    <Field
      label={labels.logExpirationDays}
      help={keepsLogs ? 'Empty keeps the logs indefinitely, as stored.' : undefined}
    >
      <LogExpirationInput
        days={field.value}
        onDaysChange={field.onChange}
        mayBeEmpty={keepsLogs}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}
