import { useEffect, useRef } from 'react'

/**
 * Returns a function that tells whether the current click is the second of a double click. For a button that
 * changes its meaning on click: the second click was meant for the old one. Keyboard clicks are never double.
 */
export const useDoubleClick = (): (() => boolean) => {
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
