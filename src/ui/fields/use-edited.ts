import { useState } from 'react'
import { useAttempted } from './attempt.ts'

/**
 * Whether a field was edited or blurred, or its form pressed to submit, so that its errors are shown; initially
 * true for a non-empty value.
 * Spread the handlers on the input.
 */
export const useEdited = (value: string) => {
  const [edited, setEdited] = useState(value !== '')
  const attempted = useAttempted()
  const mark = () => setEdited(true)
  return { edited: edited || attempted, onInput: mark, onBlurCapture: mark }
}
