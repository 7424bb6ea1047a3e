import { Download } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { type CsvCell, toCsv } from '@/lib/csv.ts'
import { Button } from '@/ui/base/button.tsx'
import { saveFile } from '@/ui/base/save-blob.ts'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { type ChartColor, chartColors, chartHeight } from '../model/charts.ts'

/** The data of a chart as a table: its heads, and rows of texts and numbers. */
interface ChartData {
  heads: readonly string[]
  rows: readonly (readonly (string | number | undefined)[])[]
}

interface ChartFrameProps {
  title: string
  /** Name of the file without its end. */
  file: string
  legend?: readonly { color: ChartColor; label: string }[]
  data: ChartData
  children: ReactNode
}

interface DataRow {
  id: string
  cells: ChartData['rows'][number]
}

const rowId = ({ id }: DataRow) => id

/** A chart with its legend, and its data as a table beside it. */
export function ChartFrame({ title, file, legend = [], data, children }: ChartFrameProps) {
  const columns = useMemo(
    () =>
      data.heads.map(
        (header, place): Column<DataRow> => ({
          id: String(place),
          header,
          width: place === 0 ? 140 : 96,
          grow: 1,
          ...(place > 0 && { align: 'end' as const }),
          cell: ({ cells }) => <TruncatedText text={String(cells[place] ?? '–')} />,
        }),
      ),
    [data.heads],
  )
  const rows = useMemo(
    () => data.rows.map((cells, place): DataRow => ({ id: String(place), cells })),
    [data.rows],
  )
  const save = () => {
    const table: CsvCell[][] = [[...data.heads], ...data.rows.map((cells) => [...cells])]
    saveFile(`${file}.csv`, toCsv(table), 'text/csv')
  }
  return (
    <div className="flex flex-col gap-3.5">
      <figure aria-label={title} className="rounded-lg border bg-surface p-4">
        <figcaption className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
          <span className="text-sm font-semibold text-ink">{title}</span>
          {legend.map(({ color, label }) => (
            <span key={label} className="inline-flex items-center gap-1.5">
              <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
                <rect width={12} height={12} rx={2} fill={chartColors[color]} />
              </svg>
              {label}
            </span>
          ))}
          <Button size="sm" icon={<Download aria-hidden />} onClick={save} className="ml-auto">
            CSV
          </Button>
        </figcaption>
        {children}
      </figure>
      <DataTable label={`Data of ${title}`} columns={columns} rows={rows} rowId={rowId} />
    </div>
  )
}

/** Where a chart will be: what became of its data. */
export const ChartNote = ({ children }: { children: ReactNode }) => (
  <div
    role="status"
    className="grid place-items-center rounded-lg border bg-surface text-sm text-muted"
    style={{ height: chartHeight }}
  >
    {children}
  </div>
)
