import { type Label, labelText } from '@/lib/labels.ts'
import { TextChips } from './text-chips.tsx'

interface LabelChipsProps {
  labels: readonly Label[]
  /** Maximum number of labels shown, the others on hover and focus; default: all. */
  limit?: number
  /** Maximum length of a label; longer ones are truncated. */
  textLimit?: number
}

/** Labels as chips. */
export const LabelChips = ({ labels, limit, textLimit }: LabelChipsProps) => (
  <TextChips texts={labels.map(labelText)} limit={limit} textLimit={textLimit} />
)
