import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OpenLog } from '@/log/open-log.ts'
import type { LogLine, LogProgress, SearchQuery } from '@/log/protocol.ts'
import { inBuildOrder } from '@/log/section-order.ts'
import { type Direction, type LineRange, patternProblem, searchText } from '@/log/shown-lines.ts'
import { cx } from '@/ui/base/class-names.ts'
import { lazyOver } from '@/ui/base/lazy-part.tsx'
import { LogBar } from './log-bar.tsx'
import type { LogBarAround } from './log-bar-row.tsx'
import { LogFoot } from './log-foot.tsx'
import { Minimap } from './log-minimap.tsx'
import { CopySelected, JumpToLatest, LogPane } from './log-pane.tsx'
import { Packages } from './log-sections.tsx'
import { neededFor } from './stream-rules.ts'
import { useHits, useOutline } from './use-log.ts'
import { useLogCopy } from './use-log-copy.ts'
import { useLogPlaces } from './use-log-places.ts'
import { useSelectedLines } from './use-selected-lines.ts'

interface LogKeys {
  /** Selects all lines; undefined while there are none. */
  selectAll: (() => void) | undefined
  /** Actions by key; with Shift they go the other way. */
  acts: (direction: Direction) => { readonly [key: string]: () => void }
}

/** Acts on the keys of a log. */
const keysOf =
  ({ selectAll, acts }: LogKeys) =>
  (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'a' && selectAll) {
      // The browser would select the page, in which few of the lines are.
      event.preventDefault()
      getSelection()?.removeAllRanges()
      return selectAll()
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = acts(event.shiftKey ? 'previous' : 'next')[event.key.toLowerCase()]
    if (!act) return
    // Keys of the page, as a letter may be one.
    event.stopPropagation()
    event.preventDefault()
    act()
  }

const WholeLine = lazyOver(async () => ({ default: (await import('./whole-line.tsx')).WholeLine }))

interface LogViewProps {
  log: OpenLog
  progress: LogProgress
  /** Its first lines, which come with the first progress. */
  ahead: readonly LogLine[] | undefined
  label: string
  /** Whether more of it may come. */
  isRunning?: boolean | undefined
  /** Bytes of the whole log, where they are known. */
  size?: number | undefined
  /** Whether packages are built in it, whose list has its place before the first of them is read. */
  hasPackages?: boolean | undefined
  /** Controls of the page around it. */
  around?: LogBarAround | undefined
  /** Shown in a page of other things, instead of filling it. */
  isInline?: boolean | undefined
  /** Whether the last line stands first. */
  isBackward?: boolean
  /** Turns the order round; left out where it is always the same. */
  onOrder?: (() => void) | undefined
  /** Is told how many lines are needed for what is shown. */
  onNeed?: (lines: number) => void
  /** Whether lines are there that are not needed yet. */
  isPaused?: boolean
}

const none = new Uint32Array()

