import { type Label, labelText } from '@/lib/labels.ts'
import { Absent } from './absent.tsx'
import { Chip } from './chip.tsx'
import { CutText } from './cut-text.tsx'
import { Hint } from './hint.tsx'

interface LabelChipsProps {
  labels: readonly Label[]
  /** The most labels to show; the others are told on hover and focus. All unless given. */
  limit?: number
  /** The most characters to show of a label. */
  textLimit?: number
}

/** Labels, each in a chip. */
export function LabelChips({ labels, limit = labels.length, textLimit = 24 }: LabelChipsProps) {
  if (labels.length === 0) return <Absent />
  const others = labels.slice(limit)
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-1.5">
      {labels.slice(0, limit).map((label) => (
        <Chip key={labelText(label)}>
          <CutText text={labelText(label)} limit={textLimit} />
        </Chip>
      ))}
      {others.length > 0 && (
        <Hint text={others.map(labelText).join('\n')} className="text-xs text-muted">
          +{others.length}
        </Hint>
      )}
    </span>
  )
}
