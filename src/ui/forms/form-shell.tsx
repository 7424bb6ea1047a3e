import { CircleX } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '../base/button.tsx'
import { cx } from '../base/class-names.ts'

/** State of a form's submission, for the form's frame. */
export interface SubmitState {
  /** True while submitting. */
  pending: boolean
  /** Error of the last submission: text, or an alert. */
  submitError: ReactNode | undefined
  /** Why the form cannot be submitted, in one line; undefined if it can. */
  disabledReason: string | undefined
}

/** State of the submission of a form with fields. */
export interface FieldsSubmitState extends SubmitState {
  /** Shows the errors of all fields. Called when the submit button is pressed although it is disabled. */
  showErrors?: (() => unknown) | undefined
}

/** Error of a submission, shown beside the buttons. */
export function SubmitError({ children }: { children: ReactNode | undefined }) {
  if (children === undefined || children === null || children === false) return null
  if (typeof children !== 'string')
    return <div className="w-full empty:hidden has-[>:only-child:empty]:hidden">{children}</div>
  return (
    <p role="alert" className="flex w-full items-start gap-2 text-sm break-words text-failed">
      <CircleX aria-hidden className="mt-px size-4 shrink-0" />
      {children}
    </p>
  )
}

const controls = ['input:not([hidden])', 'select', 'textarea', 'button']
  .map((control) => `${control}:not(:disabled)`)
  .join()

const focusFirstError = (form: HTMLFormElement | null) => {
  const field = form?.querySelector<HTMLElement>('[data-invalid]')
  const control = field?.querySelector<HTMLElement>(controls) ?? field
  control?.focus({ preventScroll: true })
  // The whole field, with its message.
  field?.scrollIntoView({ block: 'nearest' })
}

/** A form's submit button and the line that says why it is disabled. */
export interface Submit {
  /** True once the disabled button was pressed in this step: value of the form's `AttemptContext`. */
  attempted: boolean
  reason: (look?: { hidden: boolean }) => ReactNode
  button: (label: string) => ReactNode
}

/**
 * The submit button of a form with fields. While disabled it can still be pressed: it then shows the errors of
 * all fields, and focuses the first field with an error. `step` is the shown step of a form in steps.
 */
export const useSubmit = (state: FieldsSubmitState, step = ''): Submit => {
  const { pending, disabledReason, showErrors } = state
  const reasonId = useId()
  const [attempt, setAttempt] = useState<{ form: HTMLFormElement | null; step: string }>()
  // An effect: by then the fields show their errors.
  useEffect(() => {
    if (attempt) focusFirstError(attempt.form)
  }, [attempt])
  const refuse = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const { form } = event.currentTarget
    await showErrors?.()
    setAttempt({ form, step })
  }
  const disabled = disabledReason !== undefined
  return {
    attempted: attempt?.step === step,
    reason: ({ hidden } = { hidden: false }) =>
      disabled && (
        <p
          id={reasonId}
          className={cx(
            hidden
              ? 'sr-only'
              : 'min-w-0 flex-1 text-right text-sm text-muted max-sm:order-first max-sm:basis-full',
          )}
        >
          {disabledReason}
        </p>
      ),
    button: (label) => (
      <Button
        variant="primary"
        type="submit"
        pending={pending}
        aria-disabled={disabled}
        aria-describedby={disabled ? reasonId : undefined}
        onClick={disabled ? refuse : undefined}
      >
        {label}
      </Button>
    ),
  }
}

interface FormButtonsProps extends Pick<SubmitState, 'pending' | 'submitError'> {
  submit: Submit
  submitLabel: string
  onCancel: () => void
  /** Says the reason to assistive technology only, where the footer shows more than it. */
  reasonHidden?: boolean
}

/** Footer of a form: error, reason, Cancel and submit button. */
export function FormButtons(props: FormButtonsProps) {
  const { submit, submitLabel, onCancel, pending, submitError, reasonHidden = false } = props
  return (
    <>
      <SubmitError>{submitError}</SubmitError>
      {submit.reason({ hidden: reasonHidden })}
      <Button variant="ghost" onClick={onCancel} disabled={pending}>
        Cancel
      </Button>
      {submit.button(submitLabel)}
    </>
  )
}
