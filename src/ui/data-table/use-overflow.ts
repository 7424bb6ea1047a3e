import { type RefObject, useEffect, useState } from 'react'

/**
 * True while the element's content is wider than the element, so that it can be made reachable and
 * scrollable by keyboard.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const element = ref.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const observer = new ResizeObserver(() => {
      setOverflowing(element.scrollWidth > element.clientWidth)
    })
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [ref])
  return overflowing
}
