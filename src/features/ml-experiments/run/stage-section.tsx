import type { Run, StageReport } from '@generated/ml/types.ts'
import type { UseQueryOptions } from '@tanstack/react-query'
import { usePolling } from '@/data/polling.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { runTarget } from '@/models/ml-experiments/run-kind.ts'
import {
  reusedRunId,
  type Stage,
  stageStateOf,
  stages,
} from '@/models/ml-experiments/run-stages.ts'
import { stageReportTarget } from '@/models/ml-experiments/stage-targets.ts'
import { pollingUnder } from '@/models/reports/report-polling.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import type { PagedItems } from '@/transport/pages.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { StageStatus } from '../stage-status.tsx'

interface StageSectionProps<Report, Failure, Key extends readonly unknown[]> {
  run: Run
  stage: Stage
  query: UseQueryOptions<PagedItems<Report>, Failure, PagedItems<Report>, Key>
}

/** A stage of a run: its state and its reports; a link to the run whose results it took over instead. */
export function StageSection<Report extends StageReport, Failure, Key extends readonly unknown[]>({
  run,
  stage,
  query,
}: StageSectionProps<Report, Failure, Key>) {
  const { experimentId, report } = run
  const isSkipped = report[stage]?.status === 'skipped'
  const { data, isError } = usePolling({ ...query, enabled: !isSkipped }, pollingUnder(report))
  const reused = reusedRunId(stage, report)
  const { label } = stages[stage]
  return (
    <section aria-label={label} className="mt-2 flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-base font-semibold">{label}</h2>
        <StageStatus state={stageStateOf(stage, report, data?.items)} />
        {reused && (
          <TextLink {...runTarget(experimentId, reused)} className="text-sm">
            reused
          </TextLink>
        )}
      </div>
      {!isSkipped && <QueryStatus query={query} />}
      {!(isSkipped || data || isError) && (
        <Loading>
          <Skeleton className="h-10 w-full rounded-lg" />
        </Loading>
      )}
      {data && data.items.length === 0 && !isSkipped && (
        <p className="text-sm text-muted">
          {isUnfinished(report) ? 'No reports yet.' : 'No reports.'}
        </p>
      )}
      {data && data.items.length > 0 && !isSkipped && (
        <ul aria-label={`${label} reports`} className="divide-y rounded-lg border bg-surface">
          {data.items.map(({ id, name, status, failMessage, startedAt, finishedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm"
            >
              <ReportStatus status={status} />
              <TextLink {...stageReportTarget(run, stage, id)}>
                <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
              </TextLink>
              <DateText at={startedAt} form="date-time" />
              {finishedAt && <DurationText seconds={secondsBetween(startedAt, finishedAt)} />}
              {failMessage && (
                <bdi className="text-failed [overflow-wrap:anywhere]">{failMessage}</bdi>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
