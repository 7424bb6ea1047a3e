import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Pixels from the window within which an element counts as seen: who scrolls to it finds it ready. */
const ahead = 400

/**
 * Whether an element has come into view, and the ref that it needs; what has been seen stays seen. `margin`: from how
 * many pixels beside the window on.
 */
export function useSeen<Element extends HTMLElement>(
  margin = ahead,
): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A window may show dozens of elements at once: what each then draws must not be one long task.
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setSeen(true))
        }
      },
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [seen, margin])
  return [ref, seen]
}
