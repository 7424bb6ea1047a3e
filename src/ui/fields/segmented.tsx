import { type FocusEventHandler, type ReactNode, type Ref, useId } from 'react'
import { cx } from '../base/class-names.ts'
import { useFieldDisabledReason, useFieldLabelId } from './field.tsx'

/** An option; `disabledReason` disables it and is shown below the control. */
interface SegmentedOption<Value extends string> {
  value: Value
  label: string
  /** Shown before the label, such as a mark of 16 px. */
  icon?: ReactNode
  /** Shown after the label, less weighty. */
  detail?: ReactNode
  disabledReason?: string | undefined
}

interface SegmentedProps<Value extends string> {
  /** Accessible name; not needed in a `Field` with `group`, which has the label. */
  label?: string | undefined
  options: readonly SegmentedOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  /** Ref of the selected radio button, for a form to focus. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Segmented control of two to five options, made of native radio buttons. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  onBlur,
  ref,
}: SegmentedProps<Value>) {
  const id = useId()
  const fieldLabelId = useFieldLabelId()
  // The field shows its own reason.
  const fieldDisabled = useFieldDisabledReason() !== undefined
  const reasonId = (option: string) => `${id}${option}`
  const segments = (
    <span className="inline-flex max-w-full rounded border border-input bg-surface text-sm print:border-0">
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative flex h-[30px] items-center justify-center gap-1.5 border-r border-line px-3.5',
            'whitespace-nowrap transition-colors first:rounded-l-[6px] last:rounded-r-[6px] last:border-r-0',
            'has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary',
            'print:has-[input:not(:checked)]:hidden',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-primary',
            option.disabledReason === undefined && !fieldDisabled
              ? 'cursor-pointer has-[:not(:checked)]:hover:bg-sunken'
              : 'cursor-not-allowed text-muted opacity-70',
          )}
        >
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={fieldDisabled || option.disabledReason !== undefined}
            aria-describedby={
              option.disabledReason === undefined ? undefined : reasonId(option.value)
            }
            onChange={() => onValueChange(option.value)}
            onBlur={onBlur}
            ref={option.value === value ? ref : undefined}
            className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
          />
          {option.icon}
          <span
            data-label={option.label}
            // Reserves the width of the bold text, so that selecting moves nothing.
            className="flex flex-col items-center after:invisible after:h-0 after:font-semibold after:content-[attr(data-label)]"
          >
            {option.label}
          </span>
          {option.detail}
        </label>
      ))}
    </span>
  )
  const reasons = options.map(
    (option) =>
      option.disabledReason !== undefined && (
        <span
          key={option.value}
          id={reasonId(option.value)}
          className="mt-1 block text-xs text-muted"
        >
          {option.disabledReason}
        </span>
      ),
  )
  if (fieldLabelId !== undefined) {
    return (
      <div>
        {segments}
        {reasons}
      </div>
    )
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      {segments}
      {reasons}
    </fieldset>
  )
}
