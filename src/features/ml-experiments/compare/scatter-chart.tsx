import type { Axis } from '@/models/ml-experiments/run-axes.ts'
import { setActiveRun } from './active-run.ts'
import { type ChartProps, lookOf, shortened } from './chart-runs.ts'

const height = 380
const [top, right, bottom, left] = [16, 24, 46, 84]
/** Room for the text of a mark across, in pixels. */
const markRoom = { linear: 44, log: 44, words: 80 } as const

const xOf = (place: number) => `${place * 100}%`
const yOf = (place: number) => height - bottom - place * (height - top - bottom)

/** Room for the name of an axis in pixels: across, as much as on a phone. */
const nameRoom = { across: 240, up: height - top - bottom } as const

const label = ({ name, scale }: Axis, direction: keyof typeof nameRoom) => {
  const more = scale === 'log' ? ' (log)' : ''
  return `${shortened(name, nameRoom[direction] - more.length * 7.2)}${more}`
}

interface ScatterChartProps extends ChartProps {
  across: Axis
  up: Axis
}

/** Runs as points: by one setting or metric across, and by another up. */
export function ScatterChart(props: ScatterChartProps) {
  const { across, up, runs, active, onOpen, within } = props
  const points = runs
    .flatMap(({ id, name }, run) => {
      const [x, y] = [across.places[run], up.places[run]]
      return x === undefined || y === undefined || !within[run]
        ? []
        : { id, name, x: xOf(x), y: yOf(y) }
    })
    .toSorted((a, b) => Number(a.id === active) - Number(b.id === active))
  return (
    <div
      style={{
        paddingLeft: left,
        paddingRight: right,
        minWidth: left + right + across.marks.length * markRoom[across.scale],
      }}
    >
      {/* As wide as the page leaves room for: what is in it is placed by percent, the texts beside it in the padding. */}
      <svg
        role="img"
        aria-label={`Scatter of ${points.length} runs: ${across.name} across, ${up.name} up. The table below has the values.`}
        width="100%"
        height={height}
        className="block overflow-visible text-xs"
      >
        {across.marks.map(({ at, text }) => (
          <g key={text}>
            <line x1={xOf(at)} x2={xOf(at)} y1={yOf(0)} y2={yOf(1)} className="stroke-line" />
            <text x={xOf(at)} y={yOf(0) + 16} textAnchor="middle" className="fill-muted">
              {text.slice(0, 14)}
            </text>
          </g>
        ))}
        {up.marks.map(({ at, text }) => (
          <g key={text}>
            <line x1="0%" x2="100%" y1={yOf(at)} y2={yOf(at)} className="stroke-line" />
            <text x={-8} y={yOf(at) + 4} textAnchor="end" className="fill-muted">
              {text.slice(0, 10)}
            </text>
          </g>
        ))}
        <text x={xOf(0.5)} y={height - 8} textAnchor="middle" className="fill-ink font-semibold">
          {label(across, 'across')}
        </text>
        <text
          x={14 - left}
          y={yOf(0.5)}
          textAnchor="middle"
          transform={`rotate(-90 ${14 - left} ${yOf(0.5)})`}
          className="fill-ink font-semibold"
        >
          {label(up, 'up')}
        </text>
        {points.map(({ id, name, x, y }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of the compared runs does the same by keyboard.
          <circle
            key={id}
            cx={x}
            cy={y}
            r={id === active ? 7 : 5}
            className={`cursor-pointer fill-primary stroke-[1.5] ${lookOf(id, props)}`}
            onPointerEnter={() => setActiveRun(id)}
            onPointerLeave={() => setActiveRun(undefined)}
            onClick={() => onOpen(id)}
          >
            <title>{name}</title>
          </circle>
        ))}
      </svg>
    </div>
  )
}
