import { type MouseEvent, memo } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import type { OpenLog } from '@/log/open-log.ts'
import { type LogLine, type SearchQuery, shownLength } from '@/log/protocol.ts'
import type { Row, RowPlan } from '@/log/rows.ts'
import type { Section } from '@/log/sections.ts'
import { hashOfLines, type LineRange, partsOf } from '@/log/shown-lines.ts'
import { colorOf, marks } from '@/log/styles.ts'
import { cx } from '@/ui/base/class-names.ts'
import { type SectionCounts, SectionHead } from './log-sections.tsx'
import { useLogLines } from './use-log.ts'
import type { Scroller } from './use-scroller.ts'
import { useStable } from './use-stable.ts'

/** Rows that are kept ready above and below those in view. */
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
  plan: RowPlan
  scroller: Scroller
  /** Lines that are shown before they are asked for. */
  ahead: readonly LogLine[] | undefined
  sections: readonly Section[]
  countsOf: (section: Section) => SectionCounts
  search: SearchQuery | undefined
  /** The line with the hit or error that was jumped to. */
  current: number | undefined
  selected: LineRange | undefined
  isWrapped: boolean
  hasTimes: boolean
  onSelect: (line: number, isExtended: boolean) => void
  onToggle: (section: number) => void
  /** Shows a line that is too long for its row. */
  onShowAll: (line: number) => void
}

/** The rows of a log, of which only those in view are in the page. */
export function LogRows({ log, label, plan, scroller, search, ahead, ...rest }: LogRowsProps) {
  const { isWrapped, sections, countsOf, onToggle, current, selected } = rest
  // Wrapped lines above the view would push it down.
  const from = Math.max(0, scroller.first - (isWrapped ? 0 : margin))
  const to = Math.min(plan.count, scroller.first + scroller.count + margin)
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, at) => ({
    row: from + at,
    shown: plan.at(from + at),
  }))
  const numbers = rows.flatMap(({ shown }) => (shown?.kind === 'line' ? shown.line : []))
  const { lines, isAhead } = useLogLines(log, numbers, search, ahead)
  // The first lines are painted sooner without those out of view.
  const drawn = isAhead ? rows.slice(0, scroller.first - from + scroller.count) : rows
  const select = useStable(rest.onSelect)
  return (
    <div
      className="relative min-w-full overflow-y-clip print:h-auto!"
      style={{ height: scroller.spacer }}
    >
      <ol
        aria-label={`Lines of the ${label.toLowerCase()}`}
        className={cx(
          'absolute top-0 left-0 print:static print:transform-none!',
          isWrapped ? 'w-full' : 'min-w-full',
        )}
        style={{ transform: `translateY(${scroller.topOf(from)}px)` }}
      >
        {drawn.map(
          ({ row, shown }) =>
            shown && (
              <li
                key={keyOf(shown)}
                aria-setsize={plan.count}
                aria-posinset={row + 1}
                {...(shown.kind === 'line' && {
                  'aria-current': shown.line === current || undefined,
                })}
              >
                {shown.kind === 'line' ? (
                  <LineRow
                    number={shown.line}
                    line={lines.get(shown.line)}
                    isCurrent={shown.line === current}
                    isSelected={
                      selected !== undefined &&
                      shown.line >= selected.first &&
                      shown.line <= selected.last
                    }
                    isWrapped={isWrapped}
                    hasTimes={rest.hasTimes}
                    onSelect={select}
                    onShowAll={rest.onShowAll}
                  />
                ) : shown.kind === 'head' ? (
                  <HeadRow
                    section={sections[shown.section]}
                    isOpen={plan.at(row + 1)?.kind === 'line' && isOpenAt(plan, row, sections)}
                    countsOf={countsOf}
                    onToggle={() => onToggle(shown.section)}
                  />
                ) : (
                  <p className="sticky left-0 h-5 w-[100cqw] bg-sunken pl-20 text-xs/5 text-muted">
                    {formatCount(shown.to - shown.from)}{' '}
                    {shown.to - shown.from === 1 ? 'line' : 'lines'} left out
                  </p>
                )}
              </li>
            ),
        )}
      </ol>
      {numbers.length > 0 && (
        <p className="hidden border-t p-2 text-xs text-muted print:block">
          Lines {formatCount(Math.min(...numbers) + 1)} to {formatCount(Math.max(...numbers) + 1)}.
        </p>
      )}
    </div>
  )
}

