import { useState } from 'react'

/** Whether a field was edited or left once: only then its errors are shown. Spread the handlers on its input. */
export const useEdited = () => {
  const [edited, setEdited] = useState(false)
  const mark = () => setEdited(true)
  return { edited, onInput: mark, onBlurCapture: mark }
}
