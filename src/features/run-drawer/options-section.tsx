import {
  dayUnit,
  jobDescriptionLimit,
  logExpirationRange,
  retryChoices,
  wholeDays,
} from '@/lib/job-options.ts'
import { BetaCheckbox } from '@/ui/beta-checkbox.tsx'
import { Checkbox } from '@/ui/checkbox.tsx'
import { ChipInput } from '@/ui/chip-input.tsx'
import { Field } from '@/ui/field.tsx'
import { Select } from '@/ui/select.tsx'
import { TextArea } from '@/ui/text-area.tsx'
import { TextInput } from '@/ui/text-input.tsx'
import { gatedFields } from './rules/flags.ts'
import type { RunState } from './rules/state.ts'
import type { RunForm } from './use-run-form.ts'

/** The fields that are switched on or off. */
type SwitchName = {
  [Field in keyof RunState]-?: RunState[Field] extends boolean ? Field : never
}[keyof RunState]

interface FormProps {
  form: RunForm
}

/** How a job builds, tests and releases, and what it is for. */
export function OptionsSection({ form }: FormProps) {
  const { run, change, errorOf } = form
  return (
    <>
      <div className="flex flex-col gap-3">
        <Switch form={form} field="release" label="Release" />
        <Switch form={form} field="partialRelease" label="Partial Release" />
        <Switch form={form} field="cleanBuild" label="Clean Build" />
        <Switch form={form} field="debug" label="Debug Build" />
      </div>
      {form.flags[gatedFields.developerOptionNames] && (
        <Field label="Developer Build Options" help="Enter or a comma adds the name of an option.">
          <ChipInput
            label="Developer Build Options"
            values={run.content.developerOptionNames}
            onValuesChange={(names) => change('developerOptionNames', names)}
          />
        </Field>
      )}
      <div className="flex flex-col gap-3">
        <Switch form={form} field="skipTest" label="Skip Test" />
        {form.flags[gatedFields.recordCaret] && (
          <Switch form={form} field="recordCaret" label="CARET Enabled" beta />
        )}
        {form.flags[gatedFields.calculateScenarioReconstructionAccuracy] && (
          <Switch
            form={form}
            field="calculateScenarioReconstructionAccuracy"
            label="Calculate Scenario Reconstruction Accuracy"
            beta
          />
        )}
      </div>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <MaxRetries form={form} />
        <LogExpiration form={form} />
      </div>
      <Switch form={form} field="disableLoggingOnSuccess" label="Disable Logging on Success" />
      <Field label="Description (optional)" error={errorOf('description')}>
        <TextArea
          limit={jobDescriptionLimit}
          value={run.content.description}
          onChange={(event) => change('description', event.target.value)}
        />
      </Field>
    </>
  )
}

interface SwitchProps extends FormProps {
  field: SwitchName
  label: string
  /** Marked as not finished. */
  beta?: boolean
}

function Switch({ form, field, label, beta = false }: SwitchProps) {
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

const noRetries = '-'

function MaxRetries({ form }: FormProps) {
  const { maxRetries } = form.run.content
  const lock = form.lockOf('maxRetries')
  const choices = lock && maxRetries !== undefined ? [maxRetries] : retryChoices
  return (
    <Field label="Max Test Retries" disabledReason={lock?.reason}>
      <Select
        value={maxRetries ?? noRetries}
        onChange={({ target }) =>
          form.change('maxRetries', target.value === noRetries ? undefined : Number(target.value))
        }
      >
        <option value={noRetries}>-</option>
        {choices.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function LogExpiration({ form }: FormProps) {
  const days = form.run.content.logExpirationDays
  const lock = form.lockOf('logExpirationDays')
  const { least, most } = logExpirationRange
  return (
    <Field label="Log Expiration" disabledReason={lock?.reason}>
      {days === null ? (
        <TextInput value={lock?.reads} readOnly />
      ) : (
        <span className="flex items-center gap-2">
          <TextInput
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            step={1}
            value={days}
            onChange={(event) => form.change('logExpirationDays', event.target.value)}
            onBlur={() => form.change('logExpirationDays', String(wholeDays(days)))}
          />
          <span className="w-9 shrink-0 text-sm text-muted">{dayUnit(days)}</span>
        </span>
      )}
    </Field>
  )
}
