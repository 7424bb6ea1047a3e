import type { QueryKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import { emptyListText, type Offer, type ResolvedChoice } from '@/models/run-drawer/run-offers.ts'
import type { Choice, RunState } from '@/models/run-drawer/run-state.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { Field } from '@/ui/fields/field.tsx'
import type { Option } from '@/ui/fields/options.ts'
import { Picker } from '@/ui/fields/picker.tsx'
import type { RunForm } from './use-run-form.ts'

/** Fields with a single choice. */
type ChoiceName = {
  [Field in keyof RunState]-?: Choice extends RunState[Field] ? Field : never
}[keyof RunState]

interface ChoiceFieldProps<Item> {
  form: RunForm
  field: ChoiceName
  label: string
  offer: Offer<Item>
  /** Keep it stable. */
  optionOf: (item: Item) => Option
  chosen: ResolvedChoice
  /** Shows the detail of the chosen item below the field. */
  detailShown?: boolean
  /** Shown for an empty list, and when nothing matches the search. */
  emptyText: string
  /** The query of the list, whose status is shown below; undefined where another field shows it. */
  query: { readonly queryKey: QueryKey } | undefined
}

/** Single choice from a list: the drawer's default, chosen, or cleared. */
export function ChoiceField<Item>(props: ChoiceFieldProps<Item>) {
  const { form, field, label, offer, optionOf, chosen, detailShown = false, query } = props
  const options = useMemo(() => offer.items.map(optionOf), [offer, optionOf])
  const lock = form.lockOf(field)
  const emptyText = emptyListText(offer.state, props.emptyText)
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={label}
        error={form.errorOf(field)}
        disabledReason={lock?.reason}
        help={detailShown ? options.find(({ value }) => value === chosen.id)?.detail : undefined}
        required={!lock}
      >
        <Picker
          label={label}
          options={options}
          value={chosen.id}
          onValueChange={(id) => {
            // Choosing the drawer's default again changes nothing.
            if (id !== chosen.id) form.change(field, id ?? null)
          }}
          clearable
          loading={offer.state === 'loading'}
          placeholder={lock ? (lock.shownText ?? '–') : chosen.pending ? 'Loading...' : 'Select'}
          emptyText={emptyText}
          noMatchText={emptyText}
          onBlur={() => form.touch(field)}
        />
      </Field>
      {query && <QueryStatus query={query} />}
    </div>
  )
}
