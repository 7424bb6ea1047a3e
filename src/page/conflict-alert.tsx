import type { Editing } from '@/data/editing.ts'
import { mergeEdits } from '@/lib/merge-edits.ts'
import { Button } from '@/ui/base/button.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import type { Kind } from './kind.ts'

/** Label of a draft's field, and its value as text if that is readable. */
interface DraftField<Value> {
  label: string
  text?: (value: Value) => string
}

/** The fields of a draft, by name. */
export type DraftFields<Draft> = { readonly [Field in keyof Draft]-?: DraftField<Draft[Field]> }

/** The two states of the thing in conflict, and how a draft is made from a state. */
export interface ConflictAlertProps<Data, Draft> {
  kind: Kind
  editing: Editing<Data>
  /** The form's initial draft for a stored thing. */
  draftOf: (stored: Data) => Draft
  /** Returns the form's current draft. */
  mine: () => Draft
  fields: DraftFields<Draft>
  /** Puts the merged draft into the form; `base` is the form's new initial draft. */
  onTakeOver: (merged: Draft, base: Draft) => void
}

/**
 * Shown in a form when somebody else has saved or deleted the edited thing: lists the fields that differ,
 * with a button to take over the newer version. The user's input is kept.
 */
export function ConflictAlert<Data, Draft extends object>(props: ConflictAlertProps<Data, Draft>) {
  const { kind, editing, draftOf, mine, fields, onTakeOver } = props
  const { stored, newer, deleted, takenOver } = editing
  if (deleted) {
    return (
      <ErrorAlert
        title={`This ${kind.one} no longer exists.`}
        detail="It was deleted while you edited it. Your input stays here until you leave."
      />
    )
  }
  if (takenOver) {
    // No snackbar: it would lie over the button that saves.
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className="text-sm text-muted">
        The newer version is taken over. What you changed stays.
      </p>
    )
  }
  if (!newer) return null
  const theirs = draftOf(newer)
  const { merged, taken, contested } = mergeEdits(draftOf(stored), mine(), theirs)
  const takeOver = () => {
    onTakeOver(merged, theirs)
    editing.takeOver()
  }
  return (
    <ErrorAlert
      title={`Somebody else has saved this ${kind.one} while you edited it.`}
      detail={
        <div className="mt-1 flex flex-col items-start gap-2">
          {taken.length > 0 && <p>Changed there: {labelsOf(fields, taken)}.</p>}
          {contested.length > 0 && (
            <>
              <p>Changed there and here; yours stays:</p>
              <ul className="list-disc pl-5">
                {contested.map((field) => (
                  <li key={String(field)}>
                    <Difference field={fields[field]} theirs={theirs[field]} mine={merged[field]} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {taken.length + contested.length === 0 && <p>No field of this form differs.</p>}
          <Button size="sm" onClick={takeOver}>
            Take over the newer version
          </Button>
        </div>
      }
    />
  )
}

/** The button that was pressed is gone, and what comes next is the one that saves, a Tab away. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

const labelsOf = <Draft,>(fields: DraftFields<Draft>, names: readonly (keyof Draft)[]) =>
  names.map((name) => fields[name].label).join(', ')

interface DifferenceProps<Value> {
  field: DraftField<Value>
  theirs: Value
  mine: Value
}

function Difference<Value>({ field: { label, text }, theirs, mine }: DifferenceProps<Value>) {
  if (!text) return label
  return (
    <>
      {label}: saved “<bdi>{text(theirs)}</bdi>
      ”, yours “<bdi>{text(mine)}</bdi>”
    </>
  )
}
