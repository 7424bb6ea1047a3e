import { Check } from 'lucide-react'
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../base/button.tsx'
import { cx } from '../base/class-names.ts'
import { AttemptContext } from '../fields/attempt.ts'
import { FormFooter, preventing } from './form-page.tsx'
import { type FieldsSubmitState, SubmitError, useSubmit } from './form-shell.tsx'

export interface WizardStep {
  id: string
  label: string
  /**
   * For a step that can be skipped: while `now`, it is shown as skipped with the reason. The space of the
   * reason is always reserved, so that nothing moves.
   */
  skippable?: { reason: string; now: boolean }
}

interface WizardProps extends FieldsSubmitState {
  steps: readonly WizardStep[]
  /** Index into `steps`. */
  current: number
  onBack: () => void
  /** Why Back is disabled; undefined if it is enabled. */
  backDisabledReason?: string | undefined
  /** Label of the forward button: `Next`, the name of the next step, or `Save`. */
  forwardLabel: string
  /** Called by the forward button and by Enter in a field. */
  onForward: FormEventHandler<HTMLFormElement>
  onCancel: () => void
  children: ReactNode
}

/**
 * Form in steps: list of steps, the current step, and a sticky footer. A change of step moves the focus to
 * the new step.
 *
 * @throws RangeError if `current` is not an index of `steps`
 */
export function Wizard({
  steps,
  current,
  onBack,
  backDisabledReason,
  forwardLabel,
  onForward,
  onCancel,
  children,
  ...submission
}: WizardProps) {
  const step = steps[current]
  if (!step) throw new RangeError(`Invalid step ${current} of ${steps.length}.`)

  const { pending, submitError } = submission
  const submit = useSubmit(submission, step.id)
  const form = useRef<HTMLFormElement>(null)
  const body = useRef<HTMLElement>(null)
  const shown = useRef(step.id)
  useEffect(() => {
    if (shown.current === step.id) return
    shown.current = step.id
    body.current?.focus({ preventScroll: true })
    const top = form.current?.getBoundingClientRect().top ?? 0
    if (top < 0) form.current?.scrollIntoView()
  }, [step.id])

  return (
    <form ref={form} noValidate onSubmit={preventing(onForward)} className="flex grow flex-col">
      <Steps steps={steps} current={current} />
      <section ref={body} tabIndex={-1} aria-label={step.label} className="grow pb-6 outline-none">
        <AttemptContext value={submit.attempted}>{children}</AttemptContext>
      </section>
      <FormFooter>
        <SubmitError>{submitError}</SubmitError>
        <Button variant="ghost" onClick={onCancel} disabled={pending} className="mr-auto">
          Cancel
        </Button>
        {submit.reason()}
        <Button
          onClick={onBack}
          disabled={pending}
          disabledReason={current === 0 ? 'This is the first step.' : backDisabledReason}
        >
          Back
        </Button>
        {submit.button(forwardLabel)}
      </FormFooter>
    </form>
  )
}

function Steps({ steps, current }: Pick<WizardProps, 'steps' | 'current'>) {
  return (
    <ol aria-label="Steps" className="mb-5 flex flex-wrap gap-x-3 gap-y-1.5 text-sm">
      {steps.map(({ id, label, skippable }, index) => {
        const reason = skippable?.now && skippable.reason
        const state =
          index === current ? 'current' : reason ? 'skipped' : index < current ? 'done' : 'ahead'
        return (
          <li
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cx(
              'flex items-start gap-2',
              skippable && 'min-h-9',
              'not-last:after:mt-2.5 not-last:after:ml-1 not-last:after:h-px not-last:after:w-6 not-last:after:bg-line',
              state === 'current' ? 'font-semibold text-ink' : 'text-muted',
            )}
          >
            <span
              aria-hidden
              className={cx(
                'grid size-5 shrink-0 place-items-center rounded-full border text-xs',
                state === 'current' && 'border-primary bg-primary text-on-primary',
                state === 'done' && 'border-primary bg-primary-soft text-primary',
                state === 'ahead' && 'border-input',
                state === 'skipped' && 'border-dashed border-input',
              )}
            >
              {state === 'done' ? (
                <Check className="size-3" strokeWidth={3} />
              ) : state === 'skipped' ? (
                '–'
              ) : (
                index + 1
              )}
            </span>
            <span>
              {label}
              {state === 'done' && <span className="sr-only">, done</span>}
              {reason && <span className="block text-xs font-normal text-muted">{reason}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
