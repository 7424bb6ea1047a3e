import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { afterPage } from '@/lib/idle.ts'
import { codeLoader } from '@/ui/base/code-loader.ts'
import type { Column } from '@/ui/table/data-table.tsx'

/** It comes with the engine that it asks, after the rows. */
const LastRuns = lazy(codeLoader(() => afterPage().then(() => import('./part-last-runs.tsx'))))

/** The last runs of a suite or scenario, in a row of a list. */
export const PartLastRuns = (props: ComponentProps<typeof LastRuns>) => (
  <Suspense fallback={null}>
    <LastRuns {...props} />
  </Suspense>
)

/** Column with the last runs of what a list holds: what came of the newest, when, and ten bars. */
export const lastRunsColumn = <Row,>(cell: (row: Row) => ReactNode): Column<Row> => ({
  id: 'last',
  card: 'line',
  width: 188,
  header: 'Last run',
  // The room of both lines from the start: nothing moves when they come.
  cell: (row) => <div className="flex min-h-10.5 min-w-0 flex-col justify-center">{cell(row)}</div>,
})
