import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A call that changes something, as `useMutation`, but made once however often it is asked for while it is
 * under way: state would come too late for a second press in the same moment.
 */
export const useChange = <Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) => {
  const { mutateAsync, isPending, isError } = useMutation(options)
  const busy = useRef(false)
  const release = () => {
    busy.current = false
  }
  /** Makes the call. A failure is told by `isError` and by the alert of the call. */
  const mutate = (variables: Variables) => {
    if (busy.current) return
    busy.current = true
    mutateAsync(variables).then(release, release)
  }
  return { mutate, isPending, isError }
}
