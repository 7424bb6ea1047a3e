import { useLocation, useNavigate } from '@tanstack/react-router'
import { ArrowDown, Copy, Link } from 'lucide-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type Direction,
  hashOfLines,
  type LogLevel,
  linesOfHash,
  mergedLines,
  nextPlace,
  patternProblem,
  rangeBetween,
} from '@/features/reports/model/log-lines.ts'
import {
  countIn,
  inBuildOrder,
  isOpenAtFirst,
  placeOfSection,
} from '@/features/reports/model/log-sections.ts'
import { formatCount } from '@/lib/numbers.ts'
import { formatSize } from '@/lib/sizes.ts'
import type { OpenLog } from '@/log/open-log.ts'
import type { LogProgress, SearchQuery } from '@/log/protocol.ts'
import { lineRuns, planOfAll, planOfHits } from '@/log/rows.ts'
import type { Section } from '@/log/sections.ts'
import { Button } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Kbd } from '@/ui/text/kbd.tsx'
import { GoToLine } from './go-to-line.tsx'
import { LogBar } from './log-bar.tsx'
import { Minimap } from './log-minimap.tsx'
import { LogRows } from './log-rows.tsx'
import { Packages, SectionHead } from './log-sections.tsx'
import { useHits, useOutline } from './use-log.ts'
import { useScroller } from './use-scroller.ts'
import { WholeLine } from './whole-line.tsx'

interface LogViewProps {
  log: OpenLog
  progress: LogProgress
  /** What the log is called. */
  label: string
  /** Whether more of it may come. */
  isRunning?: boolean | undefined
  /** Bytes of the whole log, where they are known. */
  size?: number | undefined
  /** Whether packages are built in it, whose list has its place before the first of them is read. */
  hasPackages?: boolean | undefined
  /** Shown in a page of other things, instead of filling it. */
  isInline?: boolean | undefined
}

const copyText = async (text: Promise<string> | string, told: string) => {
  try {
    await navigator.clipboard.writeText(await text)
    toast(told)
  } catch {
    toast('Copying failed.')
  }
}

/** Keys that work while the log has the focus. */
const keys = [
  { keys: ['n', 'N'], does: 'match' },
  { keys: ['e', 'E'], does: 'error' },
  { keys: ['[', ']'], does: 'package' },
  { keys: [':'], does: 'go to line' },
  { keys: ['y'], does: 'copy link' },
  { keys: ['w'], does: 'wrap' },
  { keys: ['f'], does: 'follow' },
] as const

const none = new Uint32Array()

const keysOf = (hasPackages: boolean, isRunning: boolean) =>
  keys.filter(({ does }) => (does !== 'package' || hasPackages) && (does !== 'follow' || isRunning))

