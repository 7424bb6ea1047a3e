import { type Label, labelText } from '@/lib/labels.ts'
import { TextChips } from './text-chips.tsx'

/** Labels as chips; in a table, with `fit`, those that fit into one line. */
export const LabelChips = ({
  labels,
  fit = false,
}: {
  labels: readonly Label[]
  fit?: boolean
}) => <TextChips texts={labels.map(labelText)} fit={fit ? 'label' : undefined} />
