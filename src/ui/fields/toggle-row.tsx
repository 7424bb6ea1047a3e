import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { cx } from '../base/class-names.ts'
import { joinIds } from '../base/merge-props.ts'

/** What checkboxes and switches share: a native checkbox with its words at its right. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'disabled' | 'size'> {
  label: string
  /** The label is read out but not shown, as in the rows of a table. */
  labelHidden?: boolean | undefined
  /** A second, muted line. */
  help?: ReactNode
  /** Cannot be changed, because of this; stands in place of the help. The box stays focusable. */
  disabledReason?: string | undefined
}

interface ToggleRowProps extends ChoiceProps {
  /** The box around the native input, which `input` places in it. */
  box: (input: ReactNode) => ReactNode
  inputClassName: string
  /** Brings the help under the label, right of the box. */
  helpIndent: string
}

/** Lays out a choice and keeps a disabled one from changing. */
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
    // A canceled click leaves a native checkbox as it was.
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
