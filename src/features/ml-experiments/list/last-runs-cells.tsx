import type { Experiment, Run, RunReport } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { queued } from '@/evidence/finished-jobs.ts'
import { secondsBetween } from '@/lib/durations.ts'
import {
  bestRunQueryOptions,
  lastRunsQueryOptions,
  unfinishedRunsQueryOptions,
} from '@/models/ml-experiments/last-runs.ts'
import {
  choiceText,
  type MetricChoice,
  mainMetric,
  metricChoices,
} from '@/models/ml-experiments/metric-direction.ts'
import { bestOfRuns } from '@/models/ml-experiments/metric-figures.ts'
import { runTarget } from '@/models/ml-experiments/run-kind.ts'
import { metricNamesOf, metricText } from '@/models/ml-experiments/run-metric-values.ts'
import { sourceText } from '@/models/ml-experiments/run-source.ts'
import { stages, tellingStageOf } from '@/models/ml-experiments/run-stages.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { type LinkedRun, LinkedStrip } from '@/parts/reports/run-strip.tsx'
import { chooseBestMetric, useBestMetric } from '@/session/best-metrics.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { useSeen } from '@/ui/base/use-seen.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Menu } from '@/ui/overlays/menu.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const useRunning = (experimentId: string) => {
  const running = useQuery({
    ...unfinishedRunsQueryOptions(useProjectId()),
    select: useCallback(
      ({ items }: PagedItems<RunReport>) =>
        items.filter((report) => report.experimentId === experimentId),
      [experimentId],
    ),
  })
  // A call that fails holds up nothing.
  return running.data ?? (running.failureCount > 0 ? none : undefined)
}

const none: readonly RunReport[] = []

/** The last runs of an experiment. The cells of a row ask together, and only once it has come into view. */
const useLastRuns = ({ id: experimentId }: Experiment, isSeen: boolean) => {
  const projectId = useProjectId()
  const running = useRunning(experimentId)
  const query = lastRunsQueryOptions({ projectId, experimentId }, running ?? none)
  const { data, isError } = useQuery({
    ...queued(query),
    staleTime: query.staleTime,
    enabled: isSeen && running !== undefined,
    placeholderData: query.placeholderData,
  })
  return { data, isError, running: running ?? none }
}

interface Known {
  /** The newest first, at least one. */
  runs: readonly [Run, ...Run[]]
  /** The experiment has no others. */
  areAll: boolean
  running: readonly RunReport[]
}

interface OfLastRunsProps {
  experiment: Experiment
  /** Shown for an experiment without runs. */
  never?: ReactNode
  children: (known: Known) => ReactNode
}

/** Facts from the last runs of an experiment. */
function OfLastRuns({ experiment, never = <EmptyCell />, children }: OfLastRunsProps) {
  const [ref, isSeen] = useSeen<HTMLSpanElement>()
  const { data, isError, running } = useLastRuns(experiment, isSeen)
  const [first, ...rest] = data?.runs ?? []
  return (
    // On a phone, the room of all that may come is there from the start: no card grows.
    <span ref={ref} className="block min-h-4 max-sm:h-10 max-sm:w-36">
      {first ? (
        children({ runs: [first, ...rest], areAll: data?.nextToken === undefined, running })
      ) : data ? (
        never
      ) : isError ? (
        <EmptyCell />
      ) : (
        <Skeleton className="h-4 w-16" />
      )}
    </span>
  )
}

/** The report of a run, of the last poll where it goes on. */
const reportOf = ({ id, report }: Run, running: readonly RunReport[]) =>
  running.find(({ runId }) => runId === id) ?? report

/** How the last run of an experiment stands, and which it is. */
export const LastRun = ({ experiment }: { experiment: Experiment }) => (
  <OfLastRuns experiment={experiment} never={<span className="text-muted">never run</span>}>
    {({ runs: [last], running }) => {
      const report = reportOf(last, running)
      const stage = tellingStageOf(report)
      return (
        <>
          <span className="flex items-center gap-2">
            <ReportStatus status={report.status} />
            {stage && <span className="text-xs text-muted">{stages[stage].label}</span>}
          </span>
          <span className="flex min-w-0 text-xs">
            <TextLink {...runTarget(last.experimentId, last.id)} tone="secondary">
              <TruncatedText text={last.name} />
            </TextLink>
          </span>
        </>
      )
    }}
  </OfLastRuns>
)

