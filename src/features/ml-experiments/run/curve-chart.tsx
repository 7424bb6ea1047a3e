import { type KeyboardEvent, type PointerEvent, useMemo } from 'react'
import {
  type ChartLine,
  type CurveChart,
  smoothed,
  stepsOf,
  thinned,
  valueScale,
} from '@/models/ml-experiments/curve-charts.ts'
import { metricText } from '@/models/ml-experiments/run-metric-values.ts'
import { cx } from '@/ui/base/class-names.ts'

/** Looks of the lines, told apart without colour: the first is that of the training. */
const trainingLook = 'stroke-muted [stroke-dasharray:4_3]'
const looks = [
  'stroke-primary',
  'stroke-ink',
  'stroke-muted [stroke-dasharray:8_3]',
  'stroke-muted [stroke-dasharray:1_3]',
  'stroke-primary [stroke-dasharray:8_3]',
  'stroke-ink [stroke-dasharray:2_4]',
  'stroke-muted',
  'stroke-primary [stroke-dasharray:2_4]',
  'stroke-ink [stroke-dasharray:8_3]',
  'stroke-muted [stroke-dasharray:8_3_1_3]',
] as const

/** Columns of points that a line is thinned to: charts are not wider. */
const columns = 600

interface CurveChartProps {
  chart: CurveChart
  unit: string
  /** Last step of the axis; that of the values where the log does not tell. */
  total: number | undefined
  /** The training ended before its last step. */
  hasStopped: boolean
  isLog: boolean
  /** How much a value is drawn towards those before it, from 0 to 1. */
  smoothing: number
  /** Step whose values are read. */
  active: number | undefined
  onActive: (step: number | undefined) => void
  /** Said beside the title. */
  note?: string | undefined
  /** In px, with a row in the legend for each line; that of its content otherwise. */
  height?: number
  /** Id of the line that stands out. */
  activeLine?: string | undefined
  onActiveLine?: (id: string | undefined) => void
}

