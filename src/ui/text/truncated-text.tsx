import { truncate } from '@/lib/text.ts'
import { Hint } from './hint.tsx'

interface TruncatedTextProps {
  text: string
  /** Maximum number of characters shown. */
  limit?: number
  /** True inside a link or button, which takes the focus and keeps the full text as its name. */
  inLink?: boolean
}

/** Truncates text of unknown length; the full text on hover and focus. */
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
