import { formatTime } from '@/lib/dates.ts'
import type { Curve } from '@/models/ml-experiments/metric-curves.ts'
import { metricText } from '@/models/ml-experiments/run-metric-values.ts'
import { Hint } from '@/ui/text/hint.tsx'

const [width, height, edge] = [140, 20, 2]

const at = ({ x, y }: { x: number; y: number }) =>
  `${edge + x * (width - 2 * edge)} ${edge + (1 - y) * (height - 2 * edge)}`

const textOf = (name: string, { points, from, to }: Curve) => {
  const values = points.map(({ value }) => value)
  return [
    `${name}, ${points.length} values from ${formatTime(from)} to ${formatTime(to)}`,
    `first ${metricText(values[0] ?? 0)}, last ${metricText(values.at(-1) ?? 0)}`,
    `least ${metricText(Math.min(...values))}, most ${metricText(Math.max(...values))}`,
  ]
}

/** The values of a metric over time as a small line. */
export function MetricCurve({ name, curve }: { name: string; curve: Curve }) {
  const text = textOf(name, curve)
  const last = curve.points.at(-1)
  return (
    <Hint text={text.join('\n')} className="inline-flex">
      <svg role="img" aria-label={text.join('; ')} width={width} height={height}>
        <path
          d={`M${curve.points.map(at).join('L')}`}
          className="fill-none stroke-primary stroke-[1.5]"
        />
        {/* A line without length, with round ends: a dot. */}
        {last && (
          <path d={`M${at(last)}h0`} className="stroke-primary stroke-4 [stroke-linecap:round]" />
        )}
      </svg>
    </Hint>
  )
}
