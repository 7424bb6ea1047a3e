import { Chip } from './chip.tsx'
import { EmptyCell } from './empty-cell.tsx'
import { FitList } from './fit-list.tsx'
import { TruncatedText } from './truncated-text.tsx'

interface TextChipsProps {
  /** Unique texts. */
  texts: readonly string[]
  /** In a table: one line, with a button for those that do not fit. One of the texts: `label`. */
  fit?: string | undefined
}

/** Short texts as chips: labels, failure causes. An empty cell without texts. */
export function TextChips({ texts, fit }: TextChipsProps) {
  if (texts.length === 0) return <EmptyCell />
  const chips = texts.map((text) => (
    <Chip key={text}>
      <TruncatedText text={text} />
    </Chip>
  ))
  return fit === undefined ? (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-1.5">{chips}</span>
  ) : (
    <FitList what={fit}>{chips}</FitList>
  )
}
