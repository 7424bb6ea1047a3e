import { type Label, labelText } from '@/lib/labels.ts'
import { TextChips } from './text-chips.tsx'

interface LabelChipsProps {
  labels: readonly Label[]
  /** The most labels to show; the others are told on hover and focus. All unless given. */
  limit?: number
  /** The most characters to show of a label. */
  textLimit?: number
}

/** Labels, each in a chip. */
export const LabelChips = ({ labels, limit, textLimit }: LabelChipsProps) => (
  <TextChips texts={labels.map(labelText)} limit={limit} textLimit={textLimit} />
)
