import { Plus, X } from 'lucide-react'
import { type FocusEvent, type Ref, useEffect, useRef, useState } from 'react'
import { labelErrors, labelSummary, maxLabels } from '@/lib/label-checks.ts'
import type { Label } from '@/lib/labels.ts'
import { Button, IconButton } from '../base/button.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'
import { useEdited } from './use-edited.ts'

interface LabelRowsProps {
  /** Accessible name of the group. */
  label: string
  /** Owner of the labels, for messages: `A suite`. */
  owner: string
  /** Initial labels; later values are ignored. */
  initialLabels: readonly Label[]
  onLabelsChange: (labels: Label[]) => void
}

interface Row {
  id: number
  label: Label
}

/** Edits labels in rows of key and value. */
export function LabelRows({ label, owner, initialLabels, onLabelsChange }: LabelRowsProps) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    initialLabels.map((initial, id) => ({ id, label: initial })),
  )
  const [initialCount] = useState(rows.length)
  const nextId = useRef(initialCount)
  // The summary of errors appears after the focus has left the rows, not while the user fills them.
  const [left, setLeft] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setLeft(true)
  }
  const change = (next: readonly Row[]) => {
    setRows(next)
    onLabelsChange(next.map((row) => row.label))
  }
  const add = () => change([...rows, { id: nextId.current++, label: { key: '', value: '' } }])
  const remove = (id: number) => {
    change(rows.filter((row) => row.id !== id))
    addButton.current?.focus()
  }
  const problems = left ? labelSummary(rows.map((row) => row.label)) : []
  return (
    <fieldset
      aria-label={label}
      onBlur={onBlur}
      className="flex min-w-0 flex-col items-start gap-4"
    >
      {rows.length > 0 && (
        <ul className="flex flex-col gap-2 self-stretch">
          {rows.map(({ id, label: row }, index) => (
            <LabelRow
              key={id}
              row={row}
              number={index + 1}
              added={id >= initialCount}
              onChange={(next) =>
                change(rows.map((other) => (other.id === id ? { id, label: next } : other)))
              }
              onRemove={() => remove(id)}
            />
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <ul role="alert" className="flex flex-col gap-0.5 text-xs text-failed">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <Button
        ref={addButton}
        icon={<Plus aria-hidden />}
        onClick={add}
        disabledReason={
          rows.length >= maxLabels ? `${owner} has at most ${maxLabels} labels.` : undefined
        }
      >
        Add label
      </Button>
    </fieldset>
  )
}

interface LabelRowProps {
  row: Label
  /** Row number, from 1. */
  number: number
  /** Added by the user: takes the focus. */
  added: boolean
  onChange: (row: Label) => void
  onRemove: () => void
}

function LabelRow({ row, number, added, onChange, onRemove }: LabelRowProps) {
  const errors = labelErrors(row)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (added) first.current?.focus()
  }, [added])
  return (
    <li className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
      <LabelInput
        ref={first}
        name={`Key of label ${number}`}
        placeholder="Key"
        value={row.key}
        error={errors.key}
        onChange={(key) => onChange({ ...row, key })}
      />
      <LabelInput
        name={`Value of label ${number}`}
        placeholder="Value"
        value={row.value}
        error={errors.value}
        onChange={(value) => onChange({ ...row, value })}
      />
      <IconButton label={`Remove label ${number}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}

interface LabelInputProps {
  name: string
  placeholder: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

function LabelInput({ name, placeholder, value, error, onChange, ref }: LabelInputProps) {
  const { edited, ...handlers } = useEdited(value)
  return (
    <Field label={name} labelHidden error={edited ? error : undefined}>
      <TextInput
        ref={ref}
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...handlers}
      />
    </Field>
  )
}
