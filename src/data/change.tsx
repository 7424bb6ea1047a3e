import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { changeAlertKey, clearAlert } from './alerts.ts'
import { CallAlert } from './call-alert.tsx'

/** A call that changes something, and how it fares. */
export interface Change<Data, Variables> {
  /** Makes the call; nothing while one is under way. A failure shows in `alert`. */
  mutate: (variables: Variables) => void
  /** Makes the call as a step of a longer submission. Throws what the call throws. */
  send: (variables: Variables) => Promise<Data>
  pending: boolean
  failed: boolean
  /** The alert of the operation once the call failed, to be shown where the change was asked for. */
  alert: ReactNode | undefined
  /** Forgets the last call, and with it what it was made with. */
  reset: () => void
}

/**
 * A call that changes something: takes the generated mutation options, and yields the call, whether it is
 * under way, and the alert of its operation. `mutate` makes one call however often it is asked for: state
 * would come too late for a second press in the same moment. When the component goes, so does the alert.
 *
 * @throws Error for options that name no operation
 */
export const useChange = <Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
): Change<Data, Variables> => {
  const { mutateAsync, isPending, isError, reset } = useMutation(options)
  const operation = options.meta?.operation
  if (!operation) throw new Error('A change needs the options of an operation.')
  const key = changeAlertKey(operation)
  const busy = useRef(false)
  const failed = useRef(isError)
  useEffect(() => {
    failed.current = isError
  })
  useEffect(
    () => () => {
      if (failed.current) clearAlert(key)
    },
    [key],
  )
  const release = () => {
    busy.current = false
  }
  const mutate = (variables: Variables) => {
    if (busy.current) return
    busy.current = true
    mutateAsync(variables).then(release, release)
  }
  return {
    mutate,
    send: mutateAsync,
    pending: isPending,
    failed: isError,
    alert: isError ? <CallAlert operation={operation} /> : undefined,
    reset,
  }
}
