import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { cx } from '../base/class-names.ts'
import { joinIds } from '../base/merge-props.ts'

/** Common props of `Checkbox` and `Switch`. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'disabled' | 'size'> {
  label: string
  /** Shows the label only to assistive technology, as in table rows. */
  labelHidden?: boolean | undefined
  /** Second, muted line. */
  help?: ReactNode
  /** Disables the control and replaces the help. The control stays focusable. */
  disabledReason?: string | undefined
}

interface ToggleRowProps extends ChoiceProps {
  /** Renders the box around the native input. */
  box: (input: ReactNode) => ReactNode
  inputClassName: string
  /** Class that aligns the help with the label. */
  helpIndent: string
}

/** Layout of a checkbox or switch; ignores clicks while disabled. */
export function ToggleRow({
  label,
  labelHidden = false,
  help,
  disabledReason,
  className,
  box,
  inputClassName,
  helpIndent,
  onClick,
  id: givenId,
  ...props
}: ToggleRowProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const helpId = `${ownId}help`
  const disabled = disabledReason !== undefined
  const note = disabledReason ?? help
  const guard = (event: MouseEvent<HTMLInputElement>) => {
    // Preventing the click keeps the state of a native checkbox.
    if (disabled) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <span className={cx('inline-flex flex-col text-sm', className)}>
      <label
        htmlFor={id}
        className={cx(
          'inline-flex items-start gap-2.5',
          disabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer',
        )}
      >
        {box(
          <input
            {...props}
            id={id}
            type="checkbox"
            onClick={guard}
            aria-disabled={disabled || undefined}
            aria-describedby={joinIds(props['aria-describedby'], Boolean(note) && helpId)}
            className={inputClassName}
          />,
        )}
        <bdi className={labelHidden ? 'sr-only' : undefined}>{label}</bdi>
      </label>
      {note && (
        <span
          id={helpId}
          className={labelHidden ? 'sr-only' : cx(helpIndent, 'text-xs text-muted')}
        >
          {note}
        </span>
      )}
    </span>
  )
}
