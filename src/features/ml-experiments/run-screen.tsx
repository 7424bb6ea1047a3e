import {
  getRunQueryOptions,
  listBuildReportsAllQueryOptions,
  listProcessReportsAllQueryOptions,
  listTrainReportsAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { reloadInterval } from '@/features/reports/model/polling.ts'
import { isUnfinished } from '@/features/reports/model/statuses.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { WarningBanner } from '@/ui/feedback/alert.tsx'
import { deletedRunText, runKind } from './model/run.ts'
import { stageReportsTarget } from './model/stage-targets.ts'
import { failedStageOf, stages } from './model/stages.ts'
import { RunActions } from './run/run-action-buttons.tsx'
import { RunMetrics } from './run/run-metrics.tsx'
import { RunOverview } from './run/run-overview.tsx'
import { StageSection } from './run/stage-section.tsx'
import { useExperiment } from './use-experiment.ts'

const polling = {
  interval: reloadInterval,
  isFinal: ({ report }: Run) => !isUnfinished(report),
}

/** One run: what it was made from, its metrics, and its three stages. */
export function RunScreen() {
  const projectId = useProjectId()
  const { experimentId, runId } = useParams({
    from: '/_console/mlexperiments/$experimentId/runs/$runId/',
  })
  return (
    <DetailPage
      kind={runKind}
      ownerId={experimentId}
      query={getRunQueryOptions({ projectId, experimentId, runId })}
      polling={polling}
      names={{ Experiment: useExperiment(experimentId)?.name }}
    >
      {(run, status) => <RunPage key={run.id} run={run} status={status} />}
    </DetailPage>
  )
}

interface RunPageProps {
  run: Run
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
}

function RunPage({ run, status }: RunPageProps) {
  const { id, experimentId, name, deprecated, report } = run
  const path = { projectId: useProjectId(), experimentId, runId: id }
  const experiment = useExperiment(experimentId)
  const failedStage = failedStageOf(report)
  return (
    <Page
      title={name}
      heading={<bdi>{name}</bdi>}
      names={{ Experiment: experiment?.name }}
      badges={
        <>
          <ReportStatus status={report.status} />
          {deprecated && <DeletedBadge />}
        </>
      }
      actions={<RunActions run={run} experiment={experiment} />}
    >
      {status}
      {deprecated && (
        <DeletedBanner kind={runKind} ownerId={experimentId}>
          {deletedRunText}
        </DeletedBanner>
      )}
      {report.failMessage && (
        <WarningBanner
          actions={
            failedStage && (
              <TextLink {...stageReportsTarget(run, failedStage)}>
                {stages[failedStage].label} log
              </TextLink>
            )
          }
        >
          <bdi>{report.failMessage}</bdi>
        </WarningBanner>
      )}
      <RunOverview run={run} />
      <RunMetrics run={run} />
      <StageSection
        run={run}
        stage="build"
        query={listBuildReportsAllQueryOptions(path, { order: 'asc' })}
      />
      <StageSection
        run={run}
        stage="process"
        query={listProcessReportsAllQueryOptions(path, { order: 'asc' })}
      />
      <StageSection
        run={run}
        stage="train"
        query={listTrainReportsAllQueryOptions(path, { order: 'asc' })}
      />
    </Page>
  )
}
