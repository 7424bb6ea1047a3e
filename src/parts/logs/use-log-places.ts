import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type Direction,
  type LineRange,
  type LogLevel,
  mergedLines,
  nextPlace,
} from '@/features/reports/model/log-lines.ts'
import {
  countIn,
  isOpenAtFirst,
  nextSection,
  placeOfSection,
} from '@/features/reports/model/log-sections.ts'
import type { LogOutline, SearchQuery } from '@/log/protocol.ts'
import { backwards, planOfAll, planOfHits, type RowPlan } from '@/log/rows.ts'
import type { Section } from '@/log/sections.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { type Scroller, useScroller } from './use-scroller.ts'

interface LogPlacesOptions {
  /** The element that scrolls. */
  element: RefObject<HTMLElement | null>
  /** Number of lines that are read. */
  lineCount: number
  outline: LogOutline
  query: SearchQuery
  /** Lines with a hit of the search. */
  hits: Uint32Array | undefined
  /** The lines that the address names. */
  range: LineRange | undefined
  isWrapped: boolean
  /** Whether more of the log may come. */
  isRunning: boolean
  /** Whether the last line stands first. */
  isBackward: boolean
}

interface HeldPlace {
  plan: RowPlan
  scroller: Scroller
  isRunning: boolean
  isFollowing: boolean
  isBackward: boolean
}

/** While rows are added: who follows stays at the newest line, and who reads at theirs. */
const useHeldPlace = ({ plan, scroller, isRunning, isFollowing, isBackward }: HeldPlace) => {
  const follow = useEffectEvent(() => {
    if (!(isRunning && isFollowing)) return
    if (isBackward) scroller.toStart()
    else scroller.toEnd()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows move the end.
  useLayoutEffect(() => follow(), [plan.count, isFollowing, isBackward])

  // Who reads stays at their line: where new ones come above it, and where the order changes.
  const anchor = useRef({ line: 0, row: 0, isBackward })
  const stay = useEffectEvent(() => {
    const { line, row, isBackward: was } = anchor.current
    if (was !== isBackward) scroller.show(plan.rowOf(line))
    else if (isBackward && !isFollowing) scroller.moveBy(plan.rowOf(line) - row)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows move the line.
  useLayoutEffect(() => stay(), [plan.count, isBackward])
  useLayoutEffect(() => {
    anchor.current = { line: plan.lineOf(scroller.first), row: scroller.first, isBackward }
  })
}

/** Where the reader of a log is. */
export type LogPlaces = ReturnType<typeof useLogPlaces>

/** Which lines of a log are shown, where its reader is, and the ways to hits, errors, sections and lines. */
export const useLogPlaces = (options: LogPlacesOptions) => {
  const { element, lineCount, outline, query, hits, range, isWrapped, isRunning, isBackward } =
    options
  const [level, setLevel] = useState<LogLevel>('all')
  // The line with the hit or error that was jumped to.
  const [current, setCurrent] = useState<number>()
  const [isFollowing, setFollowing] = useState(isRunning)
  // Sections that the reader has opened or closed, by their first line.
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map())
  // The line to scroll to, once its row is there.
  const [target, setTarget] = useState<{ line: number }>()

  const { sections, errors, warnings } = outline
  const isOpen = (section: Section) => toggled.get(section.from) ?? isOpenAtFirst(section)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open depends on what was toggled.
  const inOrder = useMemo(
    () =>
      level === 'all'
        ? // A head belongs above its lines.
          planOfAll(lineCount, isBackward ? [] : sections, (place) =>
            isOpen(sections[place] as Section),
          )
        : planOfHits(lineCount, level === 'errors' ? errors : mergedLines(errors, warnings)),
    [level, errors, warnings, lineCount, sections, toggled, isBackward],
  )
  const plan = useMemo(() => (isBackward ? backwards(inOrder) : inOrder), [inOrder, isBackward])
  const scroller = useScroller({
    element,
    rowCount: plan.count,
    isWrapped,
    // The newest line is at one end: who scrolls away from it stays where they are.
    onScroll: (direction) => {
      if (direction === (isBackward ? 'down' : 'up')) setFollowing(false)
    },
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
    // What is asked of the reader may be ahead of how many lines it has told of.
    if (!target || target.line >= lineCount) return
    setTarget(undefined)
    scroller.show(plan.rowOf(target.line))
  }, [target, plan, scroller, lineCount])

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
  // Directions are those on screen.
  const along = (direction: Direction): Direction =>
    isBackward ? (direction === 'next' ? 'previous' : 'next') : direction
  const beforeView = () => lineInView() + (isBackward ? 1 : -1)
  const stepHit = (direction: Direction) => step(hits, along(direction), current ?? beforeView())
  const stepError = (direction: Direction) => {
    if (errors.length === 0) toast('The log has no errors.')
    step(errors, along(direction), current ?? beforeView())
  }
  const openSection = (section: Section) => {
    const first = nextPlace(errors, section.from - 1, 'next')
    const error = first === undefined ? undefined : errors[first]
    const hasError = error !== undefined && countIn(section, errors) > 0
    goTo(section.state === 'failed' && hasError ? error : section.from)
  }
  const stepSection = (direction: Direction) => {
    const section = nextSection(sections, current ?? lineInView(), direction)
    if (section) openSection(section)
  }

  // While a text is typed, its first hit from here on comes into view.
  const sought = useRef<SearchQuery>(query)
  const seek = useEffectEvent((lines: Uint32Array) => {
    const next = nextPlace(lines, beforeView(), along('next'))
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
      if (shown.current === range.first || range.first >= lineCount) return
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
  useEffect(() => begin(), [range?.first, lineCount, errors])

  useHeldPlace({ plan, scroller, isRunning, isFollowing, isBackward })

  const topRow = plan.at(scroller.first)
  const isInSection = topRow?.kind === 'line' && level === 'all' && !isBackward
  return {
    plan,
    /** The rows as they were written. */
    inOrder,
    scroller,
    level,
    current,
    isFollowing,
    setFollowing,
    /** The section whose head is kept in view above its lines. */
    topSection: isInSection ? sections[placeOfSection(sections, topRow.line)] : undefined,
    currentSection: sections[placeOfSection(sections, current ?? lineInView())],
    goTo,
    stepHit,
    stepError,
    toFirstError: () => step(errors, 'next', -1),
    stepSection,
    openSection,
    toggle: (section: Section) => open(section, !isOpen(section)),
    /** Closes a section whose lines are in view, and shows its head. */
    closeToHead: (section: Section) => {
      open(section, false)
      setTarget({ line: section.from })
    },
    /** Shows other lines, and stays where the reader is. */
    changeLevel: (next: LogLevel) => {
      setTarget({ line: current ?? lineInView() })
      setLevel(next)
    },
    /** A line that was chosen where it stands is not to be scrolled to. */
    markShown: (line: number) => {
      shown.current = line
    },
  }
}
