import { jobDescriptionLimit, jobOptionLabels as labels } from '@/lib/job-options.ts'
import { gatedFields } from '@/models/run-drawer/run-flags.ts'
import type { RunState } from '@/models/run-drawer/run-state.ts'
import { DeveloperOptionsField } from '@/parts/job-options/developer-options-field.tsx'
import { LogExpirationInput } from '@/parts/job-options/log-expiration-input.tsx'
import { MaxRetriesField } from '@/parts/job-options/max-retries-field.tsx'
import { BetaCheckbox } from '@/ui/fields/beta-checkbox.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import type { RunForm } from './use-run-form.ts'

/** Fields that are on or off. */
type OptionName = {
  [Field in keyof RunState]-?: RunState[Field] extends boolean ? Field : never
}[keyof RunState]

interface FormProps {
  form: RunForm
}

/** Options of build, test and release, and the description. */
export function OptionsSection({ form }: FormProps) {
  const { run, change, errorOf, lockOf } = form
  return (
    <>
      <div className="flex flex-col gap-3">
        <OptionCheckbox form={form} field="release" label="Release" />
        <OptionCheckbox form={form} field="partialRelease" label={labels.partialRelease} />
        <OptionCheckbox form={form} field="cleanBuild" label={labels.cleanBuild} />
        <OptionCheckbox form={form} field="debug" label={labels.debug} />
      </div>
      {form.flags[gatedFields.developerOptionNames] && (
        <DeveloperOptionsField
          names={run.content.developerOptionNames}
          onNamesChange={(names) => change('developerOptionNames', names)}
          disabledReason={lockOf('developerOptionNames')?.reason}
        />
      )}
      <div className="flex flex-col gap-3">
        <OptionCheckbox form={form} field="skipTest" label={labels.skipTest} />
        {form.flags[gatedFields.recordCaret] && (
          <OptionCheckbox form={form} field="recordCaret" label={labels.recordCaret} beta />
        )}
        {form.flags[gatedFields.calculateScenarioReconstructionAccuracy] && (
          <OptionCheckbox
            form={form}
            field="calculateScenarioReconstructionAccuracy"
            label={labels.calculateScenarioReconstructionAccuracy}
            beta
          />
        )}
      </div>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <MaxRetriesField
          count={run.content.maxRetries}
          onCountChange={(count) => change('maxRetries', count)}
          disabledReason={lockOf('maxRetries')?.reason}
        />
        <LogExpiration form={form} />
      </div>
      <OptionCheckbox
        form={form}
        field="disableLoggingOnSuccess"
        label={labels.disableLoggingOnSuccess}
      />
      <Field label="Description (optional)" error={errorOf('description')}>
        <TextArea
          limit={jobDescriptionLimit}
          trimmed
          value={run.content.description}
          onChange={(event) => change('description', event.target.value)}
        />
      </Field>
    </>
  )
}

interface OptionCheckboxProps extends FormProps {
  field: OptionName
  label: string
  beta?: boolean
}

function OptionCheckbox({ form, field, label, beta = false }: OptionCheckboxProps) {
  const Box = beta ? BetaCheckbox : Checkbox
  return (
    <Box
      label={label}
      checked={form.run.content[field]}
      onChange={(event) => form.change(field, event.target.checked)}
      disabledReason={form.lockOf(field)?.reason}
    />
  )
}

function LogExpiration({ form }: FormProps) {
  const days = form.run.content.logExpirationDays
  const lock = form.lockOf('logExpirationDays')
  return (
    <Field label={labels.logExpirationDays} disabledReason={lock?.reason}>
      {days === null ? (
        <TextInput value={lock?.shownText} readOnly />
      ) : (
        <LogExpirationInput
          days={days}
          onDaysChange={(typed) => form.change('logExpirationDays', typed)}
        />
      )}
    </Field>
  )
}
