import { type AriaAttributes, createContext, type ReactNode, use, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../base/class-names.ts'
import { joinIds } from '../base/merge-props.ts'

interface FieldContextValue {
  controlId: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  disabledReason: string | undefined
  counterId: string
  counterSlot: HTMLElement | null
}

const FieldContext = createContext<FieldContextValue | null>(null)

interface FieldProps {
  label: string
  /** Help text, replaced by an error. */
  help?: ReactNode
  /** Error message; undefined if valid. */
  error?: string | undefined
  /** Marks the label with an asterisk. The form validates. */
  required?: boolean | undefined
  /** Disables the control; shown below it. */
  disabledReason?: string | undefined
  /** Shows the label only to assistive technology, where the context is clear. */
  labelHidden?: boolean | undefined
  /** For several controls (checkboxes, segments): the label names the group. */
  group?: boolean | undefined
  className?: string | undefined
  /** A control of `ui/fields`; gets its ids and state from the field's context. */
  children: ReactNode
}

/**
 * Label, control, help or error, and counter. Provides the control with its id, `aria-describedby`,
 * `aria-invalid`, `aria-required` and `disabled`.
 */
export function Field({
  label,
  help,
  error,
  required = false,
  disabledReason,
  labelHidden = false,
  group = false,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const [counterSlot, setCounterSlot] = useState<HTMLElement | null>(null)
  const labelId = `${id}label`
  const messageId = `${id}message`
  const note = disabledReason ?? help
  const message = error ?? note
  const Box = group ? 'fieldset' : 'div'
  const Label = group ? 'legend' : 'label'
  const context: FieldContextValue = {
    controlId: id,
    labelId,
    describedBy: message ? messageId : undefined,
    invalid: error !== undefined,
    required,
    disabledReason,
    counterId: `${id}counter`,
    counterSlot,
  }

  return (
    <Box
      // Found by a form that focuses its first error.
      data-invalid={error !== undefined || undefined}
      className={cx('min-w-0', className)}
      aria-describedby={group ? context.describedBy : undefined}
    >
      <Label
        id={labelId}
        htmlFor={group ? undefined : id}
        className={cx(
          'mb-1.5 block text-sm font-[550]',
          labelHidden && 'sr-only',
          disabledReason !== undefined && 'text-muted',
          required && "after:ml-1 after:text-failed after:content-['*'/'']",
        )}
      >
        {label}
        {/* The asterisk is not announced, and groups do not support `aria-required`. */}
        {group && required && (
          <>
            {' '}
            <span className="sr-only">(required)</span>
          </>
        )}
      </Label>
      <FieldContext value={context}>{children}</FieldContext>
      <div className="flex justify-between gap-3 text-xs">
        <div id={messageId} aria-live="polite" className="min-w-0 break-words">
          {message && (
            <div className={cx('mt-1', error === undefined ? 'text-muted' : 'text-failed')}>
              {message}
            </div>
          )}
        </div>
        <div ref={setCounterSlot} className="shrink-0 text-muted" />
      </div>
    </Box>
  )
}

/** Props that a control in a field sets on its element. */
interface FieldControlProps {
  id?: string | undefined
  disabled?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid']
  'aria-required'?: AriaAttributes['aria-required']
}

/**
 * Merges the control's own props with those of its field, if any. The counter of a `counted` control is part
 * of its description.
 */
export function useFieldControl(own: FieldControlProps, counted = false): FieldControlProps {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.controlId,
    disabled: own.disabled || field?.disabledReason !== undefined || undefined,
    'aria-describedby': joinIds(
      own['aria-describedby'],
      field?.describedBy,
      counted && field?.counterId,
    ),
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.required || undefined),
  }
}

/** Id of the field's label; undefined outside a field. */
export const useFieldLabelId = (): string | undefined => use(FieldContext)?.labelId

/** The field's `disabledReason`. */
export const useFieldDisabledReason = (): string | undefined => use(FieldContext)?.disabledReason

interface CounterProps {
  length: number
  limit: number
}

/** Character counter `31 / 100` at the bottom of the field. Rendered by the control. */
export function FieldCounter({ length, limit }: CounterProps) {
  const field = use(FieldContext)
  if (!field?.counterSlot) return null
  return createPortal(
    <span
      id={field.counterId}
      className={cx('mt-1 block', length > limit && 'font-semibold text-failed')}
    >
      {length} / {limit}
    </span>,
    field.counterSlot,
  )
}
