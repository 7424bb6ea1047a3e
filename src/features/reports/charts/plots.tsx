import { useEffect, useRef, useState } from 'react'
import {
  type ChartColor,
  type ChartTable,
  chartColors,
  chartHeight,
  project,
  ticksTo,
  upperEnd,
} from '../model/charts.ts'

const margin = { left: 64, right: 16, top: 12, bottom: 48 } as const

/** Most names along an axis. */
const mostNames = 12

/** The width that a chart has, as its window changes. */
const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(720)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

interface AxisNamesProps {
  names: readonly string[]
  placeOf: (index: number) => number
  axis: 'x' | 'y'
}

function AxisNames({ names, placeOf, axis }: AxisNamesProps) {
  const step = Math.max(1, Math.ceil(names.length / mostNames))
  return names.map((name, index) =>
    index % step === 0 ? (
      <text
        // Names repeat where values are equal texts.
        // biome-ignore lint/suspicious/noArrayIndexKey: a name has no other identity than its place.
        key={index}
        x={axis === 'x' ? placeOf(index) : margin.left - 8}
        y={axis === 'x' ? chartHeight - margin.bottom + 18 : placeOf(index) + 4}
        textAnchor={axis === 'x' ? 'middle' : 'end'}
        className="fill-muted text-xs"
      >
        {name.length > 9 ? `${name.slice(0, 8)}…` : name}
      </text>
    ) : null,
  )
}

interface AxisTitlesProps {
  width: number
  x: string
  y: string
}

const AxisTitles = ({ width, x, y }: AxisTitlesProps) => (
  <>
    <text
      x={(width + margin.left) / 2}
      y={chartHeight - 8}
      textAnchor="middle"
      className="fill-muted text-xs"
    >
      {x}
    </text>
    <text
      transform={`translate(14 ${chartHeight / 2}) rotate(-90)`}
      textAnchor="middle"
      className="fill-muted text-xs"
    >
      {y}
    </text>
  </>
)

/** A point of a scatter chart. */
interface ScatterPoint {
  /** Place along the lower axis, as an index of its names. */
  x: number
  y: number
  color: ChartColor
  label: string
}

interface ScatterProps {
  label: string
  names: readonly string[]
  points: readonly ScatterPoint[]
  xTitle: string
  yTitle: string
  /** Names along the other axis, where it has no numbers; `y` is an index of them. */
  yNames?: readonly string[]
}

/** Points over the values of a parameter, or over buckets. */
export function Scatter({ label, names, points, xTitle, yTitle, yNames }: ScatterProps) {
  const { ref, width } = useWidth()
  const end = yNames ? yNames.length : upperEnd(points.map(({ y }) => y))
  const inner = {
    width: width - margin.left - margin.right,
    height: chartHeight - margin.top - margin.bottom,
  }
  const xOf = (index: number) => margin.left + ((index + 0.5) / names.length) * inner.width
  const yOf = (value: number) =>
    margin.top + inner.height * (1 - (yNames ? value + 0.5 : value) / end)
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={chartHeight}
        className="block max-w-full"
      >
        {!yNames &&
          ticksTo(end).map((tick) => (
            <g key={tick}>
              <line
                x1={margin.left}
                x2={width - margin.right}
                y1={yOf(tick)}
                y2={yOf(tick)}
                className="stroke-line"
              />
              <text
                x={margin.left - 8}
                y={yOf(tick) + 4}
                textAnchor="end"
                className="fill-muted text-xs"
              >
                {tick}
              </text>
            </g>
          ))}
        {yNames && <AxisNames names={yNames} placeOf={yOf} axis="y" />}
        <AxisNames names={names} placeOf={xOf} axis="x" />
        <AxisTitles width={width} x={xTitle} y={yTitle} />
        {points.map((point, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity and are drawn anew together.
            key={index}
            cx={xOf(point.x)}
            cy={yOf(point.y)}
            r={5}
            fill={chartColors[point.color]}
            fillOpacity={0.85}
          >
            <title>{point.label}</title>
          </circle>
        ))}
      </svg>
    </div>
  )
}

const shade = (share: number) =>
  `color-mix(in oklab, ${chartColors.value} ${Math.round(8 + share * 92)}%, var(--color-surface))`

interface TableChartProps {
  label: string
  table: ChartTable
  xTitle: string
  yTitle: string
}

const format = (value: number) => Number(value.toPrecision(4)).toString()

