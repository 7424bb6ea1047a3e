import { useEffect, useState } from 'react'
import type { Column } from './column.ts'

/** The columns that are drawn besides the first one, which always is: `from` is at least 1, `to` is not drawn. */
export interface ColumnRange {
  from: number
  to: number
}

/** Tables with more columns than this draw only those in view. */
const drawnAtOnce = 24

/** Width in px by which a table is scrolled before other columns are drawn, and that is drawn on both sides. */
const step = 180

type Widths = readonly Pick<Column<never>, 'width'>[]

/** The columns in view of a table that is scrolled by `left`, and some on both sides; undefined where all are drawn. */
export const columnsInView = (
  columns: Widths,
  { left, width }: { left: number; width: number },
): ColumnRange | undefined => {
  if (columns.length <= drawnAtOnce) return undefined
  const start = Math.floor(left / step) * step
  const [begin, end] = [start - step, start + width + 2 * step]
  let at = columns[0]?.width ?? 0
  let [from, to] = [1, 1]
  for (const column of columns.slice(1)) {
    if (at + column.width <= begin) from += 1
    if (at < end) to += 1
    at += column.width
  }
  return { from: Math.min(from, to), to }
}

/** Keeps the focus in the table when the cell that has it is about to be taken away. */
const passFocusOn = (scroller: HTMLElement) => {
  const focused = document.activeElement
  const cell = focused !== scroller && scroller.contains(focused) && focused?.closest('td')
  if (!cell) return
  const [box, frame] = [cell.getBoundingClientRect(), scroller.getBoundingClientRect()]
  if (box.right < frame.left || box.left > frame.right) scroller.focus({ preventScroll: true })
}

/** The columns to draw of a table in a scroll container; the same object until they change. */
export const useColumnsInView = (
  scroller: HTMLElement | null,
  columns: Widths,
): ColumnRange | undefined => {
  const [view, setView] = useState(() => ({ left: 0, width: window.innerWidth }))
  const isWide = columns.length > drawnAtOnce
  useEffect(() => {
    if (!scroller || !isWide) return
    const look = () => {
      const left = Math.floor(scroller.scrollLeft / step) * step
      const width = scroller.clientWidth
      setView((before) => {
        if (before.left === left && before.width === width) return before
        passFocusOn(scroller)
        return { left, width }
      })
    }
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [scroller, isWide])
  const range = columnsInView(columns, view)
  const [stable, setStable] = useState(range)
  if (stable?.from === range?.from && stable?.to === range?.to) return stable
  setStable(range)
  return range
}
