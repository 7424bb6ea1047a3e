import { lazy, type Ref, Suspense } from 'react'
import { codeLoader } from '../base/code-loader.ts'
import { useFieldLabelId } from './field.tsx'
import type { Option } from './options.ts'
import { SelectTrigger, useSelectState } from './select-trigger.tsx'

const loadPanel = codeLoader(() => import('./picker-panel.tsx'))
const PickerPanel = lazy(loadPanel)

interface PickerProps<Value extends string> {
  /** What is picked: the panel's name, and before the choice when not in a field. */
  label: string
  /** Any number; 100 are listed at a time. */
  options: readonly Option<Value>[]
  /** Shown by its `valueLabel` while the options do not hold it. */
  value: Value | undefined
  onValueChange: (value: Value | undefined) => void
  /** The name of a value that is not among the options (yet). */
  valueLabel?: string | undefined
  /** Stands in place of a choice. */
  placeholder?: string | undefined
  /** The panel offers to take the choice back. */
  clearable?: boolean | undefined
  /** More options are on their way. */
  loading?: boolean | undefined
  /** What the panel says when there is nothing to pick from. */
  emptyText?: string | undefined
  /** What the panel says when the search matches nothing. */
  noMatchText?: string | undefined
  disabledReason?: string | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  className?: string | undefined
}

/**
 * One of many, by search. Its code beyond the button loads when the pointer or focus first reaches
 * it.
 */
export function Picker<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  valueLabel,
  placeholder = 'Select',
  clearable = false,
  loading = false,
  emptyText = 'Nothing to choose from.',
  noMatchText = 'Nothing matches.',
  disabledReason,
  onBlur,
  ref,
  className,
}: PickerProps<Value>) {
  const inField = useFieldLabelId() !== undefined
  const { anchor, panelId, close, triggerProps } = useSelectState({
    onBlur,
    ref,
    preload: loadPanel,
  })
  const chosen = options.find((option) => option.value === value)
  const text = value === undefined ? placeholder : (chosen?.label ?? valueLabel ?? value)
  return (
    <>
      <SelectTrigger
        {...triggerProps}
        text={inField ? text : `${label}: ${text}`}
        muted={value === undefined}
        disabledReason={disabledReason}
        className={className}
      />
      {anchor && (
        <Suspense fallback={null}>
          <PickerPanel
            id={panelId}
            anchor={anchor}
            label={label}
            options={options}
            value={value}
            onPick={(picked) => {
              onValueChange(options.find((option) => option.value === picked)?.value)
              close()
            }}
            clearable={clearable}
            loading={loading}
            emptyText={emptyText}
            noMatchText={noMatchText}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
