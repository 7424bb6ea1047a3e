import {
  getRunQueryOptions,
  listBuildReportsAllQueryOptions,
  listProcessReportsAllQueryOptions,
  listTrainReportsAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { Experiment, Run } from '@generated/ml/types.ts'
import { useParams } from '@tanstack/react-router'
import { deletedRunText, runKind } from '@/models/ml-experiments/run-kind.ts'
import { failedStageOf, stages } from '@/models/ml-experiments/run-stages.ts'
import { stageReportsTarget } from '@/models/ml-experiments/stage-targets.ts'
import { reloadInterval } from '@/models/reports/report-polling.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { ContextActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useCanceling } from '@/session/canceled-runs.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { CurvesFrame, RunMetrics, WhyFrame } from './run/run-metrics.tsx'
import { RunOverview } from './run/run-overview.tsx'
import { StageSection } from './run/stage-section.tsx'
import { runActions } from './run-actions.tsx'
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
      {(run) => <RunPage run={run} />}
    </DetailPage>
  )
}

/** Curves and errors from the log of a run, with charts; no other page loads their code. */
const runInsight = lazyCode(() => import('./run/run-insight.tsx'))

const hasTrained = ({ metricsSummary, report }: Run) =>
  metricsSummary.length > 0 || report.train?.status !== undefined

function RunPage({ run }: { run: Run }) {
  const { id, experimentId, name, deprecated, report } = run
  const path = { projectId: useProjectId(), experimentId, runId: id }
  const experiment = useExperiment(experimentId)
  const failedStage = failedStageOf(report)
  return (
    <Page
      title={name}
      names={{ Experiment: experiment?.name }}
      badges={
        <>
          <ReportStatus status={report.status} jobId={id} />
          {deprecated && <DeletedBadge />}
        </>
      }
      actions={<RunActions run={run} experiment={experiment} />}
    >
      {deprecated && (
        <DeletedBanner kind={runKind} ownerId={experimentId}>
          {deletedRunText}
        </DeletedBanner>
      )}
      {report.failMessage && (
        <ErrorAlert
          title={failedStage ? `${stages[failedStage].label} failed.` : 'The run failed.'}
          detail={
            <>
              <bdi>{report.failMessage}</bdi>{' '}
              {failedStage && (
                <TextLink {...stageReportsTarget(run, failedStage)}>
                  {stages[failedStage].label} log
                </TextLink>
              )}
            </>
          }
        />
      )}
      {failedStage || hasTrained(run) ? (
        <LazyPart
          code={runInsight}
          run={run}
          onClose={() => {}}
          whileLoading={
            <>
              {failedStage && <WhyFrame />}
              <RunOverview run={run} />
              <RunMetrics run={run} />
              {(!failedStage || failedStage === 'train') && <CurvesFrame />}
            </>
          }
        >
          <RunOverview run={run} />
        </LazyPart>
      ) : (
        <RunOverview run={run} />
      )}
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

interface RunActionsProps {
  run: Run
  /** Undefined while unknown. */
  experiment: Experiment | undefined
}

function RunActions({ run, experiment }: RunActionsProps) {
  useCanceling()
  return <ContextActionButtons actions={runActions} thing={run} context={experiment} />
}