/** The lines of a log, with search, levels, sections, selection and the way to its errors. */
export function LogView(props: LogViewProps) {
  const { log, progress, label, isRunning = false, size, isInline = false } = props
  const navigate = useNavigate()
  const selected = useLocation({ select: ({ hash }) => hash, structuralSharing: false })
  const range = linesOfHash(selected)
  const element = useRef<HTMLElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const lineField = useRef<HTMLInputElement>(null)
  const anchor = useRef<number>(undefined)
  const [query, setQuery] = useState<SearchQuery>({ text: '', matchCase: false, isPattern: false })
  const [level, setLevel] = useState<LogLevel>('all')
  const [current, setCurrent] = useState<number>()
  const [isWrapped, setWrapped] = useState(false)
  const [showsTimes, setShowsTimes] = useState(true)
  const [isFollowing, setFollowing] = useState(isRunning)
  // Sections that the reader has opened or closed, by their first line.
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map())
  // The line to scroll to, once its row is there.
  const [target, setTarget] = useState<{ line: number }>()

  const [wholeLine, setWholeLine] = useState<number>()

  const problem = patternProblem(query)
  const search = query.text === '' || problem !== undefined ? undefined : query
  const answer = useHits(log, search, progress.lines)
  const hits = search ? answer?.lines : undefined
  const outline = useOutline(log, progress.lines)
  const { sections, errors, warnings } = outline
  const levels = useMemo(
    () => ({ errors, warnings: mergedLines(errors, warnings) }),
    [errors, warnings],
  )

  const isOpen = (section: Section) => toggled.get(section.from) ?? isOpenAtFirst(section)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open depends on what was toggled.
  const plan = useMemo(
    () =>
      level === 'all'
        ? planOfAll(progress.lines, sections, (place) => isOpen(sections[place] as Section))
        : planOfHits(progress.lines, levels[level]),
    [level, levels, progress.lines, sections, toggled],
  )
  const scroller = useScroller({
    element,
    rowCount: plan.count,
    isWrapped,
    onScrollUp: () => setFollowing(false),
  })

  const open = (section: Section, isOpened: boolean) =>
    setToggled((before) => new Map(before).set(section.from, isOpened))
  const show = (line: number) => {
    const row = plan.at(plan.rowOf(line))
    if (level !== 'all' && !(row?.kind === 'line' && row.line === line)) setLevel('all')
    const section = sections[placeOfSection(sections, line)]
    if (section && !isOpen(section)) open(section, true)
    setTarget({ line })
  }
  useLayoutEffect(() => {
    if (!target) return
    setTarget(undefined)
    scroller.show(plan.rowOf(target.line))
  }, [target, plan, scroller])

  const goTo = (line: number) => {
    setFollowing(false)
    setCurrent(line)
    show(line)
  }
  const lineInView = () => plan.lineOf(scroller.first)
  const step = (lines: Uint32Array | undefined, direction: Direction, from: number) => {
    const next = lines && nextPlace(lines, from, direction)
    const line = next === undefined ? undefined : lines?.[next]
    if (line !== undefined) goTo(line)
  }
  const stepHit = (direction: Direction) => step(hits, direction, current ?? lineInView() - 1)
  const stepError = (direction: Direction, from = current ?? lineInView() - 1) => {
    if (errors.length === 0) toast('The log has no errors.')
    step(errors, direction, from)
  }
  const openSection = (section: Section) => {
    const first = nextPlace(errors, section.from - 1, 'next')
    const error = first === undefined ? undefined : errors[first]
    const hasError = error !== undefined && countIn(section, errors) > 0
    goTo(section.state === 'failed' && hasError ? error : section.from)
  }
  const stepSection = (direction: Direction) => {
    const starts = Uint32Array.from(sections, ({ from }) => from)
    const place = nextPlace(starts, current ?? lineInView(), direction)
    const section = place === undefined ? undefined : sections[place]
    if (section) openSection(section)
  }

  // While a text is typed, its first hit from here on comes into view.
  const sought = useRef<SearchQuery>(query)
  const seek = useEffectEvent((lines: Uint32Array) => {
    const next = nextPlace(lines, lineInView() - 1, 'next')
    const line = next === undefined ? undefined : lines[next]
    if (line === undefined) setCurrent(undefined)
    else goTo(line)
  })
  useEffect(() => {
    if (!hits || sought.current === query) return
    sought.current = query
    seek(hits)
  }, [hits, query])

  // The lines that the address names come into view once they are there; else the first error does.
  const shown = useRef<number>(undefined)
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (range) {
      if (shown.current === range.first || range.first >= progress.lines) return
      shown.current = range.first
      hasBegun.current = true
      setFollowing(false)
      show(range.first)
    } else if (!hasBegun.current && !isRunning && errors.length > 0) {
      hasBegun.current = true
      if (scroller.first === 0) goTo(errors[0] ?? 0)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may bring the lines.
  useEffect(() => begin(), [selected, progress.lines, errors])

  const follow = useEffectEvent(() => {
    if (isRunning && isFollowing) scroller.toEnd()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows move the end.
  useLayoutEffect(() => follow(), [plan.count, isFollowing])

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

  const count = range ? range.last - range.first + 1 : 0
  const copyLines = () =>
    range &&
    void copyText(
      log.ask('text', { from: range.first, to: range.last + 1 }),
      `${formatCount(count)} ${count === 1 ? 'line' : 'lines'} copied.`,
    )
  const copyLink = () => {
    if (range) void copyText(location.href, 'Link copied.')
    else toast('Choose a line by its number first.')
  }
  // A selection by the mouse over rows of which not all are in the page any more: it begins where it was begun.
  const dragged = useRef<number>(undefined)
  const copyBetween = (one: number, other: number) => {
    const [first, last] = [Math.min(one, other), Math.max(one, other)]
    const runs = lineRuns(plan, plan.rowOf(first), plan.rowOf(last))
    const copiedLines = runs.reduce((sum, run) => sum + run.to - run.from, 0)
    const texts = Promise.all(runs.map((run) => log.ask('text', run)))
    void copyText(
      texts.then((parts) => parts.join('')),
      `${formatCount(copiedLines)} lines copied.`,
    )
  }
  const onCopy = (event: ClipboardEvent) => {
    const selection = getSelection()
    if (selection && !selection.isCollapsed) {
      const end = lineOfNode(selection.focusNode)
      if (dragged.current === undefined || end === undefined || end === dragged.current) return
      event.preventDefault()
      copyBetween(dragged.current, end)
    } else if (range) {
      event.preventDefault()
      copyLines()
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = event.shiftKey ? 'previous' : 'next'
    const act = {
      n: () => stepHit(direction),
      e: () => stepError(direction),
      '[': () => stepSection('previous'),
      ']': () => stepSection('next'),
      ':': () => lineField.current?.focus(),
      '/': () => searchField.current?.focus(),
      y: copyLink,
      w: () => setWrapped(!isWrapped),
      f: () => setFollowing(!isFollowing),
    }[event.key.toLowerCase()]
    if (!act) return
    // Keys of the page, as a letter may be one.
    event.stopPropagation()
    event.preventDefault()
    act()
  }

  const countsOf = (section: Section) => ({
    errors: countIn(section, errors),
    warnings: countIn(section, warnings),
  })
  const top = plan.at(scroller.first)
  const topSection =
    top?.kind === 'line' && level === 'all'
      ? sections[placeOfSection(sections, top.line)]
      : undefined
  const currentSection = sections[placeOfSection(sections, current ?? lineInView())]
  const hasPackages = props.hasPackages || inBuildOrder(sections).length > 0
  return (
    <div className="flex flex-col gap-2">
      <LogBar
        label={label}
        query={query}
        problem={problem}
        answer={answer}
        current={current}
        outline={outline}
        level={level}
        levels={levels}
        isWrapped={isWrapped}
        showsTimes={showsTimes}
        isFollowing={isRunning ? isFollowing : undefined}
        searchRef={searchField}
        onQuery={setQuery}
        onHit={stepHit}
        onFirstError={() => stepError('next', -1)}
        onLevel={(next) => {
          setTarget({ line: current ?? lineInView() })
          setLevel(next)
        }}
        onWrap={() => setWrapped(!isWrapped)}
        onTimes={() => setShowsTimes(!showsTimes)}
        onFollow={() => setFollowing(!isFollowing)}
      />
      <div
        className={cx(
          'grid gap-2',
          isInline ? 'h-130' : 'md:h-[max(30rem,calc(100dvh-16rem))]',
          hasPackages ? 'md:grid-cols-[15.5rem_minmax(0,1fr)]' : 'grid-cols-1',
        )}
      >
        {hasPackages && (
          <Packages outline={outline} current={currentSection} onOpen={openSection} />
        )}
        <div className="grid min-h-0 grid-cols-1 gap-2 sm:grid-cols-[minmax(0,1fr)_4rem]">
          <div className={cx('relative min-h-0', !isInline && 'max-md:h-120')}>
            <section
              ref={element}
              aria-label={label}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
              tabIndex={0}
              onKeyDown={onKeyDown}
              onCopy={onCopy}
              onPointerDown={({ target, shiftKey }) => {
                if (!shiftKey) dragged.current = lineOfNode(target as Node)
              }}
              className="@container h-full overflow-auto rounded-lg border bg-surface"
            >
              {topSection && (
                <div className="sticky top-0 left-0 z-10 h-0" aria-hidden>
                  <SectionHead
                    section={topSection}
                    isOpen
                    counts={countsOf(topSection)}
                    onToggle={() => {
                      open(topSection, false)
                      setTarget({ line: topSection.from })
                    }}
                  />
                </div>
              )}
              <LogRows
                log={log}
                label={label}
                plan={plan}
                scroller={scroller}
                sections={sections}
                countsOf={countsOf}
                search={search}
                current={current}
                selected={range}
                isWrapped={isWrapped}
                hasTimes={outline.hasTimes && showsTimes}
                onSelect={select}
                onShowAll={setWholeLine}
                onToggle={(place) => {
                  const section = sections[place]
                  if (section) open(section, !isOpen(section))
                }}
              />
            </section>
            {isRunning && !isFollowing && (
              <Button
                size="sm"
                className="absolute bottom-4 left-1/2 -translate-x-1/2 shadow-float"
                icon={<ArrowDown aria-hidden />}
                onClick={() => setFollowing(true)}
              >
                Jump to latest
              </Button>
            )}
            {range && range.first < progress.lines && (
              <div className="absolute right-6 bottom-4 flex gap-1 rounded border bg-surface p-1 shadow-float">
                <Button variant="ghost" size="sm" icon={<Copy aria-hidden />} onClick={copyLines}>
                  {count === 1 ? 'Copy line' : `Copy ${formatCount(count)} lines`}
                </Button>
                <Button variant="ghost" size="sm" icon={<Link aria-hidden />} onClick={copyLink}>
                  Copy link
                </Button>
              </div>
            )}
          </div>
          <Minimap
            plan={plan}
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
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-muted">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>{progressText(progress, size)}</span>
          <GoToLine ref={lineField} lineCount={progress.lines} onGo={goTo} />
        </span>
        <span className="flex flex-wrap gap-x-3 gap-y-1 max-md:hidden">
          {keysOf(hasPackages, isRunning).map(({ keys: [...each], does }) => (
            <span key={does} className="inline-flex items-center gap-1">
              {each.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              {does}
            </span>
          ))}
        </span>
      </div>
    </div>
  )
}

/** The line of a log that a part of the page belongs to. */
const lineOfNode = (node: Node | null): number | undefined => {
  const element = node instanceof Element ? node : node?.parentElement
  const line = element?.closest<HTMLElement>('[data-line]')?.dataset.line
  return line === undefined ? undefined : Number(line)
}

const progressText = ({ lines, bytes, isWhole }: LogProgress, size: number | undefined) => {
  const read = `${formatCount(lines)} ${lines === 1 ? 'line' : 'lines'} · ${formatSize(bytes)}`
  if (isWhole) return read
  // A file that is packed tells a smaller size than it has.
  return size !== undefined && size >= bytes
    ? `${read} of ${formatSize(size)} so far`
    : `${read} so far`
}
