import { Download } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import { type CsvCell, toCsv } from '@/lib/csv.ts'
import { chartColors, chartHeight } from '@/models/charts/chart-axes.ts'
import { chartShapes } from '@/models/charts/plot-texts.ts'
import { isNumeric } from '@/models/reports/parameter-values.ts'
import { Button } from '@/ui/base/button.tsx'
import { saveBlob, saveFile } from '@/ui/base/save-blob.ts'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { type LegendItem, markPaths, pictureOf } from './chart-picture.ts'
import { type ThemeColors, useThemeColors } from './theme-colors.ts'

/** The data of a chart as a table: its heads, and rows of texts and numbers. */
interface ChartData {
  heads: readonly string[]
  rows: readonly (readonly (string | number | undefined)[])[]
}

interface ChartFrameProps {
  title: string
  /** Name of the file without its end. */
  file: string
  legend?: readonly LegendItem[]
  /** It is drawn on a canvas, which can be saved as a picture. */
  isCanvas?: boolean
  /** Draws a chart that is on no canvas, to be saved as a picture. */
  onPicture?: (colors: ThemeColors) => HTMLCanvasElement
  data: ChartData
  /** Shows the data in place of the table of their texts, such as one with links; null where that is elsewhere. */
  table?: ReactNode
  children: ReactNode
}

/** Numbers to the thousandth: the file has them whole. */
const shownCell = (cell: ChartData['rows'][number][number]) =>
  typeof cell === 'number' ? String(Number(cell.toFixed(3))) : (cell ?? '–')

const isNumberAt = (place: number) => (cells: ChartData['rows'][number]) =>
  cells[place] === undefined || isNumeric(String(cells[place]))

interface DataRow {
  id: string
  cells: ChartData['rows'][number]
}

/** A chart with its legend, and its data as a table beside it. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, file, legend = [], isCanvas = false, onPicture, data, table, children } = props
  const figure = useRef<HTMLElement>(null)
  const colors = useThemeColors()
  const columns = useMemo(
    () =>
      data.heads.map(
        (header, place): Column<DataRow> => ({
          id: String(place),
          header,
          width: place === 0 ? 140 : 96,
          grow: 1,
          ...(place > 0 && data.rows.every(isNumberAt(place)) && { align: 'end' as const }),
          cell: ({ cells }) => shownCell(cells[place]),
        }),
      ),
    [data],
  )
  const rows = useMemo(
    () => data.rows.map((cells, place): DataRow => ({ id: String(place), cells })),
    [data.rows],
  )
  const save = () => {
    const lines: CsvCell[][] = [[...data.heads], ...data.rows.map((cells) => [...cells])]
    saveFile(`${file}.csv`, toCsv(lines), 'text/csv')
  }
  const savePicture = () => {
    const layers = onPicture
      ? [onPicture(colors)]
      : [...(figure.current?.querySelectorAll('canvas') ?? [])]
    if (layers.length === 0) return
    pictureOf(layers, { title, legend, colors }).toBlob((blob) => {
      if (blob) saveBlob(`${file}.png`, blob)
    })
  }
  return (
    <div className="flex flex-col gap-3.5">
      <figure ref={figure} aria-label={title} className="rounded-lg border bg-surface p-4">
        <figcaption className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
          <span className="text-sm font-semibold text-ink">{title}</span>
          {legend.map(({ color, label }) => (
            <span key={label} className="inline-flex items-center gap-1.5">
              <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
                <path d={markPaths[chartShapes[color]]} fill={chartColors[color]} />
              </svg>
              {label}
            </span>
          ))}
          <span className="ml-auto flex gap-2">
            {(isCanvas || onPicture) && (
              <Button size="sm" icon={<Download aria-hidden />} onClick={savePicture}>
                PNG
              </Button>
            )}
            <Button size="sm" icon={<Download aria-hidden />} onClick={save}>
              CSV
            </Button>
          </span>
        </figcaption>
        {children}
      </figure>
      {table === undefined ? (
        <DataTable label={`Data of ${title}`} columns={columns} rows={rows} />
      ) : (
        table
      )}
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
