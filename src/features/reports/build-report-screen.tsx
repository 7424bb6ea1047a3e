import { downloadLogOperation } from '@generated/evaluation/codec.ts'
import { getBuildReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { BuildReport } from '@generated/evaluation/types.ts'
import { useParams } from '@tanstack/react-router'
import { CallAlert } from '@/data/call-alert.tsx'
import { buildLogName, reposFileName } from '@/models/reports/build-files.ts'
import { buildReportKind } from '@/models/reports/report-kinds.ts'
import { sourceText } from '@/models/reports/report-names.ts'
import { reportPolling } from '@/models/reports/report-polling.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { WarningBanner } from '@/ui/feedback/alert.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { BuildLog } from './build/build-log.tsx'
import { BuildFacts } from './build/build-overview.tsx'
import { SaveLog } from './build/save-log.tsx'
import { DownloadLog } from './logs/download-log.tsx'
import { useJobTitle } from './use-job-title.ts'

const from = '/_console/reports/$jobId/builds/$buildReportId/'

/** One build of a job: what came of it, and its log. */
export function BuildReportScreen() {
  const projectId = useProjectId()
  const { jobId, buildReportId } = useParams({ from })
  return (
    <DetailPage
      kind={buildReportKind}
      query={getBuildReportQueryOptions({ projectId, jobId, buildReportId })}
      polling={reportPolling}
      names={{ Job: useJobTitle(jobId) }}
      skeleton={<DetailSkeleton overview="h-10" />}
    >
      {(report) => <BuildReportPage report={report} />}
    </DetailPage>
  )
}

function BuildReportPage({ report }: { report: BuildReport }) {
  const { id, failMessage, logs } = report
  const { buildOutput, buildReposFile } = logs
  return (
    <Page
      title="Build log"
      names={{ Job: useJobTitle(report.jobId, sourceText(report)) }}
      badges={<ReportStatus status={report.status} jobId={report.jobId} />}
      actions={
        <>
          <SaveLog log={buildOutput} filename={buildLogName(id)} />
          <DownloadLog log={buildReposFile} filename={reposFileName(id)}>
            Repos file
          </DownloadLog>
        </>
      }
    >
      <CallAlert operation={downloadLogOperation} />
      <BuildFacts report={report} />
      {failMessage && (
        <WarningBanner>
          <bdi>{failMessage}</bdi>
        </WarningBanner>
      )}
      <BuildLog report={report} />
    </Page>
  )
}
