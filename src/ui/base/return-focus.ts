import { type RefObject, useLayoutEffect, useRef } from 'react'

const isAnythingFocused = () =>
  document.activeElement !== null && document.activeElement !== document.body

const focusMain = () => {
  const main = document.querySelector('main')
  if (!main) return
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1
  main.focus({ preventScroll: true })
}

/**
 * Remembers the focused element when `open` becomes true. Returns a function that restores the focus, to
 * `main` if the element has been removed or is no longer focusable.
 */
export function useReturnFocus(open: boolean): () => void {
  const origin = useRef<Element>(null)
  useLayoutEffect(() => {
    if (open) origin.current = document.activeElement
  }, [open])

  return () => {
    // The focus is already on a new page, or restored by another dialog that closed too.
    if (isAnythingFocused()) return
    if (origin.current instanceof HTMLElement) origin.current.focus()
    if (!isAnythingFocused()) focusMain()
  }
}

/**
 * Moves the focus to `main` when the element unmounts while it contains the focus. For elements that their
 * own button removes, such as an alert with Retry.
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
