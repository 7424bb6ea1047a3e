import { useState } from 'react'

/**
 * Whether a field was edited or left once: only then its errors are shown. One that is not empty at first was
 * edited before. Spread the handlers on its input.
 */
export const useEdited = (value: string) => {
  const [edited, setEdited] = useState(value !== '')
  const mark = () => setEdited(true)
  return { edited, onInput: mark, onBlurCapture: mark }
}
