import { useRef, useState } from 'react'

/** State of a form's submission. */
export interface Submission<Failure> {
  /**
   * Submits; ignored while a submission is pending. Stays pending after a success, as the form is left.
   * `failureOf` maps an error to what the form shows in addition to the alert of the call.
   */
  submit: (
    action: () => Promise<unknown>,
    failureOf?: (error: unknown) => Failure | undefined | Promise<Failure | undefined>,
  ) => Promise<void>
  pending: boolean
  failure: Failure | undefined
}

/**
 * The submission of a form. A ref, not state, stops a double click: state would come a render too late. A
 * failed call shows as the alert of its operation.
 */
export const useSubmission = <Failure = never>(): Submission<Failure> => {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const busy = useRef(false)

  const submit: Submission<Failure>['submit'] = async (action, failureOf) => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(undefined)
    try {
      await action()
    } catch (error) {
      const found = await failureOf?.(error)
      setFailure(() => found)
      setPending(false)
      busy.current = false
    }
  }

  return { submit, pending, failure }
}
