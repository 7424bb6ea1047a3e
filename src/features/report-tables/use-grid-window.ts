import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { sizes } from './grid-row.tsx'

/** Columns leave so many at a time: each time the rows move the others to where they were. */
const drawnFrom = 4

/** Rows and columns that are drawn out of view, on each side: a frame of a quick turn of the wheel shows three rows. */
const overscan = { rows: 3, columns: 1 } as const

/** Width in px below which the first column is narrow. */
const narrowBelow = 600

interface GridWindowOptions {
  rowCount: number
  columnCount: number
  /** Height of the heads in px. */
  headHeight: number
}

/** Which rows and columns of a grid are drawn: those in view, and a few beside them. */
export const useGridWindow = ({ rowCount, columnCount, headHeight }: GridWindowOptions) => {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const first = scroller && scroller.clientWidth < narrowBelow ? sizes.narrowFirst : sizes.first
  const down = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller,
    estimateSize: () => sizes.row,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    overscan: overscan.rows,
    initialRect: { width: 0, height: 640 },
  })
  const across = useVirtualizer({
    horizontal: true,
    count: columnCount,
    getScrollElement: () => scroller,
    estimateSize: () => sizes.column,
    paddingStart: first,
    scrollPaddingStart: first,
    overscan: overscan.columns,
    initialRect: { width: 1024, height: 0 },
  })
  const measured = useRef(first)
  useLayoutEffect(() => {
    if (measured.current === first) return
    measured.current = first
    across.measure()
  }, [across, first])
  const places = across.getVirtualItems()
  const from = Math.floor((places[0]?.index ?? 0) / drawnFrom) * drawnFrom
  return {
    setScroller,
    /** Width in px of the names of the rows. */
    first,
    /** Indices of the rows that are drawn. */
    rows: down.getVirtualItems().map(({ index }) => index),
    /** Indices of the columns that are drawn, and width in px of those before them. */
    from,
    to: (places.at(-1)?.index ?? -1) + 1,
    before: from * sizes.column,
    size: { height: down.getTotalSize(), width: across.getTotalSize() },
    scrollTo: (row: number, column: number) => {
      down.scrollToIndex(row)
      across.scrollToIndex(column)
    },
  }
}