/** Numbers of two groupings as cells, the darker the larger. */
export function Heatmap({ label, table, xTitle, yTitle }: TableChartProps) {
  const { ref, width } = useWidth()
  const { rows, columns, values } = table
  const end = upperEnd(values.flat().map((value) => value ?? 0))
  const inner = {
    width: width - margin.left - margin.right,
    height: chartHeight - margin.top - margin.bottom,
  }
  const cell = { width: inner.width / rows.length, height: inner.height / columns.length }
  const showsNumbers = cell.width >= 34 && cell.height >= 18
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={chartHeight}
        className="block max-w-full"
      >
        <AxisNames
          names={rows}
          placeOf={(index) => margin.left + (index + 0.5) * cell.width}
          axis="x"
        />
        <AxisNames
          names={columns}
          placeOf={(index) => margin.top + inner.height - (index + 0.5) * cell.height}
          axis="y"
        />
        <AxisTitles width={width} x={xTitle} y={yTitle} />
        {values.map((line, x) =>
          line.map((value, y) => {
            if (value === undefined) return null
            const share = value / end
            const left = margin.left + x * cell.width
            const top = margin.top + inner.height - (y + 1) * cell.height
            return (
              <g key={`${rows[x]} ${columns[y]}`}>
                <rect
                  x={left + 1}
                  y={top + 1}
                  width={Math.max(1, cell.width - 2)}
                  height={Math.max(1, cell.height - 2)}
                  rx={3}
                  fill={shade(share)}
                >
                  <title>{`${rows[x]}, ${columns[y]}: ${format(value)}`}</title>
                </rect>
                {showsNumbers && (
                  <text
                    x={left + cell.width / 2}
                    y={top + cell.height / 2 + 4}
                    textAnchor="middle"
                    className={`pointer-events-none text-xs ${share > 0.5 ? 'fill-on-primary' : 'fill-ink'}`}
                  >
                    {format(value)}
                  </text>
                )}
              </g>
            )
          }),
        )}
      </svg>
    </div>
  )
}

/** Numbers of two groupings as a surface, which can be turned. */
export function Surface({ label, table, xTitle, yTitle }: TableChartProps) {
  const { ref, width } = useWidth()
  const [angle, setAngle] = useState(35)
  const { rows, columns, values } = table
  const end = upperEnd(values.flat().map((value) => value ?? 0))
  const heightOf = (x: number, y: number) => (values[x]?.[y] ?? 0) / end
  const share = (index: number, count: number) => (count > 1 ? index / (count - 1) : 0.5)
  const corner = (x: number, y: number, height: number) => {
    const [left, top] = project(share(x, rows.length), share(y, columns.length), height, angle)
    return { left: left * width, top: top * chartHeight }
  }
  const faces = rows.slice(1).flatMap((_, x) =>
    columns.slice(1).map((__, y) => {
      const places = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const
      const heights = places.map(([px, py]) => heightOf(px, py))
      const points = places.map(([px, py]) => corner(px, py, heightOf(px, py)))
      // On the ground, so that a high face behind does not cover a low one before it.
      const depth = places.reduce((sum, [px, py]) => sum + corner(px, py, 0).top, 0)
      const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length
      return { key: `${x} ${y}`, points, depth, mean }
    }),
  )
  faces.sort((one, other) => one.depth - other.depth)
  const ends = [
    { key: 'x0', at: corner(0, columns.length - 1, 0), text: rows[0] },
    { key: 'x1', at: corner(rows.length - 1, columns.length - 1, 0), text: rows.at(-1) },
    { key: 'y0', at: corner(rows.length - 1, 0, 0), text: columns[0] },
  ]
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={chartHeight}
        className="block max-w-full"
      >
        {faces.map(({ key, points, mean }) => (
          <polygon
            key={key}
            points={points.map(({ left, top }) => `${left},${top}`).join(' ')}
            fill={shade(mean)}
            className="stroke-line"
          />
        ))}
        {ends.map(({ key, at, text }) => (
          <text
            key={key}
            x={at.left}
            y={at.top + 16}
            textAnchor="middle"
            className="fill-muted text-xs"
          >
            {text}
          </text>
        ))}
      </svg>
      <label className="flex items-center gap-2 text-xs text-muted">
        Turn
        <input
          type="range"
          min={0}
          max={360}
          value={angle}
          onChange={({ target }) => setAngle(Number(target.value))}
          className="w-48 accent-primary"
        />
        <span>
          {xTitle} by {yTitle}
        </span>
      </label>
    </div>
  )
}
