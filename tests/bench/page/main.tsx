/**
 * A page for what the console's own screens cannot show alone: a table of 10,000 rows without pages, at `#grid` and
 * `#runs` tables of many columns, the codec, and with `?points=50000` a chart of so many points. Built like the console.
 */
import '@/ui/theme.css'
import type { ComponentProps, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Scatter } from '@/features/charts/scatter-layer.tsx'
import { marksOf } from '@/models/charts/chart-marks.ts'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { type DecodeRatio, decodeRatio } from './decode-ratio.ts'
import { BenchGrid, BenchRuns } from './wide-tables.tsx'

declare global {
  interface Window {
    bench: { decodeRatio: DecodeRatio }
  }
}

interface Row {
  id: string
  name: string
  status: StatusName
  count: number
  updatedAt: number
}

const statuses: readonly StatusName[] = ['succeeded', 'failed', 'started', 'scheduled', 'canceled']

const rows = Array.from(
  { length: 10_000 },
  (_, index): Row => ({
    id: String(index),
    name: `Scenario ${index}`,
    status: statuses[index % statuses.length] ?? 'succeeded',
    count: (index * 7919) % 10_007,
    updatedAt: 1_700_000_000_000 + index * 3_600_000,
  }),
)

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    width: 240,
    header: 'Name',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  { id: 'status', width: 120, header: 'Status', cell: ({ status }) => <Status status={status} /> },
  {
    id: 'count',
    width: 100,
    header: 'Count',
    cell: ({ count }) => count,
    sortValue: ({ count }) => count,
    align: 'end',
  },
  {
    id: 'updated',
    width: 140,
    header: 'Updated',
    cell: ({ updatedAt }) => <DateText at={updatedAt} />,
  },
]

/** Points of two colours, anywhere. */
const seriesOf = (count: number): ComponentProps<typeof Scatter>['series'] => {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const colors = ['succeeded', 'failed'] as const
  const groups = colors.map((_, series) => numbers.filter((number) => number % 2 === series))
  const placeOf = (number: number) =>
    [(number * 7919) % 10_007, (number * 104_729) % 10_009] as const
  const marks = marksOf(groups, placeOf)
  return colors.map((color, place) => ({
    color,
    label: color,
    marks: marks[place] ?? [],
    textOf: String,
  }))
}

const rowId = ({ id }: Row) => id

window.bench = { decodeRatio }
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the table.')
const points = Number(new URLSearchParams(location.search).get('points'))
const pages: { readonly [hash: string]: ReactNode } = {
  '#grid': <BenchGrid />,
  '#runs': <BenchRuns />,
}
createRoot(root).render(
  points > 0 ? (
    <Scatter label="Points" series={seriesOf(points)} xTitle="Speed" yTitle="Gap" />
  ) : (
    (pages[window.location.hash] ?? (
      <DataTable label="Scenarios" columns={columns} rows={rows} rowId={rowId} />
    ))
  ),
)
