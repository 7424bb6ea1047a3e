import { Field } from '@/ui/fields/field.tsx'
import type { Option } from '@/ui/fields/options.ts'
import { Picker } from '@/ui/fields/picker.tsx'
import type { Offer, Picked } from './model/offers.ts'
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
  picked: Picked
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
  picked,
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
        value={picked.id}
        onValueChange={(id) => {
          // What the drawer has chosen already is no other choice.
          if (id !== picked.id) form.change(field, id ?? null)
        }}
        clearable
        loading={state === 'loading'}
        placeholder={lock ? (lock.reads ?? '–') : picked.pending ? 'Loading...' : 'Select'}
        emptyText={emptyText}
        noMatchText={emptyText}
        onBlur={() => form.touch(field)}
      />
    </Field>
  )
}
