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
  /** What to know before typing; an error takes its place. */
  help?: ReactNode
  /** What is wrong with the input; undefined when nothing is. */
  error?: string | undefined
  /** Marked with an asterisk; the check itself is the form's. */
  required?: boolean | undefined
  /** Disables the control and stands under it. */
  disabledReason?: string | undefined
  /** The label is read out but not shown, where the place makes it plain. */
  labelHidden?: boolean | undefined
  /** True for a set of controls (checkboxes, segments): the label then names the group. */
  group?: boolean | undefined
  className?: string | undefined
  /** One control of this design system; it finds ids and states by itself. */
  children: ReactNode
}

/**
 * Label above, control, help or error below, counter at the right. Wires the control inside it:
 * id, `aria-describedby`, `aria-invalid`, `aria-required`, `disabled`.
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
        {/* The asterisk is not read out, and a group cannot tell by an attribute. */}
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

/** What a control inside a field has to put on its element. */
interface FieldControlProps {
  id?: string | undefined
  disabled?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid']
  'aria-required'?: AriaAttributes['aria-required']
}

/**
 * The control's own props, completed by those of its field; outside a field they stay as they are.
 * `counted` controls are also described by their counter.
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

/** The id of the surrounding field's label; undefined outside a field. */
export const useFieldLabelId = (): string | undefined => use(FieldContext)?.labelId

/** The surrounding field's reason for being disabled. */
export const useFieldDisabledReason = (): string | undefined => use(FieldContext)?.disabledReason

interface CounterProps {
  length: number
  limit: number
}

/** `31 / 100` at the foot of the surrounding field; the control gives its length. */
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
