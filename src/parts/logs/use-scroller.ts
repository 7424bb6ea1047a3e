import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Position, positionAfter, positionAt, spacerOf } from '@/log/scroll-scale.ts'

/** Height of a row, in pixels; only wrapped lines are higher. */
const rowHeight = 20

/** Rows that stay in view above the one that is scrolled to. */
const rowsAbove = 4.5

/** The part of many rows that is in view. */
export interface Scroller {
  /** First row in view. */
  first: number
  /** Number of rows that may be in view. */
  count: number
  /** Height of the element in which the rows stand. */
  spacer: number
  /** Where a row stands in it. */
  topOf: (row: number) => number
  /** Scrolls to a row unless it is in view. */
  show: (row: number) => void
  /** Scrolls a row to the middle. */
  toMiddle: (row: number) => void
  /** Moves the rows in view by some, so that others come into their place. */
  moveBy: (rows: number) => void
  toStart: () => void
  toEnd: () => void
}

interface ScrollerOptions {
  /** The element that scrolls. */
  element: RefObject<HTMLElement | null>
  rowCount: number
  /** A row may be higher than others: the last one then can be scrolled to the top. */
  isWrapped: boolean
  /** The reader has scrolled. */
  onScroll: (direction: 'up' | 'down') => void
}

/** Follows which of many rows of equal height are in view of an element that scrolls. */
export const useScroller = ({
  element,
  rowCount,
  isWrapped,
  onScroll,
}: ScrollerOptions): Scroller => {
  const [view, setView] = useState({ top: 0, offset: 0, height: 0 })
  const position = useRef<Position>({ scrollTop: 0, offset: 0 })
  // Measured when it changes: read while rows are drawn, it would lay out the page once more.
  const measured = useRef<number>(undefined)
  const heightOf = (scrolled: HTMLElement) => {
    measured.current ??= scrolled.clientHeight
    return measured.current
  }
  const extentOf = (height: number) => ({
    total: isWrapped ? Math.max(0, rowCount - 1) * rowHeight + height : rowCount * rowHeight,
    view: height,
  })
  const extent = () => extentOf(element.current ? heightOf(element.current) : 0)

  const apply = (next: Position, scrollTop = position.current.scrollTop) => {
    const { current } = element
    if (!current) return
    if (Math.abs(scrollTop - next.scrollTop) >= 1) current.scrollTop = next.scrollTop
    position.current = next
    const height = heightOf(current)
    // Rows move by whole ones: what is between is the browser's.
    const top = Math.floor((next.scrollTop + next.offset) / rowHeight) * rowHeight
    setView((before) =>
      before.top === top && before.offset === next.offset && before.height === height
        ? before
        : { top, offset: next.offset, height },
    )
  }
  const follow = useEffectEvent(() => {
    const { current } = element
    if (!current) return
    const { scrollTop } = current
    const moved = scrollTop - position.current.scrollTop
    if (Math.abs(moved) > 1) onScroll(moved < 0 ? 'up' : 'down')
    apply(positionAfter(position.current, scrollTop, extent()), scrollTop)
  })
  const settle = useEffectEvent(() => {
    const { scrollTop, offset } = position.current
    apply(positionAt(scrollTop + offset, extent()))
  })
  useEffect(() => {
    const { current } = element
    if (!current) return
    const scrolled = () => follow()
    const observer = new ResizeObserver(() => {
      measured.current = current.clientHeight
      settle()
    })
    current.addEventListener('scroll', scrolled, { passive: true })
    observer.observe(current)
    return () => {
      current.removeEventListener('scroll', scrolled)
      observer.disconnect()
    }
  }, [element])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position may lie behind the last row now.
  useLayoutEffect(() => settle(), [rowCount, isWrapped])

  return {
    first: view.top / rowHeight,
    count: Math.ceil(view.height / rowHeight) + 1,
    spacer: spacerOf(extentOf(view.height)),
    topOf: (row) => row * rowHeight - view.offset,
    show: (row) => {
      const { view: height } = extent()
      const from = position.current.scrollTop + position.current.offset
      const top = row * rowHeight
      // The head of a section may cover the first row.
      const isInView = top >= from + rowHeight && top + rowHeight <= from + height
      if (!isInView) apply(positionAt(top - Math.min(height / 3, rowsAbove * rowHeight), extent()))
    },
    toMiddle: (row) => {
      const { view: height } = extent()
      apply(positionAt(row * rowHeight - height / 2, extent()))
    },
    moveBy: (rows) => {
      const { scrollTop, offset } = position.current
      apply(positionAt(scrollTop + offset + rows * rowHeight, extent()))
    },
    toStart: () => apply(positionAt(0, extent())),
    toEnd: () => apply(positionAt(Number.MAX_SAFE_INTEGER, extent())),
  }
}
