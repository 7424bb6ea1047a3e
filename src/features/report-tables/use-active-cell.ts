import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { GridRow } from '@/models/report-tables/grid-model.ts'
import { type CellPlace, movedPlace } from '@/models/report-tables/grid-moves.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { opensElsewhere } from '@/ui/base/clicks.ts'
import type { CellTarget, GridColumn } from './grid-cell.tsx'

interface ActiveCellOptions {
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  cellTarget: CellTarget
  /** Brings a cell into view. */
  scrollTo: (row: number, column: number) => void
  onOpen: (target: LinkTarget) => void
  onMakeBase: ((jobId: string) => void) | undefined
}

/** The place of a cell, as it tells it to screen readers: they count from 1, heads and names of rows with them. */
const placeOf = (cell: Element): CellPlace => ({
  row: Number(cell.parentElement?.getAttribute('aria-rowindex')) - 2,
  column: Number(cell.getAttribute('aria-colindex')) - 2,
})

/** The active cell of a grid: keys move it, and it is opened by Enter or a click. */
export const useActiveCell = (options: ActiveCellOptions) => {
  const { columns, rows, cellTarget, scrollTo, onOpen, onMakeBase } = options
  const [active, setActive] = useState<CellPlace>()

  const targetAt = (place: CellPlace) => {
    const [row, column] = [rows[place.row], columns[place.column]]
    const part = row && column?.parts?.get(row.key)
    return part && column && cellTarget(column.id, part)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || rows.length === 0) return
    const moved = movedPlace(active, event.key, { rows: rows.length, columns: columns.length })
    const column = columns[active?.column ?? 0]
    if (moved) {
      setActive(moved)
      scrollTo(moved.row, moved.column)
    } else if (event.key === 'Enter' && active && event.target === event.currentTarget) {
      const target = targetAt(active)
      if (!target) return
      onOpen(target)
    } else if (event.key === 'b' && column && onMakeBase) {
      onMakeBase(column.id)
    } else {
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  // One for all cells: thousands come and go.
  const onClick = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('td') : null
    if (!cell) return
    const place = placeOf(cell)
    setActive(place)
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    const target = targetAt(place)
    if (!target || !isLink || opensElsewhere(event)) return
    event.preventDefault()
    onOpen(target)
  }
  return { active, onKeyDown, onClick }
}
