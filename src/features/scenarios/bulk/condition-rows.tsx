import { Plus, X } from 'lucide-react'
import { type ConditionRow, rowErrors, rowLimit } from '@/models/scenarios/scenario-conditions.ts'
import { Button, IconButton } from '@/ui/base/button.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'

/** A row without input. */
export const emptyRow = (): ConditionRow => ({
  key: crypto.randomUUID(),
  position: '',
  condition: '',
})

interface ConditionRowsProps {
  rows: readonly ConditionRow[]
  /** Whether errors are shown: once they were asked for. */
  shown: boolean
  onChange: (rows: ConditionRow[]) => void
}

/** Edits what to insert, and where, in rows. */
export function ConditionRows({ rows, shown, onChange }: ConditionRowsProps) {
  const errors = rowErrors(shown ? rows : [])
  const change = (key: string, next: Partial<ConditionRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...next } : row)))
  return (
    <div className="flex flex-col gap-4">
      {rows.map(({ key, position, condition }, index) => (
        <fieldset
          key={key}
          className="grid min-w-0 grid-cols-[1fr_auto] gap-3 rounded border px-3 pt-2 pb-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          <legend className="sr-only">Row {index + 1}</legend>
          <Field label={`POSITION ${index + 1}`} error={errors.get(key)?.position}>
            <TextInput
              mono
              spellCheck={false}
              value={position}
              onChange={({ target }) => change(key, { position: target.value })}
            />
          </Field>
          <Field
            label={`CONDITION ${index + 1}`}
            error={errors.get(key)?.condition}
            className="max-sm:col-span-2"
          >
            <TextArea
              spellCheck={false}
              rows={2}
              value={condition}
              onChange={({ target }) => change(key, { condition: target.value })}
              className="font-mono"
            />
          </Field>
          <IconButton
            label={`Remove row ${index + 1}`}
            disabledReason={rows.length === 1 ? 'One row is needed.' : undefined}
            onClick={() => onChange(rows.filter((row) => row.key !== key))}
            // Beside the position, on a phone as well.
            className="mt-6 max-sm:col-start-2 max-sm:row-start-1"
          >
            <X aria-hidden />
          </IconButton>
        </fieldset>
      ))}
      <div>
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          disabledReason={rows.length >= rowLimit ? `At most ${rowLimit} rows.` : undefined}
          onClick={() => onChange([...rows, emptyRow()])}
        >
          Add row
        </Button>
      </div>
    </div>
  )
}
