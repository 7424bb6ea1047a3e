import { useEffect, useRef } from 'react'

/**
 * Tells whether a press is the second of a double press. Where a press changes what the button does, the
 * second one is meant for what was there before. Presses by keyboard are never double.
 */
export const useDoublePress = (): (() => boolean) => {
  const count = useRef(0)
  useEffect(() => {
    const note = (event: MouseEvent) => {
      count.current = event.detail
    }
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [])
  return () => count.current > 1
}
