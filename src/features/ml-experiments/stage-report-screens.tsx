import {
  getBuildReportQueryOptions,
  getProcessReportQueryOptions,
  getTrainReportQueryOptions,
} from '@generated/ml/queries.ts'
import { useParams } from '@tanstack/react-router'
import { useProjectId } from '@/session/project/projects.ts'
import { StageReportPage } from './stage-report-page.tsx'

const below = '/_console/mlexperiments/$experimentId/runs/$runId'

/** One report of the build stage of a run. */
export function RunBuildReportScreen() {
  const projectId = useProjectId()
  const { experimentId, runId, reportId } = useParams({ from: `${below}/builds/$reportId` })
  return (
    <StageReportPage
      key={reportId}
      stage="build"
      experimentId={experimentId}
      runId={runId}
      query={getBuildReportQueryOptions({
        projectId,
        experimentId,
        runId,
        buildReportId: reportId,
      })}
      streamOf={({ logs }) => logs.buildOutputStream?.id}
    />
  )
}

/** One report of the process stage of a run. */
export function RunProcessReportScreen() {
  const projectId = useProjectId()
  const { experimentId, runId, reportId } = useParams({ from: `${below}/processes/$reportId` })
  return (
    <StageReportPage
      key={reportId}
      stage="process"
      experimentId={experimentId}
      runId={runId}
      query={getProcessReportQueryOptions({
        projectId,
        experimentId,
        runId,
        processReportId: reportId,
      })}
      streamOf={({ logs }) => logs.processOutputStream?.id}
    />
  )
}

/** One report of the train stage of a run. */
export function RunTrainReportScreen() {
  const projectId = useProjectId()
  const { experimentId, runId, reportId } = useParams({ from: `${below}/trains/$reportId` })
  return (
    <StageReportPage
      key={reportId}
      stage="train"
      experimentId={experimentId}
      runId={runId}
      query={getTrainReportQueryOptions({
        projectId,
        experimentId,
        runId,
        trainReportId: reportId,
      })}
      streamOf={({ logs }) => logs.trainOutputStream?.id}
    />
  )
}
