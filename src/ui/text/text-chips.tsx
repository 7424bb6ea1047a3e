import { Chip } from './chip.tsx'
import { EmptyCell } from './empty-cell.tsx'
import { Hint } from './hint.tsx'
import { TruncatedText } from './truncated-text.tsx'

interface TextChipsProps {
  /** Unique texts. */
  texts: readonly string[]
  /** Maximum number of texts shown, the others on hover and focus; default: all. */
  limit?: number | undefined
  /** Maximum length of a text; longer ones are truncated. */
  textLimit?: number | undefined
}

/** Short texts as chips: labels, failure causes. */
export function TextChips({ texts, limit = texts.length, textLimit = 24 }: TextChipsProps) {
  if (texts.length === 0) return <EmptyCell />
  const others = texts.slice(limit)
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-1.5">
      {texts.slice(0, limit).map((text) => (
        <Chip key={text}>
          <TruncatedText text={text} limit={textLimit} />
        </Chip>
      ))}
      {others.length > 0 && (
        <Hint text={others.join('\n')} className="text-xs text-muted">
          +{others.length}
        </Hint>
      )}
    </span>
  )
}
