import type { Run } from '@generated/ml/types.ts'
import { useEffect } from 'react'
import { isUnfinished } from '@/features/reports/model/statuses.ts'
import { formatTime } from '@/lib/dates.ts'
import { Overview } from '@/ui/text/overview.tsx'
import { curveOf } from '../model/curves.ts'
import { metricText } from '../model/metrics.ts'
import { MetricCurve } from './metric-curve.tsx'
import { noteMetrics, useSeenMetrics } from './seen-metrics.ts'

/** Newest values of a run's metrics, and how they came about while it was watched; nothing before the first one. */
export function RunMetrics({ run: { id, metricsSummary, report } }: { run: Run }) {
  const readings = useSeenMetrics(id)
  useEffect(() => noteMetrics(id, metricsSummary), [id, metricsSummary])
  const [first, second] = readings
  if (metricsSummary.length === 0) return null
  return (
    <div className="mt-2 flex flex-col gap-2.5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-base font-semibold">Metrics</h2>
        {(second || isUnfinished(report)) && (
          <p className="text-sm text-muted">
            Curves show what was seen here since {formatTime(first?.at ?? Date.now())}; the platform
            tells only the newest values.
          </p>
        )}
      </div>
      <Overview
        label="Metrics"
        dense
        items={metricsSummary.map(({ name, value }) => {
          const curve = curveOf(readings, name)
          return {
            label: name,
            value: (
              <>
                <span className="min-w-20 tabular-nums">{metricText(value)}</span>
                {curve && <MetricCurve name={name} curve={curve} />}
              </>
            ),
          }
        })}
      />
    </div>
  )
}
