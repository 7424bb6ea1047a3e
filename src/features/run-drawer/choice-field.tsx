import { Field } from '@/ui/fields/field.tsx'
import type { Option } from '@/ui/fields/options.ts'
import { Picker } from '@/ui/fields/picker.tsx'
import type { Offer, ResolvedChoice } from './model/offers.ts'
import type { Choice, RunState } from './model/state.ts'
import type { RunForm } from './use-run-form.ts'

/** Fields with a single choice. */
type ChoiceName = {
  [Field in keyof RunState]-?: Choice extends RunState[Field] ? Field : never
}[keyof RunState]

interface ChoiceFieldProps {
  form: RunForm
  field: ChoiceName
  label: string
  options: readonly Option[]
  /** The resolved choice. */
  resolved: ResolvedChoice
  /** Whether options are still loading. */
  state: Offer<unknown>['state']
  /** Detail of the chosen item. */
  help?: string | undefined
  /** Shown for an empty list, and when nothing matches the search. */
  emptyText: string
}

/** Single choice: the drawer's default, chosen, or cleared. */
export function ChoiceField({
  form,
  field,
  label,
  options,
  resolved,
  state,
  help,
  emptyText,
}: ChoiceFieldProps) {
  const lock = form.lockOf(field)
  return (
    <Field
      label={label}
      error={form.errorOf(field)}
      disabledReason={lock?.reason}
      help={help}
      required={!lock}
    >
      <Picker
        label={label}
        options={options}
        value={resolved.id}
        onValueChange={(id) => {
          // Choosing the drawer's default again changes nothing.
          if (id !== resolved.id) form.change(field, id ?? null)
        }}
        clearable
        loading={state === 'loading'}
        placeholder={lock ? (lock.shownText ?? '–') : resolved.pending ? 'Loading...' : 'Select'}
        emptyText={emptyText}
        noMatchText={emptyText}
        onBlur={() => form.touch(field)}
      />
    </Field>
  )
}
