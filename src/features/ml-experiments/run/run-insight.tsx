import { listRunMetricsAllQueryOptions } from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { polled } from '@/data/polling.ts'
import type { LogSeriesAnswer } from '@/log/series.ts'
import { type CurveChart, curveChartsOf } from '@/models/ml-experiments/curve-charts.ts'
import { runsQueryOptions } from '@/models/ml-experiments/experiment-queries.ts'
import { lastMoved } from '@/models/ml-experiments/metric-figures.ts'
import { failedStageOf } from '@/models/ml-experiments/run-stages.ts'
import { pollingAbout } from '@/models/reports/report-polling.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import type { LogState } from '@/parts/logs/use-log.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Switch } from '@/ui/fields/switch.tsx'
import { CurveChartView } from './curve-chart.tsx'
import { CurvesFrame, RunMetrics } from './run-metrics.tsx'
import { useFirstError, useRunLog, useSeries } from './use-run-log.ts'
import { WhyFailed } from './why-failed.tsx'

interface RunInsightProps {
  run: Run
  /** Content between the reason of a failure and the metrics. */
  children: ReactNode
  onClose: () => void
}

/** How much smoothing draws a value towards those before it. */
const smoothing = 0.6

/**
 * Facts from the log of a run: the first error of the stage that failed, otherwise the values of the training as
 * charts, live while it goes on. One log is read.
 */
export default function RunInsight({ run, children }: RunInsightProps) {
  const failedStage = failedStageOf(run.report)
  const state = useRunLog(run, failedStage ?? 'train')
  const answer = useSeries(state)
  const errorLines = useFirstError(state)
  const charts = useMemo(() => curveChartsOf(answer?.series ?? []), [answer])
  const { runs, moved } = useFigures(run)
  const hasCurves = failedStage === undefined || failedStage === 'train'
  return (
    <>
      {failedStage && <WhyFailed run={run} stage={failedStage} log={state} lines={errorLines} />}
      {children}
      <RunMetrics
        run={run}
        charts={charts}
        unit={answer?.unit ?? 'epoch'}
        runs={runs}
        moved={moved}
      />
      {hasCurves && <Curves run={run} state={state} answer={answer} charts={charts} />}
    </>
  )
}

/** Context for the metrics of a run: those of the other runs, and when they moved last. */
const useFigures = (run: Run) => {
  const path = { projectId: useProjectId(), experimentId: run.experimentId }
  const hasMetrics = run.metricsSummary.length > 0
  const runs = useQuery({ ...runsQueryOptions(path, {}), enabled: hasMetrics }).data
  const isRunning = isUnfinished(run.report)
  const metrics = useQuery({
    ...polled(listRunMetricsAllQueryOptions({ ...path, runId: run.id }), pollingAbout(run.report)),
    enabled: hasMetrics && isRunning,
  }).data
  return {
    runs: runs?.items ?? none,
    moved: metrics && isRunning ? lastMoved(metrics.items, Date.now()) : undefined,
  }
}

const none: readonly Run[] = []

interface CurvesProps {
  run: Run
  state: LogState
  answer: LogSeriesAnswer | undefined
  charts: readonly CurveChart[]
}

function Curves({ run, state, answer, charts }: CurvesProps) {
  const [isLog, setLog] = useState(false)
  const [isSmooth, setSmooth] = useState(false)
  const [active, setActive] = useState<number>()
  const hasCharts = answer !== undefined && charts.length > 0
  return (
    <CurvesFrame>
      <div className="flex min-h-7 flex-wrap items-center gap-x-5 gap-y-1">
        <h2 className="text-base font-semibold">Curves</h2>
        {hasCharts && (
          <>
            <Switch label="Log scale" checked={isLog} onChange={() => setLog(!isLog)} />
            <Switch label="Smooth" checked={isSmooth} onChange={() => setSmooth(!isSmooth)} />
          </>
        )}
      </div>
      {hasCharts ? (
        <>
          <div className="grid gap-4 lg:grid-cols-2">
            {charts.map((chart) => (
              <CurveChartView
                key={chart.title}
                chart={chart}
                unit={answer.unit}
                total={answer.total}
                hasStopped={!isUnfinished(run.report) && run.report.status !== 'succeeded'}
                isLog={isLog}
                smoothing={isSmooth ? smoothing : 0}
                active={active}
                onActive={setActive}
              />
            ))}
          </div>
          <p className="text-xs text-muted">
            Read from the training log, {state.progress?.lines.toLocaleString('en')} lines.
          </p>
        </>
      ) : (
        <p className="flex flex-1 items-center justify-center rounded-lg border bg-surface p-4 text-sm text-muted">
          {whyNoCurve(state, answer)}
        </p>
      )}
    </CurvesFrame>
  )
}

const whyNoCurve = ({ progress, error }: LogState, answer: LogSeriesAnswer | undefined) => {
  if (error) return 'The training log could not be read, so that no curves can be drawn.'
  if (!progress?.isWhole && !answer) return 'Reading the training log for curves…'
  return answer && answer.series.length > 0
    ? `Curves begin with the second ${answer.unit}.`
    : 'The training log names no values by epoch, such as “epoch 3/20 val_loss=0.41”.'
}
