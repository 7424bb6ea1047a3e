import { useState } from 'react'

/**
 * Whether a field was edited or blurred, so that its errors are shown; initially true for a non-empty value.
 * Spread the handlers on the input.
 */
export const useEdited = (value: string) => {
  const [edited, setEdited] = useState(value !== '')
  const mark = () => setEdited(true)
  return { edited, onInput: mark, onBlurCapture: mark }
}
