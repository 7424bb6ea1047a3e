import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/**
 * The number of characters in a text control, whoever writes them: the user, the `value` prop, or a
 * form library through the element. 0 before the first paint, and always when not `enabled`.
 */
export function useTextLength(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  enabled: boolean,
): number {
  const [length, setLength] = useState(0)

  // On every render: a form that resets its fields writes to the element and renders.
  useLayoutEffect(() => {
    if (enabled) setLength(control.current?.value.length ?? 0)
  })

  useEffect(() => {
    const element = control.current
    if (!enabled || !element) return
    const measure = () => setLength(element.value.length)
    element.addEventListener('input', measure)
    return () => element.removeEventListener('input', measure)
  }, [control, enabled])

  return length
}
