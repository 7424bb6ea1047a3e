import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** The length of a text without surrounding blanks, for texts that are saved without them. */
export const trimmedLength = (text: string): number => text.trim().length

/** The length of a text as it is. */
export const wholeLength = (text: string): number => text.length

/**
 * Length of a text control's value by `lengthOf`, whether set by the user, the `value` prop, or a form library
 * through the element. 0 before the first paint, and always without `lengthOf`, a function of this module.
 */
export function useTextLength(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  lengthOf: ((text: string) => number) | undefined,
): number {
  const [length, setLength] = useState(0)

  // On every render: a form reset writes to the element and renders.
  useLayoutEffect(() => {
    if (lengthOf) setLength(lengthOf(control.current?.value ?? ''))
  })

  useEffect(() => {
    const element = control.current
    if (!lengthOf || !element) return
    const measure = ({ target }: Event) => {
      if (target === element) setLength(lengthOf(element.value))
    }
    // On the document, so that it runs after React's own listeners: rendering before them would revert the input.
    document.addEventListener('input', measure)
    return () => document.removeEventListener('input', measure)
  }, [control, lengthOf])

  return length
}