/** Lines by epoch or step; pointing at them, or the arrow keys, read the values of one step. */
export function CurveChartView(props: CurveChartProps) {
  const { chart, unit, total, hasStopped, isLog, smoothing, active, onActive } = props
  const { activeLine, onActiveLine } = props
  // Pointing at a chart renders it again and again: what is drawn stays.
  const { steps, first, last, scale, drawn, paths } = useMemo(
    () => drawingOf(chart, { total, isLog, smoothing }),
    [chart, total, isLog, smoothing],
  )
  const xOf = (step: number) => (step - first) / Math.max(1, last - first)
  const isOn = (step: number | undefined): step is number =>
    step !== undefined && step >= first && step <= last
  const nearest = (place: number) => {
    const wanted = first + place * (last - first)
    return steps.reduce((best, step) =>
      Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best,
    )
  }
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onActive(nearest((clientX - left) / width))
  }
  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const at = isOn(active) ? steps.indexOf(nearest(xOf(active))) : steps.length - 1
    onActive(steps[Math.min(steps.length - 1, Math.max(0, at + by))])
  }
  return (
    <figure
      style={{ height: props.height }}
      className="flex min-w-0 flex-col gap-2 rounded-lg border bg-surface px-4 py-3"
    >
      <figcaption className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-xs">
        <span
          className={cx(
            'text-sm font-semibold',
            props.height !== undefined && 'max-w-3/5 truncate',
          )}
        >
          {chart.title} by {unit}
        </span>
        {props.note && <span className="text-muted">{props.note}</span>}
        {chart.lines.map((line) => (
          <Legend
            key={idOf(line)}
            line={line}
            isRow={props.height !== undefined}
            onActive={onActiveLine}
            look={lookOf(line, chart)}
            unit={unit}
            step={active}
          />
        ))}
      </figcaption>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${chart.title}, ${unit}`}
        aria-valuemin={first}
        aria-valuemax={steps.at(-1) ?? 1}
        aria-valuenow={isOn(active) ? active : (steps.at(-1) ?? 1)}
        aria-valuetext={`${unit} ${isOn(active) ? active : steps.at(-1)}: ${valuesText(chart, active)}`}
        className="relative mt-auto mb-5 ml-13 h-[240px] shrink-0 touch-pan-y"
        onPointerMove={point}
        onPointerLeave={() => onActive(undefined)}
        onKeyDown={move}
        onBlur={() => onActive(undefined)}
      >
        {scale.marks.map((mark) => (
          <div
            key={mark}
            className="absolute inset-x-0 border-t"
            style={{ bottom: `${(scale.at(mark) ?? 0) * 100}%` }}
          >
            <span className="absolute right-full -translate-y-1/2 pr-2 text-xs text-muted tabular-nums">
              {metricText(mark)}
            </span>
          </div>
        ))}
        {hasStopped && (steps.at(-1) ?? last) < last && (
          <div
            className="absolute inset-y-0 right-0 border-l-2 border-failed bg-sunken pl-1 text-xs font-semibold text-failed"
            style={{ left: `${xOf(steps.at(-1) ?? last) * 100}%` }}
          >
            stopped
          </div>
        )}
        <svg
          role="img"
          aria-label={`${chart.title} by ${unit}`}
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {chart.lines.map((line, place) => (
            <path
              key={idOf(line)}
              d={paths[place]}
              vectorEffect="non-scaling-stroke"
              className={cx(
                'fill-none',
                activeLine === idOf(line) ? 'stroke-[2.5]' : 'stroke-[1.5]',
                activeLine !== undefined && activeLine !== idOf(line) && 'opacity-25',
                lookOf(line, chart),
              )}
            />
          ))}
        </svg>
        {chart.lines.map((line, place) => {
          if (line.best === undefined || line.isTraining) return null
          const y = scale.at((drawn[place] ?? line.values)[line.best] ?? Number.NaN)
          return (
            y !== undefined && (
              <span
                key={idOf(line)}
                className="absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-primary bg-surface"
                style={{ left: `${xOf(line.steps[line.best] ?? 0) * 100}%`, bottom: `${y * 100}%` }}
              />
            )
          )
        })}
        {isOn(active) && (
          <div
            className="absolute inset-y-0 border-l border-ink"
            style={{ left: `${xOf(active) * 100}%` }}
          />
        )}
        <div className="absolute inset-x-0 top-full flex justify-between pt-1 text-xs text-muted tabular-nums">
          <span>{first}</span>
          <span>{last}</span>
        </div>
      </div>
    </figure>
  )
}

const drawingOf = (
  { lines }: CurveChart,
  { total, isLog, smoothing }: Pick<CurveChartProps, 'total' | 'isLog' | 'smoothing'>,
) => {
  const steps = stepsOf(lines)
  const [first = 0, last = 1] = [steps[0], Math.max(steps.at(-1) ?? 1, total ?? 0)]
  const drawn = lines.map(({ values }) => (smoothing > 0 ? smoothed(values, smoothing) : values))
  const scale = valueScale(drawn, isLog)
  const xOf = (step: number) => (step - first) / Math.max(1, last - first)
  const paths = lines.map((line, place) => pathOf(line, drawn[place] ?? line.values, xOf, scale.at))
  return { steps, first, last, scale, drawn, paths }
}

const idOf = ({ id, name }: ChartLine) => id ?? name

const lookOf = (line: ChartLine, { lines }: CurveChart) =>
  line.isTraining
    ? trainingLook
    : looks[lines.filter(({ isTraining }) => !isTraining).indexOf(line) % looks.length]

const valueAt = ({ steps, values }: ChartLine, step: number | undefined) =>
  step === undefined ? values.at(-1) : values[steps.indexOf(step)]

const textOf = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '–' : metricText(value)

const valuesText = ({ lines }: CurveChart, step: number | undefined) =>
  lines.map((line) => `${line.name} ${textOf(valueAt(line, step))}`).join(', ')

const pathOf = (
  { steps }: ChartLine,
  values: Float64Array,
  xOf: (step: number) => number,
  yOf: (value: number) => number | undefined,
) => {
  let isDown = false
  let path = ''
  for (const [step, value] of thinned(steps, values, columns)) {
    const y = yOf(value)
    if (y !== undefined) path += `${isDown ? 'L' : 'M'}${xOf(step) * 1000} ${(1 - y) * 1000}`
    isDown = y !== undefined
  }
  return path
}

interface LegendProps {
  line: ChartLine
  look: string | undefined
  unit: string
  /** Step whose value is shown; the last one otherwise. */
  step: number | undefined
  isRow: boolean
  /** Makes the line stand out. */
  onActive: ((id: string | undefined) => void) | undefined
}

function Legend({ line, look, unit, step, isRow, onActive }: LegendProps) {
  const { name, best, steps, values } = line
  return (
    <span
      className={cx(
        'flex min-w-0 items-baseline gap-1.5',
        isRow && 'h-5 w-full whitespace-nowrap *:last:ml-auto',
      )}
      onPointerEnter={() => onActive?.(idOf(line))}
      onPointerLeave={() => onActive?.(undefined)}
    >
      <svg aria-hidden width={18} height={8} className="shrink-0">
        <path d="M0 5h18" className={cx('fill-none stroke-[1.5]', look)} />
      </svg>
      <bdi className={cx('font-mono', isRow ? 'truncate' : '[overflow-wrap:anywhere]')}>{name}</bdi>
      <span className="tabular-nums">{textOf(valueAt(line, step))}</span>
      {best !== undefined && (
        <span className="text-muted tabular-nums">
          best {textOf(values[best])}, {unit} {steps[best]}
        </span>
      )}
    </span>
  )
}
