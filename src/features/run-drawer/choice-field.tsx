import { Field } from '@/ui/fields/field.tsx'
import type { Option } from '@/ui/fields/options.ts'
import { Picker } from '@/ui/fields/picker.tsx'
import type { Offer, ResolvedChoice } from './model/offers.ts'
import type { Choice, RunState } from './model/state.ts'
import type { RunForm } from './use-run-form.ts'

/** The fields that hold a single choice. */
type ChoiceName = {
  [Field in keyof RunState]-?: Choice extends RunState[Field] ? Field : never
}[keyof RunState]

interface ChoiceFieldProps {
  form: RunForm
  field: ChoiceName
  label: string
  options: readonly Option[]
  /** What the choice comes to. */
  resolved: ResolvedChoice
  /** Whether options are still to come. */
  state: Offer<unknown>['state']
  /** What to know of the item that is chosen. */
  help?: string | undefined
  /** What the list says when there is nothing, and when nothing matches the search. */
  emptyText: string
}

/** One of many: left to the drawer, chosen, or taken back. */
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
          // What the drawer has chosen already is no other choice.
          if (id !== resolved.id) form.change(field, id ?? null)
        }}
        clearable
        loading={state === 'loading'}
        placeholder={lock ? (lock.reads ?? '–') : resolved.pending ? 'Loading...' : 'Select'}
        emptyText={emptyText}
        noMatchText={emptyText}
        onBlur={() => form.touch(field)}
      />
    </Field>
  )
}
