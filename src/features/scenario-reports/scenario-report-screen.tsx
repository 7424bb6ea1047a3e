import { getScenarioReportQueryOptions } from '@generated/scenario/queries.ts'
import type { ScenarioReport } from '@generated/scenario/types.ts'
import { useParams } from '@tanstack/react-router'
import {
  reportPolling,
  reportTitle,
  scenarioReportKind,
} from '@/models/scenario-reports/scenario-report.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { MemberName } from '@/page/member-name.tsx'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { BetaBadge } from '@/ui/text/badge.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import { ReportEntries } from './detail/report-entries.tsx'

/** The report of one job that makes scenarios from recordings. */
export function ScenarioReportScreen() {
  const projectId = useProjectId()
  const { jobId } = useParams({ from: '/_console/scenario_reports/$jobId/' })
  return (
    <DetailPage
      kind={scenarioReportKind}
      query={getScenarioReportQueryOptions({ projectId, jobId })}
      polling={reportPolling}
      title={reportTitle({ id: jobId, description: '' })}
      skeleton={<DetailSkeleton overview="h-44" />}
    >
      {(report) => <ReportPage report={report} />}
    </DetailPage>
  )
}

function ReportPage({ report }: { report: ScenarioReport }) {
  const title = reportTitle(report)
  return (
    <Page title={title} badges={<BetaBadge />}>
      <Overview
        label="Overview"
        items={[
          { label: 'Status', value: <ReportStatus status={report.status} /> },
          { label: 'Created by', value: <MemberName id={report.createdBy} /> },
          { label: 'Created at', value: <DateText at={report.createdAt} form="date-time" /> },
          { label: 'Description', value: report.description.trim() || undefined },
          { label: 'Updated at', value: <DateText at={report.updatedAt} form="date-time" /> },
          { label: 'ID', value: <Copyable text={report.id} what="scenario report ID" /> },
        ]}
      />
      <ReportEntries report={report} />
    </Page>
  )
}
