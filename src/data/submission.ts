import { useRef, useState } from 'react'

/** A form's submission under way, or what has come of it. */
export interface Submission<Failure> {
  /**
   * Submits once however often it is asked for. After a success it stays pending, as the page is left.
   * `failureOf` makes of an error what the form tells of it besides the alert of the call.
   */
  submit: (
    action: () => Promise<unknown>,
    failureOf?: (error: unknown) => Failure | undefined | Promise<Failure | undefined>,
  ) => Promise<void>
  pending: boolean
  failure: Failure | undefined
}

/**
 * The submission of a form. State would come too late for a second press in the same moment, so it is known
 * at once. The failure of a call shows as the alert of its operation.
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
