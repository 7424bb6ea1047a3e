import { useMemo } from 'react'
import { rowDiffers, rowNames } from '@/models/report-tables/grid-model.ts'
import {
  levelOf,
  showsAllRows,
  tableLevels,
  tableLoading,
} from '@/models/report-tables/report-table-config.ts'
import type { ReportTableSearch } from '@/models/reports/report-search.ts'
import { naModeOf } from '@/models/reports/result-filter.ts'
import { useTableJobs } from './use-table-jobs.ts'
import { useTableParts } from './use-table-parts.ts'

/** The content of a report table, as far as it is loaded. */
export type ShownTable = ReturnType<typeof useShownTable>

/** The reports that an address asks for, and the rows that they have, or in which they differ. */
export const useShownTable = (search: ReportTableSearch) => {
  const level = levelOf(search)
  const loaded = useTableJobs(search)
  const { jobs } = loaded
  const table = useTableParts(search, level, jobs, naModeOf(search))
  const { parts, grid } = table
  const hasNone = jobs.length > 0 && grid.parts.size === 0
  const isLoading = () => {
    if (jobs.length === 0) return loaded.loading
    // The first reports show together: which rows differ, and so where they stand, depends on all of them.
    const isFirstAwaited = table.isAwaited && jobs.length <= tableLoading.step
    return (hasNone && !table.isFailed) || isFirstAwaited
  }
  const differing = useMemo(() => grid.rows.filter((row) => rowDiffers(row, grid)), [grid])
  const hidesSame = !showsAllRows(search.table_config) && grid.parts.size > 1
  return {
    level,
    words: tableLevels[level ?? 'catalog'],
    loaded,
    /** Suites and scenarios of the jobs, to choose from. */
    suites: table.suites,
    specs: table.specs,
    columns: useMemo(
      () => jobs.map((report, index) => ({ jobId: report.jobId, report, parts: parts[index] })),
      [jobs, parts],
    ),
    rows: hidesSame ? differing : grid.rows,
    nameOf: useMemo(() => rowNames(grid.rows), [grid.rows]),
    /** Rows with those that are hidden, those that differ, and whether the others are hidden. */
    total: grid.rows.length,
    differing: differing.length,
    hidesSame,
    /** Whether no report has anything of it. */
    hasNone,
    isLoading: isLoading(),
  }
}
