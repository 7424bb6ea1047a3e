import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { changeAlertKey, clearAlerts } from './alerts.ts'
import { CallAlert } from './call-alert.tsx'

/** A call that changes something, and its state. */
export interface Change<Data, Variables> {
  /** Makes the call; ignored while one is pending. A failure shows in `alert`. */
  mutate: (variables: Variables) => void
  /** Makes the call as a step of a longer submission. Rethrows the call's error. */
  send: (variables: Variables) => Promise<Data>
  pending: boolean
  failed: boolean
  /** The operation's alert after a failure; render it where the user made the change. */
  alert: ReactNode | undefined
  /** Takes the alert of a failed call back, once the input that it is about has changed. */
  dismiss: () => void
  /** Clears the result of the last call. */
  reset: () => void
}

/**
 * A call that changes something, from generated mutation options. `mutate` ignores a double click: it checks
 * a ref, as the pending state would come a render too late. Unmounting clears the alert. `alertTitle` replaces
 * the text of the operation's alert.
 *
 * @throws Error if the options have no operation
 */
export const useChange = <Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
  alertTitle?: string | undefined,
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
      if (failed.current) clearAlerts(key)
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
    alert: isError ? <CallAlert operation={operation} title={alertTitle} /> : undefined,
    dismiss: () => clearAlerts(key),
    reset,
  }
}
