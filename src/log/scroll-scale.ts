/** Most pixels that a spacer is high: browsers end at 33 million, some before. */
const mostPixels = 8_000_000

/** A change of the scroll position that is larger than this is a jump: with the scroll bar, or by a key. */
const jump = 20_000

/** How near to an end of the spacer a position may come before the end of the rows. */
const edge = 400_000

/** All of the rows, the spacer that stands for them, and the view of it, in pixels. */
export interface Extent {
  /** Height of all rows. */
  total: number
  /** Height of what is in view. */
  view: number
}

/** Height of the spacer. */
export const spacerOf = ({ total }: Pick<Extent, 'total'>): number => Math.min(total, mostPixels)

/** Where the scroll position stands, and how far the rows are from it. */
export interface Position {
  scrollTop: number
  /** Pixels of rows above the spacer: the first row in view is at `scrollTop + offset`. */
  offset: number
}

const between = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(value, Math.max(low, high)))

/** The position that shows rows from a pixel on: each place in the rows has its place in the spacer. */
export const positionAt = (top: number, extent: Extent): Position => {
  const [most, room] = [extent.total - extent.view, spacerOf(extent) - extent.view]
  const wanted = between(top, 0, most)
  if (most <= room || most <= 0) return { scrollTop: wanted, offset: 0 }
  const scrollTop = Math.round((wanted / most) * room)
  return { scrollTop, offset: wanted - scrollTop }
}

/**
 * The position after the reader has scrolled. Small steps move the rows by as much; a jump leads to the place
 * that the scroll bar shows. Near an end of the spacer that is none of the rows, it is reset.
 */
export const positionAfter = (before: Position, scrollTop: number, extent: Extent): Position => {
  const spacer = spacerOf(extent)
  if (spacer === extent.total) return { scrollTop, offset: 0 }
  const [most, room] = [extent.total - extent.view, spacer - extent.view]
  if (Math.abs(scrollTop - before.scrollTop) > jump) {
    return positionAt((scrollTop / room) * most, extent)
  }
  const top = scrollTop + before.offset
  const isAtEdge = scrollTop < edge || scrollTop > room - edge
  return isAtEdge ? positionAt(top, extent) : { scrollTop, offset: before.offset }
}
