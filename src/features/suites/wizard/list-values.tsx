import type { ParameterType } from '@generated/scenario/types.ts'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import {
  type ListDraft,
  listValueError,
  whyNotAddValue,
  whyNotRemoveValue,
} from '@/models/suites/overrides.ts'
import { Button, IconButton } from '@/ui/base/button.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { useEdited } from '@/ui/fields/use-edited.ts'

interface ListValuesProps {
  draft: ListDraft
  type: ParameterType
  onChange: (draft: ListDraft) => void
}

/** The values of a list override; Enter in one adds another. */
export function ListValues({ draft, type, onChange }: ListValuesProps) {
  const list = useRef<HTMLUListElement>(null)
  // Index of the input to focus after the next render.
  const focusNext = useRef<number>(undefined)
  useEffect(() => {
    if (focusNext.current === undefined) return
    list.current?.querySelectorAll('input')[focusNext.current]?.focus()
    focusNext.current = undefined
  })
  const change = (values: readonly string[]) => onChange({ ...draft, values })
  const add = (at: number) => {
    if (whyNotAddValue(draft) !== undefined) return
    focusNext.current = at
    change(draft.values.toSpliced(at, 0, ''))
  }
  const remove = (at: number) => {
    focusNext.current = Math.min(at, draft.values.length - 2)
    change(draft.values.toSpliced(at, 1))
  }
  return (
    <div className="flex flex-col gap-2">
      <ul
        ref={list}
        aria-label={`Values of ${draft.name}`}
        className="flex flex-wrap items-start gap-2"
      >
        {draft.values.map((value, index) => (
          <Value
            // Values have no ids; their index is the key.
            // biome-ignore lint/suspicious/noArrayIndexKey: the inputs are controlled
            key={index}
            label={`Value ${index + 1} of ${draft.name}`}
            value={value}
            error={listValueError(type, value)}
            whyNotRemove={whyNotRemoveValue(draft)}
            // Pasted numbers often have blanks around them; in a text blanks may be intended.
            onChange={(text) =>
              change(draft.values.with(index, type === 'double' ? text.trim() : text))
            }
            onEnter={() => add(index + 1)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <div>
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          disabledReason={whyNotAddValue(draft)}
          onClick={() => add(draft.values.length)}
        >
          Add value
        </Button>
      </div>
    </div>
  )
}

interface ValueProps {
  label: string
  value: string
  error: string | undefined
  whyNotRemove: string | undefined
  onChange: (value: string) => void
  onEnter: () => void
  onRemove: () => void
}

function Value({ label, value, error, whyNotRemove, onChange, onEnter, onRemove }: ValueProps) {
  const { edited, ...handlers } = useEdited(value)
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <li className="flex w-44 items-start gap-0.5">
      <Field label={label} labelHidden error={edited ? error : undefined} className="flex-1">
        <TextInput
          mono
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={addOnEnter}
          {...handlers}
        />
      </Field>
      <IconButton
        label={`Remove ${label.toLowerCase()}`}
        disabledReason={whyNotRemove}
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  )
}
