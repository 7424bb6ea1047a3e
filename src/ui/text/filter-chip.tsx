import { X } from 'lucide-react'
import { Chip } from './chip.tsx'
import { TruncatedText } from './truncated-text.tsx'

interface FilterChipProps {
  /** `Catalog` */
  what: string
  /** Name of the one that is shown. */
  name: string
  /** What the button does: `Show the suites of all catalogs, not only of Shuttle 4`. */
  clearLabel: string
  onClear: () => void
}

/** Names what a page is narrowed to by its address, with a button that ends it. */
export const FilterChip = ({ what, name, clearLabel, onClear }: FilterChipProps) => (
  <Chip>
    <span className="text-muted">{what}:</span>
    <TruncatedText text={name} />
    <button
      type="button"
      aria-label={clearLabel}
      onClick={onClear}
      className="-mr-1.5 grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
    >
      <X aria-hidden className="size-3.5" />
    </button>
  </Chip>
)
