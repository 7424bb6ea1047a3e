import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/**
 * Length of a text control's value, whether set by the user, the `value` prop, or a form library through the
 * element. 0 before the first paint, and always if not `enabled`.
 */
export function useTextLength(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  enabled: boolean,
): number {
  const [length, setLength] = useState(0)

  // On every render: a form reset writes to the element and renders.
  useLayoutEffect(() => {
    if (enabled) setLength(control.current?.value.length ?? 0)
  })

  useEffect(() => {
    const element = control.current
    if (!enabled || !element) return
    const measure = ({ target }: Event) => {
      if (target === element) setLength(element.value.length)
    }
    // On the document, so that it runs after React's own listeners: rendering before them would revert the input.
    document.addEventListener('input', measure)
    return () => document.removeEventListener('input', measure)
  }, [control, enabled])

  return length
}
