import { X } from 'lucide-react'
import type { CauseCount } from '@/evidence/failure-groups.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { JobTab } from '@/models/reports/report-search.ts'
import { useChangeSearch } from '@/page/search.ts'
import { cx } from '@/ui/base/class-names.ts'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface CauseChipsProps {
  /** Causes, and how often each is one where that is known. */
  counts: readonly (Pick<CauseCount, 'cause'> & Partial<CauseCount>)[]
  chosen: readonly string[] | undefined
  /** The tab that shows what a chip chooses; default: the one that is open. */
  tab?: JobTab
}

/** The causes of failures with their counts; a chip filters by its cause, another click clears that. */
export function CauseChips({ counts, chosen = [], tab }: CauseChipsProps) {
  const changeSearch = useChangeSearch()
  const choose = (cause: string) =>
    changeSearch({
      failure_cause_labels: chosen.includes(cause)
        ? chosen.filter((each) => each !== cause)
        : [...chosen, cause],
      page: undefined,
      ...(tab && { tab }),
    })
  return (
    <ul
      aria-label="Top causes"
      // In one line on a phone, as long as it gets: what is below keeps its place when the causes come.
      className="-m-1 flex min-w-0 content-start gap-2 p-1 max-sm:overflow-x-auto sm:flex-wrap"
    >
      {counts.map(({ cause, count, fresh = 0 }) => {
        const isChosen = chosen.includes(cause)
        return (
          <li key={cause} className="flex max-w-full min-w-0 max-sm:shrink-0">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => choose(cause)}
              className={cx(
                // Text for screen readers stays within the list that scrolls.
                'relative flex h-7 min-w-0 items-center gap-2 rounded border px-2 text-sm transition-colors',
                isChosen
                  ? 'border-primary bg-primary-soft text-primary'
                  : 'border-line bg-surface hover:bg-sunken',
              )}
            >
              <TruncatedText text={cause} />
              {count !== undefined && (
                <span className="font-semibold tabular-nums">{formatCount(count)}</span>
              )}
              {fresh > 0 && (
                <span className="text-xs text-failed tabular-nums">
                  +{formatCount(fresh)}
                  <span className="sr-only"> new</span>
                </span>
              )}
              {isChosen && <X aria-hidden className="size-3.5 shrink-0" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