/** The lines of a log, with search, levels, sections, selection and the way to its errors. */
export function LogView(props: LogViewProps) {
  const { log, progress, label, isRunning = false, size, isInline = false } = props
  const { isBackward = false, isPaused = false } = props
  const { range, rangeTo, selectRange } = useSelectedLines()
  const element = useRef<HTMLElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const lineField = useRef<HTMLInputElement>(null)
  const { query, setQuery, problem, search, found, hits } = useLogSearch(log, progress.lines)
  const [isWrapped, setWrapped] = useState(false)
  const [showsTimes, setShowsTimes] = useState(true)
  const [readsAll, setReadsAll] = useState(false)
  const [wholeLine, setWholeLine] = useState<number>()

  const outline = useOutline(log, progress.lines)
  const { sections, errors, warnings } = outline
  // The first lines are there before what is known of all.
  const hasTimes = outline.hasTimes || (props.ahead ?? []).some(({ time }) => time !== undefined)
  const places = useLogPlaces({
    element,
    lineCount: progress.lines,
    outline,
    query,
    hits,
    range,
    isWrapped,
    isRunning,
    isBackward,
  })
  const { plan, scroller, place, move } = places
  const { level, current, isFollowing } = place
  const follow = (next: boolean) => move({ kind: 'follow', isFollowing: next })
  const { copyLines, copyLink, ...copying } = useLogCopy({ log, plan: places.inOrder, range })
  // A search, or a view from the end, may need any line.
  const needsAll = readsAll || isBackward || search !== undefined || level !== 'all'
  const lastRow = Math.min(plan.count - 1, scroller.first + scroller.count)
  useNeed(needsAll ? undefined : Math.max(plan.lineOf(lastRow), range?.last ?? 0), props.onNeed)
  const hasPackages = props.hasPackages || inBuildOrder(sections).length > 0

  const select = (next: LineRange) => {
    move({ kind: 'select', line: next.first })
    selectRange(next)
  }

  const onKeyDown = keysOf({
    selectAll:
      progress.lines === 0 ? undefined : () => select({ first: 0, last: progress.lines - 1 }),
    acts: (direction) => ({
      n: () => move({ kind: 'hit', direction }),
      e: () => move({ kind: 'error', direction }),
      // Without packages they are keys of the page.
      ...(hasPackages && {
        '[': () => move({ kind: 'section', direction: 'previous' }),
        ']': () => move({ kind: 'section', direction: 'next' }),
      }),
      ':': () => lineField.current?.focus(),
      '/': () => searchField.current?.focus(),
      y: copyLink,
      w: () => setWrapped(!isWrapped),
      ...(isRunning && { f: () => follow(!isFollowing) }),
    }),
  })

  return (
    <div className="flex flex-col overflow-hidden rounded-lg border bg-surface">
      <LogBar
        label={label}
        around={props.around}
        query={query}
        problem={problem}
        found={searchText(found, progress.lines, current)}
        outline={outline}
        level={level}
        isWrapped={isWrapped}
        showsTimes={showsTimes}
        isBackward={isBackward}
        onOrder={props.onOrder}
        isFollowing={isRunning ? isFollowing : undefined}
        searchRef={searchField}
        onQuery={setQuery}
        onHit={(direction) => move({ kind: 'hit', direction })}
        onLevel={(next) => move({ kind: 'level', level: next })}
        onWrap={() => setWrapped(!isWrapped)}
        onTimes={() => setShowsTimes(!showsTimes)}
        onFollow={() => follow(!isFollowing)}
      />
      <div
        className={cx(
          'grid border-y print:h-auto',
          isInline ? 'h-124' : 'md:h-[max(30rem,calc(100dvh-16rem))]',
          hasPackages ? 'md:grid-cols-[15.5rem_minmax(0,1fr)]' : 'grid-cols-1',
        )}
      >
        {hasPackages && (
          <Packages
            outline={outline}
            current={places.currentSection}
            onOpen={(section) => move({ kind: 'open-section', section })}
          />
        )}
        <div className="grid min-h-0 grid-cols-1 sm:grid-cols-[minmax(0,1fr)_3.5rem]">
          <div className={cx('relative min-h-0', !isInline && 'max-md:h-120')}>
            <LogPane
              log={log}
              label={label}
              lineCount={progress.lines}
              outline={outline}
              places={places}
              rows={{
                ahead: props.ahead,
                search,
                selected: range,
                isWrapped,
                hasTimes: hasTimes && showsTimes,
                onSelect: (line, isExtended) => select(rangeTo(line, isExtended)),
                onShowAll: setWholeLine,
              }}
              scrolled={{ ...copying, ref: element, onKeyDown }}
            />
            {isRunning && !isFollowing && (
              <JumpToLatest isBackward={isBackward} onJump={() => follow(true)} />
            )}
            {range && range.first < progress.lines && (
              <CopySelected range={range} onCopyLines={copyLines} onCopyLink={copyLink} />
            )}
          </div>
          <Minimap
            plan={places.inOrder}
            isBackward={isBackward}
            lineCount={progress.lines}
            scroller={scroller}
            lines={{ error: errors, warning: warnings, hit: hits ?? none }}
            onGo={(row) => scroller.toMiddle(row)}
          />
        </div>
      </div>
      {wholeLine !== undefined && (
        <WholeLine log={log} line={wholeLine} onClose={() => setWholeLine(undefined)} />
      )}
      <LogFoot
        progress={progress}
        size={size}
        hasPackages={hasPackages}
        isRunning={isRunning}
        onReadAll={isPaused ? () => setReadsAll(true) : undefined}
        lineRef={lineField}
        onGo={(line) => move({ kind: 'line', line })}
      />
    </div>
  )
}

/** The search in a log and its hits; none while the pattern has a problem. */
const useLogSearch = (log: OpenLog, lineCount: number) => {
  const [query, setQuery] = useState<SearchQuery>({ text: '', matchCase: false, isPattern: false })
  const problem = patternProblem(query)
  const search = query.text === '' || problem !== undefined ? undefined : query
  const found = useHits(log, search, lineCount)
  return { query, setQuery, problem, search, found, hits: search && found.answer?.lines }
}

/** Tells how many lines are needed to show those up to `last`; all where it is undefined. */
const useNeed = (last: number | undefined, onNeed: LogViewProps['onNeed']) => {
  const needed = last === undefined ? Number.POSITIVE_INFINITY : neededFor(last)
  const tell = useEffectEvent(() => onNeed?.(needed))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another number is told.
  useEffect(() => tell(), [needed])
}
