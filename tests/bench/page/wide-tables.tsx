import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { cellTargetIn } from '@/features/report-tables/cell-target.ts'
import { ReportGrid } from '@/features/report-tables/report-grid.tsx'
import { useGrid } from '@/features/report-tables/use-grid.ts'
import type { GridPart, GridParts } from '@/models/report-tables/grid-model.ts'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'

const sizes = { reports: 500, rows: 2000, first: 20, runs: 500, columns: 50 } as const

const partOf = (report: number, row: number): GridPart => {
  const failed = (report * 31 + row * 17) % 23 === 0
  return {
    key: `row ${row}`,
    name: `Scenario ${String(row).padStart(4, '0')}`,
    status: failed ? 'failed' : 'succeeded',
    counts: undefined,
    seconds: 30 + ((report * 7 + row) % 90),
    cause: failed ? 'collision' : undefined,
    place: { suiteReportId: `suite-${report}`, specReportId: `spec-${row}` },
  }
}

const partsOf = (report: number): GridParts =>
  new Map(
    Array.from({ length: sizes.rows }, (_, row) => partOf(report, row)).map((part) => [
      part.key,
      part,
    ]),
  )

const allParts = Array.from({ length: sizes.reports }, (_, report) => partsOf(report))

const router = createRouter({ routeTree: createRootRoute() })
const cellTarget = cellTargetIn(false)
const nowhere = () => undefined
const nameOf = ({ name }: { name: string }) => [name]

/** A report table; its buttons show the first reports, 20 more of them, and all. */
export function BenchGrid() {
  const [count, setCount] = useState(0)
  const parts = useMemo(() => allParts.slice(0, count), [count])
  const grid = useGrid(parts)
  const columns = useMemo(
    () =>
      parts.map((each, index) => ({
        id: `job-${index}`,
        head: `Nightly ${index}`,
        isBase: index === 0,
        parts: each,
      })),
    [parts],
  )
  const show = useCallback((next: number) => () => setCount(next), [])
  return (
    <RouterContextProvider router={router}>
      <button type="button" onClick={show(sizes.first)}>
        First
      </button>
      <button type="button" onClick={() => setCount((before) => before + sizes.first)}>
        More
      </button>
      <button type="button" onClick={show(sizes.reports)}>
        All
      </button>
      {count > 0 && (
        <ReportGrid
          label="Scenarios by report"
          columns={columns}
          rows={grid.rows}
          nameOf={nameOf}
          rowTarget={nowhere}
          cellTarget={cellTarget}
          headHeight={60}
          corner="Scenarios"
          onOpen={nowhere}
        />
      )}
    </RouterContextProvider>
  )
}

interface Run {
  id: string
  values: readonly string[]
}

const runs = Array.from(
  { length: sizes.runs },
  (_, row): Run => ({
    id: `Run ${row}`,
    values: Array.from({ length: sizes.columns }, (_, column) =>
      ((row * 7919 + column * 104_729) % 10_007).toFixed(3),
    ),
  }),
)

const runColumns: readonly Column<Run>[] = [
  { id: 'name', width: 230, grow: 3, header: 'Name', cell: ({ id }) => id, second: () => 'main' },
  ...Array.from(
    { length: sizes.columns - 1 },
    (_, index): Column<Run> => ({
      id: `metric ${index}`,
      width: 120,
      align: 'end',
      header: `metric ${index}`,
      cell: ({ values }) => values[index],
      sortValue: ({ values }) => Number(values[index]),
    }),
  ),
]

const runId = ({ id }: Run) => id

/** Runs with many columns. */
export const BenchRuns = () => (
  <DataTable label="Runs" columns={runColumns} rows={runs} rowId={runId} lines={2} />
)
