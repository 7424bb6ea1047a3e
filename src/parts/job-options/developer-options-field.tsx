import { jobOptionLabels } from '@/lib/job-options.ts'
import { ChipInput } from '@/ui/fields/chip-input.tsx'
import { Field } from '@/ui/fields/field.tsx'

const label = jobOptionLabels.developerOptionNames

interface DeveloperOptionsFieldProps {
  names: readonly string[]
  onNamesChange: (names: readonly string[]) => void
  /** Why the field is disabled. */
  disabledReason?: string | undefined
}

/** Input of developer option names for the build. */
export const DeveloperOptionsField = ({
  names,
  onNamesChange,
  disabledReason,
}: DeveloperOptionsFieldProps) => (
  <Field
    label={label}
    help="Enter or a comma adds the name of an option."
    disabledReason={disabledReason}
  >
    <ChipInput label={label} values={names} onValuesChange={onNamesChange} />
  </Field>
)
