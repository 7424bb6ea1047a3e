import { useRef, useState } from 'react'

/** For a submission whose failure is told by the alert of its call alone. */
export const toldByAlert = () => true as const

/**
 * The submission of a form, made once however often it is asked for: state would come too late for a second
 * press in the same moment. After a success it stays pending, as the page is left. After a failure it can be
 * made again, and `failure` is what `failureOf` has made of the error.
 */
export const useSubmission = <Failure = true>() => {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const busy = useRef(false)

  const submit = async (
    action: () => Promise<unknown>,
    failureOf: (error: unknown) => Failure | Promise<Failure>,
  ) => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(undefined)
    try {
      await action()
    } catch (error) {
      const found = await failureOf(error)
      setFailure(() => found)
      setPending(false)
      busy.current = false
    }
  }
  return { submit, pending, failure }
}
