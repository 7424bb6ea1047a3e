import { type Ref, type RefObject, useCallback } from 'react'

/** A ref callback that fills the component's own ref object and the one handed in. */
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
