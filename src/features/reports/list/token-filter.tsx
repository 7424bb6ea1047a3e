import type { JobReport } from '@generated/evaluation/types.ts'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { writePair } from '@/lib/filter-pairs.ts'
import type { ReportFilter } from '@/models/reports/report-search.ts'
import type { Suggestion } from '@/models/reports/report-suggestions.ts'
import {
  isWords,
  readReportFilter,
  type Token,
  writeReportFilter,
} from '@/models/reports/report-tokens.ts'
import { useChangeSearch } from '@/page/search.ts'
import { codeLoader } from '@/ui/base/code-loader.ts'
import { useSentText } from '@/ui/fields/use-sent-text.ts'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { tokenText, valueText } from './token-text.ts'

/** Few filter in the first moments: the field and what it has taken come with the first screen, suggestions and keys do not. */
const loadSuggestions = codeLoader(() =>
  import('./token-suggestions.tsx').then(({ suggest, problemsOf, effectOf, TokenSuggestions }) => ({
    suggest,
    problemsOf,
    effectOf,
    TokenSuggestions,
  })),
)

/** The place of the suggestions stays empty for so long after the field was left, in milliseconds. */
const lingering = 120

/** Pause after the last letter, in milliseconds, before words narrow the list. */
const pause = 200

interface TokenFilterProps {
  search: ReportFilter
  /** The loaded reports, whose values are suggested. */
  reports: readonly JobReport[]
}

/**
 * Filters reports in one field: tokens such as *branch main*, which are suggested with how many of the loaded reports
 * they fit, and words, which narrow the list while they are typed.
 */
export function TokenFilter({ search, reports }: TokenFilterProps) {
  const { state, user_name, filter } = search
  const changeSearch = useChangeSearch()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const read = useMemo(
    () => readReportFilter({ state, user_name, filter }),
    [state, user_name, filter],
  )
  const { tokens } = read
  const { draft, type, send, replace } = useSentText(
    read.words,
    (words) =>
      changeSearch({ ...writeReportFilter(tokens, words), page: undefined }, { replace: true }),
    pause,
  )
  const { isOpen, onFocus, onBlur } = useLingering()
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadSuggestions>>>()
  const suggestions = useMemo(
    () => (isOpen && code ? code.suggest(draft, { reports, now: Date.now() }) : []),
    [isOpen, code, draft, reports],
  )
  const [active, setActive] = useState<number>()
  const [isNot, setNot] = useState(false)
  const chosen = active === undefined ? undefined : suggestions[active]
  const optionId = (place: number) => `${id}-${place}`
  const moveTo = (place: number | undefined) => {
    setActive(place)
    setNot(false)
  }
  const keep = (next: readonly Token[], text: string) => {
    const words = isWords(text) ? text : ''
    moveTo(undefined)
    replace(text, words)
    changeSearch({ ...writeReportFilter(next, words), page: undefined })
    input.current?.focus()
  }
  const take = ({ token }: Suggestion, not = false) =>
    keep([...tokens, { ...token, exclude: token.exclude || not }], '')
  const edit = (token: Token) =>
    keep(
      tokens.filter((each) => each !== token),
      token.key === 'text' && !token.exclude ? token.value : writePair(token),
    )
  const problems = [...read.problems, ...(isOpen && code ? code.problemsOf(draft) : [])]

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const pressed = { key: event.key, atStart: selectionStart === 0 && selectionEnd === 0 }
    const field = {
      draft,
      tokens,
      suggestions,
      active,
      isNot,
      moveTo,
      setNot,
      keep,
      take,
      edit,
      clear: () => type(''),
      leave: () => input.current?.blur(),
    }
    if (!code) {
      // Who types fast presses Enter before the code of the keys is there.
      void loadSuggestions().then(({ effectOf }) => {
        const effect = input.current?.value === draft && effectOf(pressed, field)
        if (effect) effect()
      })
      return
    }
    const effect = code.effectOf(pressed, field)
    if (!effect) return
    event.preventDefault()
    event.stopPropagation()
    effect()
  }

  return (
    <>
      <div className="flex h-8 min-w-0 flex-[6_1_20rem] items-center gap-1.5 rounded border border-input bg-surface pl-2.5 transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-[-1px] has-[input:focus-visible]:outline-primary max-sm:h-10 max-sm:basis-full print:hidden">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <div className="flex h-full min-w-0 flex-1 items-center gap-1.5 overflow-x-auto [scrollbar-width:none]">
          {tokens.length > 0 && (
            <ul aria-label="Filters" className="flex shrink-0 gap-1.5">
              {tokens.map((token) => (
                <TokenChip
                  key={writePair(token)}
                  token={token}
                  onRemove={() =>
                    keep(
                      tokens.filter((each) => each !== token),
                      draft,
                    )
                  }
                />
              ))}
            </ul>
          )}
          <input
            ref={input}
            type="search"
            role="combobox"
            aria-label="Search"
            aria-expanded={suggestions.length > 0}
            aria-controls={suggestions.length > 0 ? id : undefined}
            aria-activedescendant={chosen && active !== undefined ? optionId(active) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder={tokens.length > 0 ? undefined : 'Words, branch:main, date:7d'}
            value={draft}
            onChange={({ target }) => {
              moveTo(undefined)
              type(target.value, isWords(target.value) ? target.value : '')
            }}
            onKeyDown={onKeyDown}
            onFocus={() => {
              onFocus()
              loadSuggestions().then(setCode)
            }}
            onBlur={() => {
              send(isWords(draft) ? draft : '')
              onBlur()
            }}
            className="h-full min-w-28 flex-1 appearance-none bg-transparent pr-2 text-sm text-ink outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
          />
        </div>
        {(tokens.length > 0 || draft !== '') && (
          <button
            type="button"
            aria-label="Clear Search"
            onClick={() => keep([], '')}
            className="mr-1 grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </div>
      {(isOpen || problems.length > 0) && (
        // Below the whole line, so that nothing beside the field moves.
        <div className="flex min-h-7 min-w-0 basis-full flex-wrap items-center gap-x-3 gap-y-1 text-xs sm:order-1 print:hidden">
          {problems.length > 0 && (
            <p role="status" className="text-failed [overflow-wrap:anywhere]">
              Left out: {problems.join(' ')}
            </p>
          )}
          {code && suggestions.length > 0 && (
            <code.TokenSuggestions
              id={id}
              optionId={optionId}
              suggestions={suggestions}
              count={reports.length}
              typed={draft}
              active={active}
              isNot={isNot}
              onTake={(suggestion) => take(suggestion)}
            />
          )}
        </div>
      )}
    </>
  )
}

/** Whether a field has the focus, or had it a moment ago. */
const useLingering = () => {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isOpen,
    onFocus: () => {
      clearTimeout(timer.current)
      setOpen(true)
    },
    onBlur: () => {
      timer.current = setTimeout(() => setOpen(false), lingering)
    },
  }
}

const TokenChip = ({ token, onRemove }: { token: Token; onRemove: () => void }) => (
  <li className="flex h-6 max-w-60 items-center gap-1.5 rounded bg-primary-soft pl-2 text-xs text-ink">
    <span className="shrink-0 text-muted">
      {token.exclude && 'not '}
      {token.key}{' '}
    </span>
    <span className="min-w-0 font-medium">
      <TruncatedText text={valueText(token)} />
    </span>
    <button
      type="button"
      aria-label={`Remove ${tokenText(token)}`}
      onClick={onRemove}
      className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:text-ink"
    >
      <X aria-hidden className="size-3.5" />
    </button>
  </li>
)
