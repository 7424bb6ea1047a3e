import type { Ref } from 'react'
import { LazyPart } from '../base/lazy-part.tsx'
import { useFieldLabelId } from './field.tsx'
import { pickerPanel } from './lazy-picker-panel.ts'
import type { Option } from './options.ts'
import { SelectTrigger } from './select-trigger.tsx'
import { useSelectState } from './use-select-state.ts'

interface PickerProps<Value extends string> {
  /** Name of the panel; outside a field also shown before the value. */
  label: string
  /** Any number; 100 are shown at a time. */
  options: readonly Option<Value>[]
  /** Shown by `valueLabel` if it is not among the options. */
  value: Value | undefined
  onValueChange: (value: Value | undefined) => void
  /** Label of a value that is not among the options, such as while they load. */
  valueLabel?: string | undefined
  /** Shown without a value. */
  placeholder?: string | undefined
  /** Whether the panel has a Clear button. */
  clearable?: boolean | undefined
  /** True while more options load. */
  loading?: boolean | undefined
  /** Shown in the panel without options. */
  emptyText?: string | undefined
  /** Shown in the panel without matches. */
  noMatchText?: string | undefined
  disabledReason?: string | undefined
  /** Called when the panel opens, to load options that only the panel shows. */
  onOpen?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  className?: string | undefined
}

/** Searchable select for one value. The panel's code loads on the first hover or focus. */
export function Picker<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  valueLabel,
  placeholder = 'Select',
  clearable = false,
  loading = false,
  emptyText = 'No options.',
  noMatchText = 'Nothing matches.',
  disabledReason,
  onOpen,
  onBlur,
  ref,
  className,
}: PickerProps<Value>) {
  const inField = useFieldLabelId() !== undefined
  const { anchor, panelId, close, triggerProps } = useSelectState({
    onOpen,
    onBlur,
    ref,
    preload: pickerPanel.load,
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
        <LazyPart
          code={pickerPanel}
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
      )}
    </>
  )
}
