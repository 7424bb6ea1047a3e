import { X } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { keysOf } from '@/lib/objects.ts'
import { branchError } from '@/models/integrations/integration-checks.ts'
import {
  rateName,
  type ScheduleKind,
  scheduleKinds,
  scheduleRates,
} from '@/models/integrations/integration-types.ts'
import { IconButton } from '@/ui/base/button.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { CronEditor } from './cron-editor.tsx'
import type { SectionProps } from './form-state.ts'

const kinds = keysOf(scheduleKinds).map((value) => ({
  value,
  label: scheduleKinds[value],
}))

const rates: readonly string[] = keysOf(scheduleRates)

interface ScheduleFieldsProps extends SectionProps {
  name: `schedules.${number}` | `releaseSchedules.${number}`
  /** Label of the schedule: `Scheduled event 1`. */
  label: string
  onRemove: () => void
}

/** One schedule: branch, and rate or cron expression. */
export function ScheduleFields({ form, name, label, onRemove }: ScheduleFieldsProps) {
  const { control, register, getValues } = form
  // May be one that the console does not know.
  const [stored] = useState(() => getValues(`${name}.rate`))
  const branch = useController({
    control,
    name: `${name}.branch`,
    rules: { validate: branchError },
  })
  const kind = useController({ control, name: `${name}.kind` }).field
  const cron = useController({ control, name: `${name}.cron` }).field
  return (
    <fieldset aria-label={label} className="rounded-lg border bg-surface p-3.5">
      <div className="mb-3 flex items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{label}</h3>
        <IconButton label={`Remove ${label.toLowerCase()}`} size="sm" onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="flex flex-col gap-4">
        <Field
          label="Branch"
          required
          // Reserves the line of the error: its appearance must not move a button about to be clicked.
          help="The branch that is built."
          error={branch.fieldState.error?.message}
        >
          <TextInput mono autoComplete="off" {...branch.field} />
        </Field>
        <Field group label="Times">
          <Segmented<ScheduleKind>
            options={kinds}
            value={kind.value}
            onValueChange={kind.onChange}
            onBlur={kind.onBlur}
            ref={kind.ref}
          />
        </Field>
        {kind.value === 'rate' ? (
          <Field label="Rate" help="The platform chooses the time." className="max-w-52">
            <Select {...register(`${name}.rate`)}>
              {[...new Set([...rates, stored])].map((each) => (
                <option key={each} value={each}>
                  {rateName(each)}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <CronEditor value={cron.value} onValueChange={cron.onChange} />
        )}
      </div>
    </fieldset>
  )
}
