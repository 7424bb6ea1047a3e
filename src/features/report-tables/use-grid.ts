import { useState } from 'react'
import { type Grid, type GridParts, gridOf } from '@/models/report-tables/grid-model.ts'

/** The rows of reports, which are added to as reports join. */
export const useGrid = (reports: readonly GridParts[]): Grid => {
  const [grid, setGrid] = useState<Grid>()
  const next = gridOf(reports, grid)
  if (next !== grid) setGrid(next)
  return next
}
