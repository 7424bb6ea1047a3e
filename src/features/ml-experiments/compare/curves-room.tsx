/** Height of what is chosen above the curves, which stands in several rows on narrow screens. */
export const controlsHeight = 'min-h-28 sm:min-h-8'

/** Height in px of a chart under a row for each of its lines. */
export const chartHeight = (lines: number): number => 338 + 24 * lines

/** Keeps the room of the curves of compared runs until they are there. */
export const CurvesRoom = ({ lines }: { lines: number }) => (
  <div className="flex flex-col gap-2">
    <div className={controlsHeight} />
    <div className="grid gap-4 lg:grid-cols-2">
      <div style={{ height: chartHeight(lines) }} />
      <div style={{ height: chartHeight(lines) }} />
    </div>
  </div>
)

const chartRooms = {
  parallel: 'h-[422px] md:h-[378px]',
  scatter: 'h-[574px] md:h-[506px] lg:h-[462px]',
} as const

/** Keeps the room of the chart of compared runs, with the choice of its axes, until the runs are there. */
export const ChartRoom = ({ kind }: { kind: keyof typeof chartRooms }) => (
  <div className={chartRooms[kind]} />
)
