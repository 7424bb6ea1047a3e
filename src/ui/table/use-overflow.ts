import { useEffect, useState } from 'react'

/** True while the element overflows horizontally: it must then be focusable, to scroll it by keyboard. */
export function useOverflow(element: HTMLElement | null): boolean {
  const [overflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const content = element?.firstElementChild
    if (!element || !content) return
    const observer = new ResizeObserver(() => {
      setOverflowing(element.scrollWidth > element.clientWidth)
    })
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [element])
  return overflowing
}
