import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that is the same in all renders and does what the last one does, for parts that are not rendered again. */
export const useStable = <Args extends unknown[]>(
  act: (...args: Args) => void,
): ((...args: Args) => void) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args) => latest.current(...args), [])
}
