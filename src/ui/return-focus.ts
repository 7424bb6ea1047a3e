import { useLayoutEffect, useRef } from 'react'

/**
 * Remembers what had the focus when `open` became true, and gives a function that returns the focus
 * there; to the page's main part when that element is gone or cannot take it any more.
 */
export function useReturnFocus(open: boolean): () => void {
  const origin = useRef<Element>(null)
  useLayoutEffect(() => {
    if (open) origin.current = document.activeElement
  }, [open])

  return () => {
    if (origin.current instanceof HTMLElement) origin.current.focus()
    // Somewhere already: there, or where another dialog that closed with this one returned it.
    if (document.activeElement && document.activeElement !== document.body) return
    const main = document.querySelector('main')
    if (!main) return
    if (!main.hasAttribute('tabindex')) main.tabIndex = -1
    main.focus({ preventScroll: true })
  }
}
