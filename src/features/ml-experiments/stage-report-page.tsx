import { getRunQueryOptions } from '@generated/ml/queries.ts'
import type { StageReport } from '@generated/ml/types.ts'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { secondsBetween } from '@/lib/durations.ts'
import { type Stage, stages } from '@/models/ml-experiments/run-stages.ts'
import { stageReportKind } from '@/models/ml-experiments/stage-targets.ts'
import { reportPolling } from '@/models/reports/report-polling.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { WarningBanner } from '@/ui/feedback/alert.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import { StageLog } from './run/stage-log.tsx'
import { useExperiment } from './use-experiment.ts'

type AnyReport = StageReport & { reuseExpiresAt?: string }

interface StageReportPageProps<Report, Failure, Key extends readonly unknown[]> {
  stage: Stage
  experimentId: string
  runId: string
  query: UseQueryOptions<Report, Failure, Report, Key>
  /** Id of the stream of its log; undefined until there is one. */
  streamOf: (report: Report) => string | undefined
}

/** A report of a stage: what came of it, until when its results can be reused, and its log. */
export function StageReportPage<Report extends AnyReport, Failure, Key extends readonly unknown[]>(
  props: StageReportPageProps<Report, Failure, Key>,
) {
  const { stage, experimentId, runId, query, streamOf } = props
  const names = useRunNames(experimentId, runId)
  return (
    <DetailPage
      kind={stageReportKind(stage, experimentId)}
      ownerId={runId}
      query={query}
      polling={reportPolling}
      names={names}
    >
      {(report) => (
        <Page title={report.name} names={names} badges={<ReportStatus status={report.status} />}>
          {report.failMessage && (
            <WarningBanner>
              <bdi>{report.failMessage}</bdi>
            </WarningBanner>
          )}
          <Facts stage={stage} report={report} />
          <StageLog
            title={`${stages[stage].label.toUpperCase()} LOG`}
            streamId={streamOf(report)}
            isRunning={isUnfinished(report)}
            hasFailed={report.status === 'failed'}
          />
        </Page>
      )}
    </DetailPage>
  )
}

function Facts({ stage, report }: { stage: Stage; report: AnyReport }) {
  const { id, startedAt, finishedAt, reuseExpiresAt } = report
  const time = (at: string | undefined): ReactNode =>
    at === undefined ? undefined : <DateText at={at} form="date-time" />
  return (
    <Overview
      label="Overview"
      items={[
        { label: 'Started', value: time(startedAt) },
        { label: 'Finished', value: time(finishedAt) },
        {
          label: 'Took',
          value:
            startedAt && finishedAt ? (
              <DurationText seconds={secondsBetween(startedAt, finishedAt)} />
            ) : undefined,
        },
        ...(reuseExpiresAt ? [{ label: 'Reusable until', value: time(reuseExpiresAt) }] : []),
        { label: 'ID', value: <Copyable text={id} what={`${stage} report ID`} /> },
      ].map((item) => ({ ...item, value: item.value || undefined }))}
    />
  )
}

/** Names of the pages above a report of a stage, for the breadcrumbs; undefined while loading. */
const useRunNames = (experimentId: string, runId: string) => {
  const projectId = useProjectId()
  const run = useQuery(getRunQueryOptions({ projectId, experimentId, runId })).data
  return { Experiment: useExperiment(experimentId)?.name, Run: run?.name }
}
