import { useRef } from 'react'
import {
  kindsOf,
  newList,
  newRange,
  type OverrideDraft,
  type RangeDraft,
  type RangeField,
  rangeFieldError,
  rangeFieldNames,
  rangeFields,
  typeOfDraft,
} from '@/models/suites/overrides.ts'
import type { Parameter } from '@/models/suites/suite-parameters.ts'
import { Field } from '@/ui/fields/field.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { useEdited } from '@/ui/fields/use-edited.ts'
import { Badge } from '@/ui/text/badge.tsx'
import { ListValues } from './list-values.tsx'

interface RangeValuesProps {
  draft: RangeDraft
  onChange: (draft: RangeDraft) => void
}

function RangeValues({ draft, onChange }: RangeValuesProps) {
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

type Kind = OverrideDraft['kind'] | 'none'

const kindNames = {
  none: 'As in the scenario',
  list: 'List',
  range: 'Range',
} as const satisfies Record<Kind, string>

interface OverridesEditorProps {
  /** Whose overrides these are; makes the labels of several editors unique. */
  owner: string
  parameters: readonly Parameter[]
  drafts: readonly OverrideDraft[]
  onChange: (drafts: readonly OverrideDraft[]) => void
}

/** Edits the overrides of parameters: each has none, a list of values or, for numbers, a range. */
export function OverridesEditor({ owner, parameters, drafts, onChange }: OverridesEditorProps) {
  // Switching the kind of override back restores its input.
  const before = useRef(new Map<string, OverrideDraft>())
  const unknown = drafts.filter((draft) => !parameters.some(({ name }) => name === draft.name))
  const rows: (Parameter & { missing?: true })[] = [
    ...parameters,
    ...unknown.map((draft) => ({
      name: draft.name,
      type: typeOfDraft(draft, parameters),
      values: [],
      missing: true as const,
    })),
  ]

  const set = (name: string, draft: OverrideDraft | undefined) => {
    const others = drafts.filter((other) => other.name !== name)
    const at = drafts.findIndex((other) => other.name === name)
    if (!draft) onChange(others)
    else onChange(at < 0 ? [...drafts, draft] : others.toSpliced(at, 0, draft))
  }
  const choose = (parameter: Parameter, kind: Kind) => {
    const { name } = parameter
    const current = drafts.find((draft) => draft.name === name)
    if (current) before.current.set(`${current.kind} ${name}`, current)
    if (kind === 'none') return set(name, undefined)
    const fresh = kind === 'list' ? newList(parameter) : newRange(parameter)
    set(name, before.current.get(`${kind} ${name}`) ?? fresh)
  }

  return (
    <ul className="flex flex-col gap-4">
      {rows.map((parameter) => {
        const { name, type, missing } = parameter
        const draft = drafts.find((one) => one.name === name)
        const kinds = new Set<Kind>(['none', ...kindsOf(type)])
        if (draft) kinds.add(draft.kind)
        return (
          <li key={name} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <span className="min-w-32 font-mono text-sm [overflow-wrap:anywhere]">
                <bdi>{name}</bdi>
              </span>
              <span className="w-14">
                <Badge>{type}</Badge>
              </span>
              {missing && <Badge tone="warning">Not in the chosen versions</Badge>}
              <Segmented
                label={`Override of ${name}, ${owner}`}
                options={[...kinds].map((kind) => ({ value: kind, label: kindNames[kind] }))}
                value={draft?.kind ?? 'none'}
                onValueChange={(kind) => choose(parameter, kind)}
              />
            </div>
            {draft?.kind === 'list' && (
              <ListValues draft={draft} type={type} onChange={(next) => set(name, next)} />
            )}
            {draft?.kind === 'range' && (
              <RangeValues draft={draft} onChange={(next) => set(name, next)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
