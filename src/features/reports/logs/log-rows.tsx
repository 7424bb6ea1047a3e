import type { MouseEvent, RefObject } from 'react'
import { useEffect, useState } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import type { OpenLog } from '@/log/open-log.ts'
import { type LogLine, shownLength } from '@/log/protocol.ts'
import { colorOf, marks } from '@/log/styles.ts'
import { cx } from '@/ui/base/class-names.ts'
import { hashOfLines, type LineRange, partsOf } from '../model/log-lines.ts'
import { useLogLines } from './use-log.ts'

/** Height of a line that is not wrapped, in pixels. */
export const rowHeight = 20

/** Lines that are kept ready above and below those in view. */
const margin = 20

/** Classes of the colours of a terminal, by their numbers: none, black, red … white. */
const colors = [
  undefined,
  'text-muted',
  'text-failed',
  'text-succeeded',
  'text-warning',
  'text-running',
  'text-canceled',
  'text-primary',
  'text-ink',
] as const

const lookOf = (style: number) =>
  cx(
    colors[colorOf(style)],
    (style & marks.bold) !== 0 && 'font-bold',
    (style & marks.faint) !== 0 && 'text-muted',
    (style & marks.italic) !== 0 && 'italic',
    (style & marks.underlined) !== 0 && 'underline',
  )

interface LogRowsProps {
  log: OpenLog
  label: string
  lineCount: number
  query: string
  /** The line with the hit or error that was jumped to. */
  current: number | undefined
  selected: LineRange | undefined
  isWrapped: boolean
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>
  onSelect: (line: number, isExtended: boolean) => void
}

/** First and last line in view of an element that scrolls. */
const useView = (scroller: RefObject<HTMLElement | null>) => {
  const [view, setView] = useState({ first: 0, count: 0 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const first = Math.floor(element.scrollTop / rowHeight)
      const count = Math.ceil(element.clientHeight / rowHeight) + 1
      setView((before) =>
        before.first === first && before.count === count ? before : { first, count },
      )
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [scroller])
  return view
}

const numbersBetween = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** The lines of a log, of which only those in view are in the page. */
export function LogRows({ log, label, lineCount, isWrapped, scroller, ...row }: LogRowsProps) {
  const view = useView(scroller)
  // Wrapped lines above the view would push it down.
  const from = Math.max(0, view.first - (isWrapped ? 0 : margin))
  const to = Math.min(lineCount, view.first + view.count + margin)
  const lines = useLogLines(log, from, to)
  return (
    <div className="relative min-w-full" style={{ height: lineCount * rowHeight }}>
      <ol
        aria-label={`Lines of the ${label.toLowerCase()}`}
        className={cx('absolute top-0 left-0', isWrapped ? 'w-full' : 'min-w-full')}
        style={{ transform: `translateY(${from * rowHeight}px)` }}
      >
        {numbersBetween(from, to).map((number) => (
          <Row
            key={number}
            number={number}
            lineCount={lineCount}
            line={lines.get(number)}
            isWrapped={isWrapped}
            {...row}
          />
        ))}
      </ol>
    </div>
  )
}

interface RowProps
  extends Pick<
    LogRowsProps,
    'lineCount' | 'query' | 'current' | 'selected' | 'isWrapped' | 'onSelect'
  > {
  number: number
  /** Undefined until it has come. */
  line: LogLine | undefined
}

const grounds = {
  selected: 'bg-primary-soft',
  error: 'bg-failed/10',
  warning: 'bg-warning/10',
} as const

function Row({ number, line, lineCount, query, current, selected, isWrapped, onSelect }: RowProps) {
  const isSelected = selected && number >= selected.first && number <= selected.last
  const ground = isSelected ? 'selected' : line?.severity
  const select = (event: MouseEvent) => {
    // With Ctrl or ⌘ the link opens in a new tab, as any other.
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSelect(number, event.shiftKey)
  }
  return (
    <li
      aria-setsize={lineCount}
      aria-posinset={number + 1}
      aria-current={number === current || undefined}
      className={cx(
        'flex min-h-5 font-mono text-xs/5',
        isWrapped ? 'whitespace-pre-wrap' : 'h-5 w-max min-w-full whitespace-pre',
        ground && grounds[ground],
      )}
    >
      <a
        href={`#${hashOfLines({ first: number, last: number })}`}
        onClick={select}
        tabIndex={-1}
        aria-label={`Line ${number + 1}`}
        className={cx(
          'sticky left-0 w-20 shrink-0 border-l-2 bg-surface pr-3 text-right text-muted no-underline select-none hover:text-ink',
          number === current ? 'border-primary font-bold' : 'border-transparent',
        )}
      >
        {formatCount(number + 1)}
      </a>
      <span className="min-w-0 flex-1 pr-4 [overflow-wrap:anywhere] [unicode-bidi:isolate]">
        {line && <LineText line={line} query={query} />}
      </span>
    </li>
  )
}

function LineText({ line, query }: { line: LogLine; query: string }) {
  return (
    <>
      {partsOf(line, query).map(({ column, text, style, isHit }) => {
        const look = style === 0 ? undefined : lookOf(style)
        if (isHit) {
          return (
            <mark key={column} className="rounded-sm bg-primary text-on-primary">
              {text}
            </mark>
          )
        }
        return look ? (
          <span key={column} className={look}>
            {text}
          </span>
        ) : (
          text
        )
      })}
      {line.length > shownLength && (
        <span className="text-muted">
          {' '}
          … {formatCount(line.length - shownLength)} more characters
        </span>
      )}
    </>
  )
}
