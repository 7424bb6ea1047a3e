import { useState } from 'react'
import type { Axis } from '@/models/ml-experiments/run-axes.ts'
import {
  isWithin,
  type Range,
  type Span,
  spanOf,
  withSpan,
} from '@/models/ml-experiments/run-ranges.ts'
import { setActiveRun } from './active-run.ts'
import { AxisBrush, wholeSpan } from './axis-brush.tsx'
import { type ChartProps, lookOf, shortened } from './chart-runs.ts'

const height = 320
const [top, bottom, side] = [44, 16, 70]

/** How far in px the text of a mark is from its axis: beyond the handles at its ends. */
const beside = 10

const y = (place: number) => height - bottom - place * (height - top - bottom)

/** The line of a run through the axes; it is broken where the run has no value. */
const lineOf = (axes: readonly Axis[], run: number, x: (axis: number) => number): string => {
  let isDown = false
  return axes
    .map(({ places }, axis) => {
      const place = places[run]
      const command = isDown ? 'L' : 'M'
      isDown = place !== undefined
      // A mark of its own, so that a value between two gaps is seen.
      return place === undefined ? '' : `${command}${x(axis)} ${y(place)}h0.01`
    })
    .join('')
}

interface ParallelChartProps extends ChartProps {
  axes: readonly Axis[]
  /** Also those that are not shown. */
  allAxes: readonly Axis[]
  ranges: readonly Range[]
  onRanges: (ranges: readonly Range[]) => void
}

/** Runs as lines through upright axes, one for each setting or metric; a part of an axis can be chosen on it. */
export function ParallelChart(props: ParallelChartProps) {
  const { axes, allAxes, runs, active, onOpen, within, ranges, onRanges } = props
  const [drag, setDrag] = useState<{ axis: Axis; span: Span }>()
  const dragged = drag && withSpan(ranges, drag.axis, drag.span)
  const isIn = (run: number) => (dragged ? isWithin(allAxes, dragged, run) : (within[run] ?? true))
  const distance = Math.min(220, Math.max(116, 880 / Math.max(1, axes.length - 1)))
  const x = (axis: number) => side + axis * distance
  const last = axes.length - 1
  const width = x(last) + side
  // Drawn last, the run that stands out is above the others.
  const drawn = runs
    .map((run, place) => ({ ...run, place, isIn: isIn(place) }))
    .toSorted(
      (a, b) =>
        Number(a.isIn) - Number(b.isIn) || Number(a.id === active) - Number(b.id === active),
    )
  const spanOn = (axis: Axis): Span => {
    if (drag?.axis.id === axis.id) return drag.span
    const range = ranges.find((one) => one.axis === axis.id)
    return (range && spanOf(axis, range)) ?? wholeSpan
  }
  return (
    <div className="relative" style={{ width }}>
      <svg
        role="img"
        aria-label={`Parallel coordinates of ${runs.length} runs: ${axes.map(({ name }) => name).join(', ')}. The table below has the values.`}
        width={width}
        height={height}
        className="block text-xs"
      >
        {drawn.map(({ id, name, place, isIn }) =>
          isIn ? (
            // biome-ignore lint/a11y/noStaticElementInteractions: the list of the compared runs does the same by keyboard.
            <g
              key={id}
              className="cursor-pointer"
              onPointerEnter={() => setActiveRun(id)}
              onPointerLeave={() => setActiveRun(undefined)}
              onClick={() => onOpen(id)}
            >
              <title>{name}</title>
              <path
                d={lineOf(axes, place, x)}
                className={`fill-none [stroke-linecap:round] ${lookOf(id, props)} ${id === active ? 'stroke-[2.5]' : 'stroke-[1.5]'}`}
              />
              {/* Wider than it looks, so that the pointer finds it. */}
              <path
                d={lineOf(axes, place, x)}
                className="fill-none stroke-transparent stroke-[9]"
              />
            </g>
          ) : (
            <path key={id} d={lineOf(axes, place, x)} className="fill-none stroke-line" />
          ),
        )}
        {axes.map(({ id, name, scale, marks }, axis) => (
          <g key={id} className="pointer-events-none">
            <title>{name}</title>
            <path d={`M${x(axis)} ${y(0)}V${y(1)}`} className="stroke-input" />
            <text x={x(axis)} y={16} textAnchor="middle" className="fill-ink font-semibold">
              {shortened(
                name,
                axis === 0 || axis === last ? Math.min(distance, 2 * side) : distance,
              )}
            </text>
            {scale === 'log' && (
              <text x={x(axis)} y={30} textAnchor="middle" className="fill-muted">
                log
              </text>
            )}
            {marks.map(({ at, text }) => (
              <g key={text}>
                <path d={`M${x(axis) - 3} ${y(at)}h6`} className="stroke-input" />
                <text
                  x={x(axis) + beside}
                  y={y(at) + 4}
                  className="fill-muted stroke-surface stroke-[3] [paint-order:stroke]"
                >
                  {shortened(text, (axis === last ? side : distance) - beside)}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
      {axes.map((axis, place) => (
        <AxisBrush
          key={axis.id}
          axis={axis}
          span={spanOn(axis)}
          x={x(place)}
          top={top}
          height={height - top - bottom}
          onDrag={(span) => setDrag({ axis, span })}
          onChange={(span) => {
            setDrag(undefined)
            onRanges(withSpan(ranges, axis, span))
          }}
        />
      ))}
    </div>
  )
}
