import type { JobReport } from '@generated/evaluation/types.ts'
import { X } from 'lucide-react'
import { useId } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { NameFilter } from '@/page/filters.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { suggestionsFor, tokensOf, withoutToken } from '../model/report-tokens.ts'

interface TokenFilterProps {
  /** The filter as it is typed. */
  typed: string | undefined
  /** The loaded reports, whose values are suggested. */
  reports: readonly JobReport[]
}

/** Filters reports by words and tokens, whose keys and values are suggested. */
export function TokenFilter({ typed = '', reports }: TokenFilterProps) {
  const list = useId()
  return (
    <>
      <NameFilter
        label="Search"
        placeholder="Words, branch:main, date:7d"
        value={typed}
        parameter="filter"
        list={list}
        className="w-56 max-sm:w-full"
      />
      <datalist id={list}>
        {suggestionsFor(typed, reports).map(({ text, count }) => (
          <option
            key={text}
            value={text}
            label={count === undefined ? undefined : `${text} (${formatCount(count)})`}
          />
        ))}
      </datalist>
    </>
  )
}

/** The tokens of a filter, each with a button that takes it out. */
export function TokenChips({ typed = '' }: Pick<TokenFilterProps, 'typed'>) {
  const changeSearch = useChangeSearch()
  const tokens = tokensOf(typed)
  if (tokens.length === 0) return null
  return (
    <ul aria-label="Filters in the search" className="flex min-w-0 flex-wrap gap-1.5">
      {tokens.map((token) => (
        <li key={token} className="flex max-w-full min-w-0">
          <button
            type="button"
            aria-label={`Remove ${token}`}
            onClick={() =>
              changeSearch({ filter: withoutToken(typed, token) || undefined, page: undefined })
            }
            className="flex h-6 min-w-0 items-center gap-1 rounded border border-primary-soft bg-primary-soft px-2 text-xs text-primary"
          >
            <TruncatedText text={token} />
            <X aria-hidden className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
