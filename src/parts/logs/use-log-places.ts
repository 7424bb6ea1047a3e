import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { firstPlace, type KnownLog, type LogMove, placeAfter, rowsAt } from '@/log/log-place.ts'
import type { LogOutline } from '@/log/protocol.ts'
import { backwards, type RowPlan } from '@/log/rows.ts'
import { placeOfSection } from '@/log/section-order.ts'
import type { LineRange } from '@/log/shown-lines.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { type Scroller, useScroller } from './use-scroller.ts'

interface LogPlacesOptions
  extends Pick<KnownLog, 'lineCount' | 'query' | 'hits' | 'isRunning' | 'isBackward'> {
  /** The element that scrolls. */
  element: RefObject<HTMLElement | null>
  outline: LogOutline
  /** The lines that the address names. */
  range: LineRange | undefined
  isWrapped: boolean
}

interface HeldPlace extends Pick<KnownLog, 'isRunning' | 'isBackward'> {
  plan: RowPlan
  scroller: Scroller
  isFollowing: boolean
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

/** The rows of a log, the place of its reader, and the way to move them. */
export type LogPlaces = ReturnType<typeof useLogPlaces>

/** Holds the place of a log's reader and scrolls to where the moves of `log-place.ts` lead. */
export const useLogPlaces = (options: LogPlacesOptions) => {
  const { element, outline, range, isWrapped, ...log } = options
  const { lineCount, query, hits, isRunning, isBackward } = log
  const { sections, errors } = outline
  const [place, setPlace] = useState(() => firstPlace(isRunning, query))
  const { level, toggled, target, current, isFollowing } = place

  const inOrder = useMemo(
    () => rowsAt({ level, toggled }, outline, { lineCount, isBackward }),
    [level, toggled, outline, lineCount, isBackward],
  )
  const plan = useMemo(() => (isBackward ? backwards(inOrder) : inOrder), [inOrder, isBackward])
  const scroller = useScroller({
    element,
    rowCount: plan.count,
    isWrapped,
    // The newest line is at one end: who scrolls away from it stays where they are.
    onScroll: (direction) => {
      if (direction === (isBackward ? 'down' : 'up')) move({ kind: 'follow', isFollowing: false })
    },
  })
  const lineInView = plan.lineOf(scroller.first)
  const move = (next: LogMove) => {
    if (next.kind === 'error' && errors.length === 0) toast('The log has no errors.')
    const known: KnownLog = {
      ...log,
      sections,
      errors,
      lineInView,
      isAtTop: scroller.first === 0,
      hasRow: (line) => {
        const row = plan.at(plan.rowOf(line))
        return row?.kind === 'line' && row.line === line
      },
    }
    setPlace((before) => placeAfter(before, next, known))
  }

  useLayoutEffect(() => {
    // The reader may be asked for lines that are not read yet.
    if (!target || target.line >= lineCount) return
    setPlace((before) => ({ ...before, target: undefined }))
    scroller.show(plan.rowOf(target.line))
  }, [target, plan, scroller, lineCount])

  const happen = useEffectEvent(move)
  // While a text is typed, its first hit from here on comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hits of a query may come later than the query.
  useEffect(() => happen({ kind: 'first-hit' }), [hits, query])
  // The lines of the address come into view once they are there; without an address the first error does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may bring the lines.
  useEffect(() => happen({ kind: 'address', range }), [range?.first, lineCount, errors])

  useHeldPlace({ plan, scroller, isRunning, isFollowing, isBackward })

  const topRow = plan.at(scroller.first)
  const isInSection = topRow?.kind === 'line' && level === 'all' && !isBackward
  return {
    plan,
    /** The rows as they were written. */
    inOrder,
    scroller,
    place,
    /** The section whose head is kept in view above its lines. */
    topSection: isInSection ? sections[placeOfSection(sections, topRow.line)] : undefined,
    currentSection: sections[placeOfSection(sections, current ?? lineInView)],
    move,
  }
}