const keyOf = (row: Row) =>
  row.kind === 'line' ? row.line : row.kind === 'head' ? `head ${row.section}` : `gap ${row.from}`

/** Whether the head in a row has its own lines below it. */
const isOpenAt = (plan: RowPlan, row: number, sections: readonly Section[]) => {
  const head = plan.at(row)
  return head?.kind === 'head' && plan.lineOf(row + 1) === sections[head.section]?.from
}

interface HeadRowProps extends Pick<LogRowsProps, 'countsOf'> {
  section: Section | undefined
  isOpen: boolean
  onToggle: () => void
}

const HeadRow = ({ section, isOpen, countsOf, onToggle }: HeadRowProps) =>
  section && (
    <SectionHead section={section} isOpen={isOpen} counts={countsOf(section)} onToggle={onToggle} />
  )

interface LineRowProps
  extends Pick<LogRowsProps, 'isWrapped' | 'hasTimes' | 'onSelect' | 'onShowAll'> {
  number: number
  /** A hit or error that was jumped to. */
  isCurrent: boolean
  isSelected: boolean
  /** Undefined until it has come. */
  line: LogLine | undefined
}

const grounds = {
  selected: 'bg-primary-soft',
  error: 'bg-failed/10',
  warning: 'bg-warning/10',
} as const

const LineRow = memo(function Row(props: LineRowProps) {
  const { number, line, isCurrent, isSelected, isWrapped, hasTimes, onSelect, onShowAll } = props
  const ground = isSelected ? 'selected' : line?.severity
  const select = (event: MouseEvent) => {
    // With Ctrl or ⌘ the link opens in a new tab, as any other.
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSelect(number, event.shiftKey)
  }
  return (
    <div
      data-line={number}
      className={cx(
        'flex min-h-5 font-mono text-xs/5 print:text-[10px]/4',
        isWrapped
          ? 'whitespace-pre-wrap'
          : 'h-5 w-max min-w-full whitespace-pre print:h-auto print:w-full print:whitespace-pre-wrap',
        ground && grounds[ground],
      )}
    >
      <a
        href={`#${hashOfLines({ first: number, last: number })}`}
        onClick={select}
        tabIndex={-1}
        aria-label={`Line ${formatCount(number + 1)}`}
        className={cx(
          'sticky left-0 w-20 shrink-0 border-l-2 bg-surface pr-3 text-right text-muted no-underline select-none hover:text-ink',
          isCurrent ? 'border-primary font-bold' : 'border-transparent',
        )}
      >
        {formatCount(number + 1)}
      </a>
      {hasTimes && <span className="w-28 shrink-0 text-muted">{line?.time?.text}</span>}
      <span className="min-w-0 flex-1 pr-4 [overflow-wrap:anywhere] [unicode-bidi:isolate]">
        {line && <LineText line={line} isCurrent={isCurrent} onShowAll={onShowAll} />}
      </span>
    </div>
  )
})

interface LineTextProps extends Pick<LogRowsProps, 'onShowAll'> {
  line: LogLine
  isCurrent: boolean
}

function LineText({ line, isCurrent, onShowAll }: LineTextProps) {
  return (
    <>
      {partsOf(line).map(({ column, text, style, isHit }) => {
        const look = style === 0 ? undefined : lookOf(style)
        if (isHit) {
          return (
            <mark
              key={column}
              className={cx(
                'rounded-sm',
                isCurrent ? 'bg-primary text-on-primary' : 'bg-warning/30 text-ink',
              )}
            >
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
        <button
          type="button"
          tabIndex={-1}
          onClick={() => onShowAll(line.number)}
          className="sticky right-2 ml-2 rounded-sm border bg-surface px-1 font-sans text-primary hover:bg-sunken"
        >
          Show all {formatCount(line.length)} characters
        </button>
      )}
    </>
  )
}
