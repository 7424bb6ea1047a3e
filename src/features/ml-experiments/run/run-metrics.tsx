import type { Run } from '@generated/ml/types.ts'
import { Overview } from '@/ui/text/overview.tsx'
import { metricText } from '../model/metrics.ts'

/** Newest values of a run's metrics; nothing before the first one. */
export const RunMetrics = ({ run: { metricsSummary } }: { run: Run }) =>
  metricsSummary.length > 0 && (
    <div className="mt-2 flex flex-col gap-2.5">
      <h2 className="text-base font-semibold">Metrics</h2>
      <Overview
        label="Metrics"
        dense
        items={metricsSummary.map(({ name, value }) => ({
          label: name,
          value: <span className="tabular-nums">{metricText(value)}</span>,
        }))}
      />
    </div>
  )
