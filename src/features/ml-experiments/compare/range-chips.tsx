import { X } from 'lucide-react'
import { type Range, rangeTexts } from '@/models/ml-experiments/run-ranges.ts'
import { useChangeSearch } from '@/page/search.ts'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface RangeChipsProps {
  ranges: readonly Range[]
  /** How many runs are within them, of how many. */
  within: number
  all: number
  /** Shown without a range. */
  hint: string | undefined
}

/** The parts of axes that narrow a comparison, each with a button that takes it away. */
export function RangeChips({ ranges, within, all, hint }: RangeChipsProps) {
  const changeSearch = useChangeSearch()
  if (ranges.length === 0)
    return hint && <p className="h-6 content-center text-sm text-muted">{hint}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <p role="status">
        {within} of {all} runs
      </p>
      <ul aria-label="Ranges" className="flex min-w-0 flex-wrap gap-1.5">
        {ranges.map((range) => {
          const text = `${range.axis}: ${range.from === range.to ? range.from : `${range.from} to ${range.to}`}`
          return (
            <li key={range.axis} className="flex max-w-full min-w-0">
              <button
                type="button"
                aria-label={`Remove ${text}`}
                onClick={() =>
                  changeSearch({ ranges: rangeTexts(ranges.filter((one) => one !== range)) })
                }
                className="flex h-6 min-w-0 items-center gap-1 rounded border border-primary-soft bg-primary-soft px-2 text-xs text-primary"
              >
                <TruncatedText text={text} />
                <X aria-hidden className="size-3.5 shrink-0" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
