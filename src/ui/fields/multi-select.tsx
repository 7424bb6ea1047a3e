import { lazy, Suspense } from 'react'
import { codeLoader } from '../base/code-loader.ts'
import { useFieldLabelId } from './field.tsx'
import type { Option } from './options.ts'
import { SelectTrigger, useSelectState } from './select-trigger.tsx'

const loadPanel = codeLoader(() => import('./multi-select-panel.tsx'))
const MultiSelectPanel = lazy(loadPanel)

interface MultiSelectProps<Value extends string> {
  /** What is chosen from: the panel's name, and before the summary when not in a field. */
  label: string
  options: readonly Option<Value>[]
  value: readonly Value[]
  onValueChange: (value: Value[]) => void
  /** The summary of an empty choice; `all`, as an empty filter lets everything through. */
  emptySummary?: string | undefined
  /** What the panel says when there is nothing to choose from. */
  emptyText?: string | undefined
  /** More options are on their way. */
  loading?: boolean | undefined
  /** How many options are listed at a time; 100 unless given. */
  limit?: number | undefined
  className?: string | undefined
}

/** One or two labels, or `3 selected`. */
const summarize = (chosen: readonly Option[]) =>
  chosen.length <= 2 ? chosen.map(({ label }) => label).join(', ') : `${chosen.length} selected`

/** What is chosen, in the order of the options; first what the options do not hold (yet). */
const inOrder = <Value extends string>(
  next: readonly string[],
  value: readonly Value[],
  options: readonly Option<Value>[],
): Value[] => {
  const known = options.map((option) => option.value)
  const unknown = value.filter((v) => !known.includes(v))
  return [...unknown, ...known].filter((v) => next.includes(v))
}

/**
 * Several of a list: a button with a summary (`State: all`) over a panel of checkboxes, with search
 * from nine options on. Its code beyond the button loads when the pointer or focus first reaches it.
 */
export function MultiSelect<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  emptySummary = 'all',
  emptyText = 'Nothing to choose from.',
  loading = false,
  limit,
  className,
}: MultiSelectProps<Value>) {
  const inField = useFieldLabelId() !== undefined
  const { anchor, panelId, close, triggerProps } = useSelectState({ preload: loadPanel })
  const chosen = options.filter((option) => value.includes(option.value))
  const text =
    value.length === 0
      ? emptySummary
      : chosen.length === value.length
        ? summarize(chosen)
        : `${value.length} selected`
  return (
    <>
      <SelectTrigger
        {...triggerProps}
        text={inField ? text : `${label}: ${text}`}
        muted={value.length === 0}
        className={className}
      />
      {anchor && (
        <Suspense fallback={null}>
          <MultiSelectPanel
            id={panelId}
            anchor={anchor}
            label={label}
            options={options}
            value={value}
            onValueChange={(next) => onValueChange(inOrder(next, value, options))}
            emptyText={emptyText}
            loading={loading}
            limit={limit}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
