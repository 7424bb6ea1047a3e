import { LazyPart, lazyCode } from '../base/lazy-part.tsx'
import { useFieldLabelId } from './field.tsx'
import type { Option } from './options.ts'
import { SelectTrigger } from './select-trigger.tsx'
import { useSelectState } from './use-select-state.ts'

const panel = lazyCode(() => import('./multi-select-panel.tsx'))

interface MultiSelectProps<Value extends string> {
  /** Name of the panel; outside a field also shown before the summary. */
  label: string
  options: readonly Option<Value>[]
  value: readonly Value[]
  onValueChange: (value: Value[]) => void
  /** Summary of an empty selection; default: `all`, as an empty filter matches everything. */
  emptySummary?: string | undefined
  /** Shown in the panel without options. */
  emptyText?: string | undefined
  /** True while more options load. */
  loading?: boolean | undefined
  /** Maximum number of options listed; default: 100. */
  limit?: number | undefined
  className?: string | undefined
}

/** Summary: one or two labels, or `3 selected`. */
const summarize = (chosen: readonly Option[]) =>
  chosen.length <= 2 ? chosen.map(({ label }) => label).join(', ') : `${chosen.length} selected`

/** Sorts the selected values by the options; values without an option, such as not loaded ones, come first. */
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
 * Select for several values: a button with a summary (`State: all`) that opens a panel of checkboxes, with
 * search from nine options on. The panel's code loads on the first hover or focus.
 */
export function MultiSelect<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  emptySummary = 'all',
  emptyText = 'No options.',
  loading = false,
  limit,
  className,
}: MultiSelectProps<Value>) {
  const inField = useFieldLabelId() !== undefined
  const { anchor, panelId, close, triggerProps } = useSelectState({ preload: panel.load })
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
        <LazyPart
          code={panel}
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
      )}
    </>
  )
}
