import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../base/button.tsx'

/** What every form shell has to be told about its submission. */
export interface SubmitState {
  /** The submission is under way. */
  pending: boolean
  /** Why the last submission failed; a text, or an alert of its own. */
  submitError: ReactNode | undefined
  /** Why nothing can be submitted now; undefined when it can. */
  disabledReason: string | undefined
}

/** The failure of a submission, beside its button. */
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

/** The foot of a form: what went wrong, Cancel, and the submit button. */
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
