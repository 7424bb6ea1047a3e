import { type RefObject, useLayoutEffect, useRef } from 'react'

const isSomewhere = () =>
  document.activeElement !== null && document.activeElement !== document.body

const focusMain = () => {
  const main = document.querySelector('main')
  if (!main) return
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1
  main.focus({ preventScroll: true })
}

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
    // On the page that came meanwhile, or where another dialog that closed with this one returned it.
    if (isSomewhere()) return
    if (origin.current instanceof HTMLElement) origin.current.focus()
    if (!isSomewhere()) focusMain()
  }
}

/**
 * For what goes once its button is pressed, such as an alert with Retry: when the element goes while it has
 * the focus, the focus goes to the page's main part rather than nowhere.
 */
export function useFocusOnLeaving<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) focusMain()
    }
  }, [])
  return ref
}
