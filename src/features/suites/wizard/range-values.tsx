import { Field } from '@/ui/fields/field.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { useEdited } from '@/ui/fields/use-edited.ts'
import {
  type RangeDraft,
  type RangeField,
  rangeFieldError,
  rangeFieldNames,
  rangeFields,
} from '../model/overrides.ts'

interface RangeValuesProps {
  draft: RangeDraft
  onChange: (draft: RangeDraft) => void
}

/** Start, stop and step of a range override. */
export function RangeValues({ draft, onChange }: RangeValuesProps) {
  return (
    <div className="grid max-w-lg grid-cols-3 items-start gap-2">
      {rangeFields.map((field) => (
        <RangeInput key={field} field={field} draft={draft} onChange={onChange} />
      ))}
    </div>
  )
}

function RangeInput({ field, draft, onChange }: RangeValuesProps & { field: RangeField }) {
  const { edited, ...handlers } = useEdited(draft[field])
  const mayBeEmpty = field === 'stop' && draft.openEnded
  return (
    <Field
      label={rangeFieldNames[field]}
      required={!mayBeEmpty}
      error={edited ? rangeFieldError(draft, field) : undefined}
      help={mayBeEmpty ? 'Stored without one.' : undefined}
    >
      <TextInput
        mono
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${rangeFieldNames[field]} of ${draft.name}`}
        value={draft[field]}
        onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
        {...handlers}
      />
    </Field>
  )
}
