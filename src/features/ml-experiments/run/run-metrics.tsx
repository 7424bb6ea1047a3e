import type { Run } from '@generated/ml/types.ts'
import { Star } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { formatTime } from '@/lib/dates.ts'
import type { CurveChart } from '@/models/ml-experiments/curve-charts.ts'
import {
  type Curve,
  curveOf,
  type Reading,
  withReading,
} from '@/models/ml-experiments/metric-curves.ts'
import { mainFirst } from '@/models/ml-experiments/metric-direction.ts'
import { bestInText, bestOfRuns, type lastMoved } from '@/models/ml-experiments/metric-figures.ts'
import { metricText } from '@/models/ml-experiments/run-metric-values.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { createStore, useStore } from '@/session/store.ts'
import { Hint } from '@/ui/text/hint.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

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
function MetricCurve({ name, curve }: { name: string; curve: Curve }) {
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

interface Seen {
  runId: string
  readings: readonly Reading[]
}

/** Outlives the page of a run, so that a look at its log does not end its curves; another run begins without any. */
const seen = createStore<Seen>({ runId: '', readings: [] })

/** Notes the metrics of a run as they are told now. */
const noteMetrics = (runId: string, metrics: Reading['metrics']): void => {
  const before = seen.get()
  const own = before.runId === runId ? before.readings : []
  const readings = withReading(own, { at: Date.now(), metrics })
  if (before.runId !== runId || readings !== own) seen.set({ runId, readings })
}

/** Metrics of a run as reported since it was first shown. */
const useSeenMetrics = (runId: string): readonly Reading[] => {
  const { runId: noted, readings } = useStore(seen)
  return noted === runId ? readings : []
}

/** Most metrics that stand as large figures; the others are a list below them. */
const mostFigures = 6

interface RunMetricsProps {
  run: Run
  /** Charts of the training log, once it is read. */
  charts?: readonly CurveChart[]
  /** The unit of their steps. */
  unit?: string
  /** The runs of the experiment, once they are known. */
  runs?: readonly Run[]
  moved?: ReturnType<typeof lastMoved>
}

/** Newest values of a run's metrics with the best ones beside them; nothing before the first one. */
export function RunMetrics(props: RunMetricsProps) {
  const { run, charts = [], unit = 'epoch', runs = [], moved } = props
  const { id, metricsSummary, report } = run
  const readings = useSeenMetrics(id)
  useEffect(() => noteMetrics(id, metricsSummary), [id, metricsSummary])
  if (metricsSummary.length === 0) return null
  const metrics = mainFirst(metricsSummary).map((metric) => ({
    ...metric,
    // The log tells more than what was seen here.
    curve: charts.length > 0 ? undefined : curveOf(readings, metric.name),
  }))
  return (
    <div className="mt-2 flex flex-col gap-2.5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-base font-semibold">Metrics</h2>
        {charts.length === 0 && (readings[1] || isUnfinished(report)) && (
          <p className="text-sm text-muted">
            Curves show what was seen here since {formatTime(readings[0]?.at ?? Date.now())}; the
            platform tells only the newest values.
          </p>
        )}
        {moved && (
          <p className={`text-sm ${moved.isStuck ? 'font-semibold text-warning' : 'text-muted'}`}>
            {moved.text}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-2 rounded-lg border bg-surface sm:grid-cols-3 lg:grid-cols-6">
        {metrics.slice(0, mostFigures).map(({ name, value, curve }) => (
          <div key={name} className="flex min-w-0 flex-col px-4 py-2.5">
            <dt className="font-mono text-xs">
              <TruncatedText text={name} />
            </dt>
            <dd className="text-xl/7 font-semibold tabular-nums">{metricText(value)}</dd>
            <dd data-truncated="" className="h-4 truncate text-xs/4 text-muted">
              {curve ? <MetricCurve name={name} curve={curve} /> : bestInText(charts, name, unit)}
            </dd>
            <dd data-truncated="" className="h-4 truncate text-xs/4 text-muted">
              <BestOfRuns run={run} runs={runs} name={name} />
            </dd>
          </div>
        ))}
      </dl>
      {metrics.length > mostFigures && (
        <Overview
          label="More metrics"
          dense
          items={metrics.slice(mostFigures).map(({ name, value, curve }) => ({
            label: name,
            value: (
              <>
                <span className="min-w-20 tabular-nums">{metricText(value)}</span>
                {curve && <MetricCurve name={name} curve={curve} />}
              </>
            ),
          }))}
        />
      )}
    </div>
  )
}

function BestOfRuns({ run, runs, name }: { run: Run; runs: readonly Run[]; name: string }) {
  const best = bestOfRuns(runs, name)
  if (!best || best.count < 2) return null
  return best.run.id === run.id ? (
    <span className="inline-flex items-center gap-1 font-semibold text-primary">
      <Star aria-hidden className="size-3" />
      best of {best.count} runs
    </span>
  ) : (
    `${metricText(best.value)} best of ${best.count} runs`
  )
}

/** As high as the charts, whose legends have up to three lines: nothing moves when they come. */
export const CurvesFrame = ({ children }: { children?: ReactNode }) => (
  <section aria-label="Curves" className="flex min-h-[832px] flex-col gap-2 lg:min-h-[432px]">
    {children}
  </section>
)

/** Why a run failed; of one height, whatever comes into it. */
export const WhyFrame = ({ children }: { children?: ReactNode }) => (
  <section
    aria-label="Why it failed"
    className="grid h-[288px] grid-rows-2 gap-x-6 gap-y-3 overflow-hidden rounded-lg border border-l-4 border-l-failed bg-surface px-4 py-3 lg:h-[156px] lg:grid-cols-2 lg:grid-rows-1"
  >
    {children}
  </section>
)
