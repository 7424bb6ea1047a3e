import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../base/button.tsx'

/** State of a form's submission, for the form's frame. */
export interface SubmitState {
  /** True while submitting. */
  pending: boolean
  /** Error of the last submission: text, or an alert. */
  submitError: ReactNode | undefined
  /** Why the form cannot be submitted; undefined if it can. */
  disabledReason: string | undefined
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

interface FormButtonsProps extends SubmitState {
  submitLabel: string
  onCancel: () => void
}

/** Footer of a form: error, Cancel and submit button. */
export function FormButtons({
  submitLabel,
  onCancel,
  pending,
  submitError,
  disabledReason,
}: FormButtonsProps) {
  return (
    <>
      <SubmitError>{submitError}</SubmitError>
      <Button variant="ghost" onClick={onCancel} disabled={pending}>
        Cancel
      </Button>
      <Button variant="primary" type="submit" pending={pending} disabledReason={disabledReason}>
        {submitLabel}
      </Button>
    </>
  )
}
