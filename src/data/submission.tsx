import type { UseMutationOptions } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Operation } from '@/transport/operation.ts'
import { reportError } from '@/transport/report-error.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { addToAlert, alertDetailsOf, changeAlertKey, clearAlerts, withMore } from './alerts.ts'
import { type Call, useCall } from './call.ts'
import { type AlertText, CallAlert } from './call-alert.tsx'

/** Why a submission failed. */
interface Failure {
  error: unknown
  /** The call that failed; undefined for any other error. */
  operation: Operation | undefined
  /** Replaces the text of the alert. */
  text: AlertText
  /** Said after it. */
  more: string | undefined
}

/** Input that is submitted, by one call or several. */
export interface Submission<Variables> {
  /** Submits; ignored while a submission is pending. Never throws: how it ended is in `failure`. */
  submit: (variables: Variables) => void
  pending: boolean
  /** Why the last submission failed; undefined if it did not, or the alert is dismissed. */
  failure: Failure | undefined
  /** The alert of the failure; render it where the user submitted. */
  alert: ReactNode
  /** Takes the failure back, once the input that it is about has changed. */
  dismiss: () => void
}

/** How a submission ends, besides by its call. */
export interface SubmissionOptions<Variables> {
  /** True for a form that is left after a success: it stays pending, so that nobody submits it twice. */
  once?: boolean
  /** Text of the alert of a failed call, where that of its operation is about something else. */
  alertTitle?: string | undefined
  /**
   * Called after a failure, as `lookUp`: true where what was submitted is done all the same, and the rest has been done
   * here; where that stays open, what the alert says of it.
   */
  recover?: ((error: unknown, variables: Variables) => Promise<boolean | string>) | undefined
  /** Called after a failure, before the form is unlocked; may return another text for the alert. */
  onFailed?: (
    error: unknown,
    variables: Variables,
  ) => AlertText | undefined | Promise<AlertText | undefined>
}

/** Thrown to end a submission that has not failed: the form itself says why it goes no further. */
export class Stopped extends Error {
  override name = 'Stopped'
}

interface State {
  pending: boolean
  failure?: Failure
}

/**
 * Submits input: by the call of generated mutation options, or by a function that makes several. Every error ends
 * in `failure` and its alert; one that is no failed call goes to the error report too. If the form is gone by
 * then, a failed call shows among the alerts of the page.
 *
 * A double click submits once: a ref stops it, as state would come a render too late.
 */
export const useSubmission = <Data, Variables = void>(
  action:
    | UseMutationOptions<Data, Error, Variables>
    | ((variables: Variables, call: Call) => Promise<Data>),
  options: SubmissionOptions<Variables> = {},
): Submission<Variables> => {
  const { once = false, alertTitle, recover, onFailed } = options
  const send = useCall()
  const [{ pending, failure }, setState] = useState<State>({ pending: false })
  const busy = useRef(false)
  const failed = useRef<Operation>(undefined)
  const dismiss = () => {
    if (failed.current) clearAlerts(changeAlertKey(failed.current))
    failed.current = undefined
    setState(({ pending }) => ({ pending }))
  }
  useEffect(
    () => () => {
      if (failed.current) clearAlerts(changeAlertKey(failed.current))
    },
    [],
  )

  const failureOf = async (
    error: unknown,
    variables: Variables,
    operation: Operation | undefined,
    more: string | undefined,
  ) => {
    const text = operation ? { title: alertTitle } : {}
    if (!operation) reportError(error)
    else if (more !== undefined) addToAlert(changeAlertKey(operation), more)
    try {
      return { error, operation, more, text: (await onFailed?.(error, variables)) ?? text }
    } catch (thrown) {
      reportError(thrown)
      return { error, operation, more, text }
    }
  }

  const recovered = async (error: unknown, variables: Variables) => {
    try {
      return (await recover?.(error, variables)) ?? false
    } catch (thrown) {
      reportError(thrown)
      return false
    }
  }

  /** Submits; the failure, if there is one. */
  const run = async (variables: Variables): Promise<State> => {
    const operations = new Map<unknown, Operation | undefined>()
    const call: Call = (mutation, input) =>
      send(mutation, input).catch((error: unknown) => {
        operations.set(error, mutation.meta?.operation)
        throw error
      })
    try {
      await (typeof action === 'function' ? action(variables, call) : call(action, variables))
      return { pending: once }
    } catch (error) {
      if (error instanceof Stopped) return { pending: false }
      const operation = operations.get(error)
      const found = await recovered(error, variables)
      if (found === true) {
        if (operation) clearAlerts(changeAlertKey(operation))
        return { pending: once }
      }
      const failure = await failureOf(error, variables, operation, found || undefined)
      failed.current = failure.operation
      return { pending: false, failure }
    }
  }

  const submit = (variables: Variables) => {
    if (busy.current) return
    busy.current = true
    failed.current = undefined
    setState({ pending: true })
    void run(variables).then((state) => {
      busy.current = state.pending
      setState(state)
    })
  }

  return {
    submit,
    pending,
    failure,
    alert: failure && <FailureAlert failure={failure} onDismiss={dismiss} />,
    dismiss,
  }
}

interface FailureAlertProps {
  failure: Failure
  onDismiss: () => void
}

function FailureAlert({ failure: { error, operation, text, more }, onDismiss }: FailureAlertProps) {
  if (operation) return <CallAlert operation={operation} {...text} />
  const details = alertDetailsOf(error, { read: false })
  return (
    details && (
      <ErrorAlert
        title={text.title ?? 'Something went wrong.'}
        detail={text.detail ?? withMore(details.message, more ?? details.more)}
        technical={text.detail ? undefined : details.technical}
        requestId={details.requestId}
        onDismiss={onDismiss}
      />
    )
  )
}
