import { X } from 'lucide-react'
import { useState } from 'react'
import { type CauseCount, leadingCauses, noCause } from '@/evidence/failure-groups.ts'
import { formatCount, ratio } from '@/lib/numbers.ts'
import { useChangeSearch } from '@/page/search.ts'
import { cx } from '@/ui/base/class-names.ts'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface CauseBarsProps {
  /** Causes, and how often each is one where that is known. */
  counts: readonly (Pick<CauseCount, 'cause'> & Partial<CauseCount>)[]
  chosen: readonly string[] | undefined
  /** More failures are being read. */
  isPartial: boolean
}

/**
 * The causes of failures as bars with their counts, on a phone as chips; one filters the failures by its cause,
 * another click clears that.
 */
export function CauseBars({ counts, chosen = [], isPartial }: CauseBarsProps) {
  const changeSearch = useChangeSearch()
  const [areAll, setAll] = useState(false)
  const leading = leadingCauses(counts, chosen)
  const others = counts.length - leading.size
  const most = Math.max(...counts.map(({ count = 0 }) => count))
  const choose = (cause: string) =>
    changeSearch({
      failure_cause_labels: chosen.includes(cause)
        ? chosen.filter((each) => each !== cause)
        : [...chosen, cause],
      page: undefined,
      tab: 'failures',
    })
  return (
    <>
      <ul
        aria-label="Top causes"
        // In one line on a phone, as long as it gets: what is below keeps its place when the causes come.
        className="-m-1 flex min-w-0 gap-2 p-1 max-sm:overflow-x-auto sm:-mx-2 sm:my-0 sm:grid sm:grid-cols-[fit-content(9rem)_minmax(1rem,1fr)_2rem_2.75rem] sm:gap-x-2 sm:gap-y-0 sm:p-0"
      >
        {counts.map(({ cause, count, fresh = 0 }) => {
          const isChosen = chosen.includes(cause)
          return (
            <li
              key={cause}
              className={cx(
                'flex min-w-0 max-sm:shrink-0 sm:col-span-full sm:grid sm:grid-cols-subgrid',
                // Four and the button below are no higher than four: the causes come late.
                others > 0 && 'sm:not-first:-mt-1',
                !areAll && !leading.has(cause) && 'sm:hidden',
              )}
            >
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => choose(cause)}
                className={cx(
                  // Text for screen readers stays within the list that scrolls.
                  'relative flex h-7 w-full min-w-0 items-center gap-2 rounded border px-2 text-sm transition-colors',
                  'sm:col-span-full sm:grid sm:grid-cols-subgrid',
                  isChosen
                    ? 'border-primary bg-primary-soft text-primary'
                    : 'border-line bg-surface hover:bg-sunken sm:border-transparent',
                )}
              >
                <span className="flex min-w-0">
                  <TruncatedText text={cause} />
                </span>
                <span aria-hidden className="h-2 max-sm:hidden">
                  {count !== undefined && (
                    <span
                      className={cx(
                        'block h-full min-w-[3px] rounded-[2px]',
                        cause === noCause ? 'bg-input' : 'bg-failed',
                      )}
                      style={{ width: `${ratio(count, most) * 100}%` }}
                    />
                  )}
                </span>
                <span className="flex justify-end font-semibold tabular-nums">
                  {count !== undefined && formatCount(count)}
                </span>
                {fresh > 0 && (
                  <span className="text-left text-xs text-failed tabular-nums">
                    +{formatCount(fresh)}
                    <span className="sr-only"> new</span>
                  </span>
                )}
                {isChosen && <X aria-hidden className="size-3.5 shrink-0 sm:hidden" />}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="flex gap-2 text-xs text-muted max-sm:hidden">
        {others > 0 && (
          <button
            type="button"
            aria-expanded={areAll}
            onClick={() => setAll(!areAll)}
            className="h-6 hover:text-ink print:hidden"
          >
            {areAll ? 'Fewer' : `${formatCount(others)} more`}
          </button>
        )}
        {isPartial && <span className="leading-6">counted so far</span>}
      </p>
    </>
  )
}
