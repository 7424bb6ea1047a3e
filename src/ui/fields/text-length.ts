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
    const measure = ({ target }: Event) => {
      if (target === element) setLength(element.value.length)
    }
    // Above React's own listeners: rendering before they have run would take back what was typed.
    document.addEventListener('input', measure)
    return () => document.removeEventListener('input', measure)
  }, [control, enabled])

  return length
}
