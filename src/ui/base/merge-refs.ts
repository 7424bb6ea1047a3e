import { type Ref, type RefObject, useCallback } from 'react'

/** Ref callback that sets the component's own ref and a forwarded one. */
export function useMergedRef<T>(own: RefObject<T | null>, given: Ref<T> | undefined) {
  return useCallback(
    (element: T | null) => {
      own.current = element
      const cleanup = typeof given === 'function' ? given(element) : undefined
      if (given && typeof given !== 'function') given.current = element
      return () => {
        own.current = null
        if (typeof cleanup === 'function') cleanup()
        else if (typeof given === 'function') given(null)
        else if (given) given.current = null
      }
    },
    [own, given],
  )
}
