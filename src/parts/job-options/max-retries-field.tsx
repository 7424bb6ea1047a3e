import type { ComponentProps } from 'react'
import { jobOptionLabels, retryChoices } from '@/lib/job-options.ts'
import { Field } from '@/ui/fields/field.tsx'
import { Select } from '@/ui/fields/select.tsx'

const none = '-'

interface MaxRetriesFieldProps extends Pick<ComponentProps<'select'>, 'onBlur' | 'ref'> {
  /** Undefined for `-`, which sets none. A value outside the options is listed too. */
  count: number | undefined
  onCountChange: (count: number | undefined) => void
  disabledReason: string | undefined
}

/** Maximum number of retries of a failed test. */
export function MaxRetriesField(props: MaxRetriesFieldProps) {
  const { count, onCountChange, disabledReason, ...control } = props
  const choices = new Set<number>(disabledReason === undefined ? retryChoices : [])
  if (count !== undefined) choices.add(count)
  return (
    <Field label={jobOptionLabels.maxRetries} disabledReason={disabledReason}>
      <Select
        {...control}
        value={count ?? none}
        onChange={({ target: { value } }) =>
          onCountChange(value === none ? undefined : Number(value))
        }
      >
        <option value={none}>-</option>
        {[...choices].map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </Select>
    </Field>
  )
}