const linkedRun = (run: Run, running: readonly RunReport[]): LinkedRun => {
  const { status, startedAt, finishedAt, event } = reportOf(run, running)
  return {
    id: run.id,
    target: runTarget(run.experimentId, run.id),
    name: run.name,
    source: sourceText(event),
    at: run.createdAt,
    result: {
      status,
      failed: status === 'failed' ? 1 : 0,
      total: 1,
      seconds: secondsBetween(startedAt, finishedAt),
    },
  }
}

/** The last runs of an experiment as bars, each of which leads to its page. */
export const LastRuns = ({ experiment }: { experiment: Experiment }) => (
  <OfLastRuns experiment={experiment}>
    {({ runs, running }) => (
      <LinkedStrip
        label={`Last runs of ${experiment.name}`}
        runs={runs.map((run) => linkedRun(run, running)).reverse()}
        places={10}
        by="duration"
      />
    )}
  </OfLastRuns>
)

/** When the last run of an experiment was started, and by whom. */
export const LastStarted = ({ experiment }: { experiment: Experiment }) => (
  <OfLastRuns experiment={experiment}>
    {({ runs: [last] }) => (
      <>
        <ShortDate at={last.createdAt} />
        <span className="block text-xs text-muted">
          <TruncatedText text={last.userName} />
        </span>
      </>
    )}
  </OfLastRuns>
)

/** The best value of a metric among all runs of an experiment, and the choice of the metric. */
export const Best = ({ experiment }: { experiment: Experiment }) => (
  <OfLastRuns experiment={experiment} never={<span className="text-muted">none yet</span>}>
    {(known) => <BestValue experiment={experiment} {...known} />}
  </OfLastRuns>
)

function BestValue({ experiment, runs, areAll, running }: Known & { experiment: Experiment }) {
  const names = metricNamesOf(runs)
  const metric = useBestMetric(experiment.id) ?? mainMetric(names)
  const choices = metricChoices(names)
  const { best, isKnown } = useBestRun(experiment.id, { runs, areAll, running, metric })
  return (
    <>
      <span className="flex h-5 items-center justify-between gap-1">
        {best && metric ? (
          <TextLink
            {...runTarget(best.run.experimentId, best.run.id)}
            aria-label={`${choiceText(metric)}: ${metricText(best.value)}, ${best.run.name}`}
            className="tabular-nums"
          >
            {metricText(best.value)}
          </TextLink>
        ) : isKnown ? (
          <span className="text-muted">none yet</span>
        ) : (
          <Skeleton className="h-4 w-14" />
        )}
        <Menu
          label={`Metric of ${experiment.name}`}
          size="sm"
          items={choices.map((choice) => ({
            id: choiceText(choice),
            label: choiceText(choice),
            onSelect: () => chooseBestMetric(experiment.id, choice),
          }))}
        >
          <ChevronDown aria-hidden />
        </Menu>
      </span>
      <span className="block text-xs text-muted">
        <TruncatedText text={metric ? choiceText(metric) : 'No metric is chosen.'} />
      </span>
    </>
  )
}

/** The run with the best value: of those that are known where these are all, else the service finds it, or refuses. */
const useBestRun = (
  experimentId: string,
  { runs, areAll, running, metric }: Known & { metric: MetricChoice | undefined },
) => {
  const projectId = useProjectId()
  const query = bestRunQueryOptions({ projectId, experimentId }, metric, running)
  const isAsked = !areAll && metric !== undefined
  const { data, isError } = useQuery({
    ...queued(query),
    staleTime: query.staleTime,
    enabled: isAsked,
    placeholderData: query.placeholderData,
  })
  const found = areAll ? runs : (data?.runs ?? [])
  return {
    best: metric && bestOfRuns(found, metric.name, metric.direction),
    isKnown: !isAsked || data !== undefined || isError,
  }
}
