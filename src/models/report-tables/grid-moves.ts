/** A cell by the indices of its row and its column. */
export interface CellPlace {
  row: number
  column: number
}

/** How the keys move the active cell, by rows and columns. */
const moves: { readonly [key: string]: readonly [rows: number, columns: number] } = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  j: [1, 0],
  k: [-1, 0],
  l: [0, 1],
  h: [0, -1],
  PageDown: [10, 0],
  PageUp: [-10, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** Where a key moves the active cell: without one, to the first. Undefined for a key that moves nothing. */
export const movedPlace = (
  active: CellPlace | undefined,
  key: string,
  { rows, columns }: { rows: number; columns: number },
): CellPlace | undefined => {
  const move = moves[key]
  if (!move || !active) return move && { row: 0, column: 0 }
  return {
    row: clamp(active.row + move[0], rows),
    column: clamp(active.column + move[1], columns),
  }
}
