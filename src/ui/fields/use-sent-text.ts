import { useEffect, useRef, useState } from 'react'

/**
 * A text that is typed here and kept elsewhere, such as in the address, where it may arrive late: what comes back of it
 * does not replace what has been typed since. `debounce`: pause after the last letter in milliseconds.
 */
export const useSentText = (
  value: string,
  onValueChange: (value: string) => void,
  debounce: number,
) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [draft, setDraft] = useState(value)
  // Values sent that have not come back as `value` yet, as that may take a navigation.
  const [sent, setSent] = useState<readonly string[]>([])
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // An external value (Back, a reset) replaces the draft; the echo of a sent value does not.
    if (!sent.includes(value)) setDraft(value)
  }
  if (sent.length > 0 && (value === sent.at(-1) || (value !== seen && !sent.includes(value)))) {
    setSent([])
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Sends a text at once. */
  const send = (text: string) => {
    clearTimeout(timer.current)
    if (text === (sent.at(-1) ?? value)) return
    setSent([...sent, text])
    onValueChange(text)
  }
  /** Shows what is typed, and sends it, or what is sent for it, after the pause. */
  const type = (text: string, sentText = text) => {
    setDraft(text)
    clearTimeout(timer.current)
    if (debounce === 0) send(sentText)
    else timer.current = setTimeout(() => send(sentText), debounce)
  }
  /** Shows a text, and sends nothing: the caller keeps `kept` itself. */
  const replace = (text: string, kept: string) => {
    clearTimeout(timer.current)
    setDraft(text)
    if (kept !== (sent.at(-1) ?? value)) setSent([...sent, kept])
  }
  return { draft, setDraft, type, send, replace }
}
