import { truncate } from '@/lib/text.ts'
import { Hint } from './hint.tsx'

interface TruncatedTextProps {
  text: string
  /** The most characters to show. */
  limit?: number
  /** Inside a link or button, which has the focus; its name stays the whole text. */
  inLink?: boolean
}

/** A text of unknown length, cut to so many characters, with the whole of it on hover and focus. */
export function TruncatedText({ text, limit = 40, inLink = false }: TruncatedTextProps) {
  const shown = truncate(text, limit)
  if (shown === text) return <bdi>{text}</bdi>
  return (
    <Hint text={text} focusable={!inLink}>
      <bdi aria-hidden={inLink || undefined}>{shown}</bdi>
      {inLink && <span className="sr-only">{text}</span>}
    </Hint>
  )
}
