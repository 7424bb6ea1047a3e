import { Field } from '@/ui/fields/field.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import type { Option } from '@/ui/fields/options.ts'
import { emptyListText, type Offer } from './model/offers.ts'
import type { RunForm } from './use-run-form.ts'

interface SuitesFieldProps {
  form: RunForm
  field: 'suiteIds' | 'suiteLabels' | 'retestSuiteIds'
  label: string
  options: readonly Option[]
  /** Whether options are still loading, or could not be loaded. */
  state: Offer<unknown>['state']
  /** Text of the field without options. */
  emptyText: string
}

/** Multiple choice of suites or labels; none chosen reads `All`. */
export function SuitesField({ form, field, label, options, state, ...texts }: SuitesFieldProps) {
  const lock = form.lockOf(field)
  const { content } = form.run
  const emptyText = emptyListText(state, texts.emptyText)
  const unlocked = options.length > 0 ? 'All' : state === 'loading' ? 'Loading...' : emptyText
  return (
    <Field label={label} error={form.errorOf(field)} disabledReason={lock?.reason}>
      <MultiSelect
        label={label}
        options={options}
        value={content[field]}
        onValueChange={(values) => form.change(field, values)}
        emptySummary={lock ? (lock.shownText ?? '–') : unlocked}
        emptyText={emptyText}
        loading={state === 'loading'}
      />
    </Field>
  )
}
