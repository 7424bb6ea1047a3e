import { useLocation, useNavigate } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, CircleX, Copy, Link } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { formatSize } from '@/lib/sizes.ts'
import type { OpenLog } from '@/log/open-log.ts'
import type { LogProgress } from '@/log/protocol.ts'
import { Button, IconButton } from '@/ui/base/button.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { hashOfLines, linesOfHash, nextPlace, rangeBetween } from '../model/log-lines.ts'
import { LogRows, rowHeight } from './log-rows.tsx'
import { useHits } from './use-log.ts'

interface LogViewProps {
  log: OpenLog
  progress: LogProgress
  /** What the log is called. */
  label: string
  /** Whether more of it may come. */
  isRunning?: boolean | undefined
}

type Direction = 'next' | 'previous'

const copyText = async (text: Promise<string> | string, told: string) => {
  try {
    await navigator.clipboard.writeText(await text)
    toast(told)
  } catch {
    toast('Copying failed.')
  }
}

const progressText = ({ lines, bytes, isWhole }: LogProgress) =>
  `${formatCount(lines)} ${lines === 1 ? 'line' : 'lines'} · ${formatSize(bytes)}${isWhole ? '' : ' so far'}`

/** Keys that work while the log has the focus. */
const keys = [
  { key: 'n', shift: 'N', does: 'match' },
  { key: 'e', shift: 'E', does: 'error' },
  { key: 'w', does: 'wrap' },
] as const

const keyText = keys
  .map((each) => `${'shift' in each ? `${each.key} ${each.shift}` : each.key} ${each.does}`)
  .join(' · ')

/** The lines of a log, with search, selection and the way to its errors. */
export function LogView({ log, progress, label }: LogViewProps) {
  const navigate = useNavigate()
  const selected = useLocation({ select: ({ hash }) => hash, structuralSharing: false })
  const range = linesOfHash(selected)
  const scroller = useRef<HTMLElement>(null)
  const anchor = useRef<number>(undefined)
  const [query, setQuery] = useState('')
  const [current, setCurrent] = useState<number>()
  const [isWrapped, setWrapped] = useState(false)
  const hits = useHits(log, query, progress.lines)

  const show = (line: number) => {
    const element = scroller.current
    if (!element) return
    const top = line * rowHeight
    const isInView =
      top >= element.scrollTop && top + rowHeight <= element.scrollTop + element.clientHeight
    if (!isInView) element.scrollTop = top - element.clientHeight / 3
  }
  const goTo = (line: number) => {
    setCurrent(line)
    show(line)
  }
  const firstInView = () => Math.floor((scroller.current?.scrollTop ?? 0) / rowHeight)
  const step = (lines: Uint32Array | undefined, direction: Direction, from: number) => {
    const next = lines && nextPlace(lines, from, direction)
    const line = next === undefined ? undefined : lines?.[next]
    if (line !== undefined) goTo(line)
    return line
  }
  const stepHit = (direction: Direction) => step(hits, direction, current ?? firstInView() - 1)
  const stepError = async (direction: Direction, from = current ?? firstInView() - 1) => {
    const errors = await log.ask('errors', {})
    if (step(errors, direction, from) === undefined) toast('The log has no errors.')
  }

  // While a text is typed, its first hit from here on comes into view.
  const sought = useRef('')
  useEffect(() => {
    if (!hits || sought.current === query) return
    sought.current = query
    const next = nextPlace(hits, firstInView() - 1, 'next')
    const line = next === undefined ? undefined : hits[next]
    setCurrent(line)
    if (line !== undefined) show(line)
  })

  // The lines that the address names come into view once they are there.
  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (!range || shown.current === range.first || range.first >= progress.lines) return
    shown.current = range.first
    show(range.first)
  })

  const select = (line: number, isExtended: boolean) => {
    const start = isExtended ? (anchor.current ?? range?.first ?? line) : line
    anchor.current = start
    const next = rangeBetween(start, line)
    // It is in view already.
    shown.current = next.first
    void navigate({
      to: '.',
      search: true,
      hash: hashOfLines(next),
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = event.shiftKey ? 'previous' : 'next'
    const act = {
      n: () => stepHit(direction),
      e: () => void stepError(direction),
      w: () => setWrapped(!isWrapped),
    }[event.key.toLowerCase()]
    if (!act) return
    // Keys of the page, as a letter may be one.
    event.stopPropagation()
    act()
  }

  const count = range ? range.last - range.first + 1 : 0
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label={`Search the ${label.toLowerCase()}`}
          value={query}
          onValueChange={setQuery}
          className="min-w-40 flex-1 basis-60"
          onKeyDown={(event) => {
            if (event.key === 'Enter') stepHit(event.shiftKey ? 'previous' : 'next')
          }}
        />
        <span role="status" className="min-w-16 text-sm text-muted">
          {query !== '' && hits && hitText(hits, current)}
        </span>
        <IconButton label="Previous match" onClick={() => stepHit('previous')}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label="Next match" onClick={() => stepHit('next')}>
          <ChevronDown aria-hidden />
        </IconButton>
        <Button icon={<CircleX aria-hidden />} onClick={() => stepError('next', -1)}>
          First error
        </Button>
        <Switch
          label="Wrap"
          checked={isWrapped}
          onChange={({ target }) => setWrapped(target.checked)}
        />
      </div>
      <div className="relative">
        <section
          ref={scroller}
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
          tabIndex={0}
          onKeyDown={onKeyDown}
          className="h-120 overflow-auto rounded-lg border bg-surface"
        >
          <LogRows
            log={log}
            label={label}
            lineCount={progress.lines}
            query={query}
            current={current}
            selected={range}
            isWrapped={isWrapped}
            scroller={scroller}
            onSelect={select}
          />
        </section>
        {range && range.first < progress.lines && (
          <div className="absolute right-4 bottom-4 flex gap-1 rounded border bg-surface p-1 shadow-float">
            <Button
              variant="ghost"
              size="sm"
              icon={<Copy aria-hidden />}
              onClick={() =>
                copyText(
                  log.ask('text', { from: range.first, to: range.last + 1 }),
                  `${formatCount(count)} ${count === 1 ? 'line' : 'lines'} copied.`,
                )
              }
            >
              {count === 1 ? 'Copy line' : `Copy ${formatCount(count)} lines`}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              icon={<Link aria-hidden />}
              onClick={() => copyText(location.href, 'Link copied.')}
            >
              Copy link
            </Button>
          </div>
        )}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span>{progressText(progress)}</span>
        <span>{keyText}</span>
      </p>
    </div>
  )
}

const hitText = (hits: Uint32Array, current: number | undefined) => {
  if (hits.length === 0) return 'No match'
  const total = formatCount(hits.length)
  const place = current === undefined ? undefined : nextPlace(hits, current - 1, 'next')
  const isAtHit = place !== undefined && hits[place] === current
  return isAtHit ? `${formatCount(place + 1)} of ${total}` : total
}
