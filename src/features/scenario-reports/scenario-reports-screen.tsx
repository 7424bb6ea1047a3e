import type { ScenarioReport } from '@generated/scenario/types.ts'
import { shortId } from '@/lib/ids.ts'
import {
  listPolling,
  reportTitle,
  scenarioReportKind,
  statusPlace,
} from '@/models/scenario-reports/scenario-report.ts'
import { scenarioReportFilter } from '@/models/scenario-reports/scenario-report-filter.ts'
import { scenarioReportsQueryOptions } from '@/models/scenario-reports/scenario-report-queries.ts'
import { useRememberList } from '@/page/kind.ts'
import { MemberName } from '@/page/member-name.tsx'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { updatedColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { BetaBadge } from '@/ui/text/badge.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const scenarioReportColumns: readonly Column<ScenarioReport>[] = [
  {
    id: 'description',
    width: 180,
    grow: 3,
    header: 'Description',
    cell: (report) => (
      <TextLink to="/scenario_reports/$jobId" params={{ jobId: report.id }}>
        <TruncatedText text={reportTitle(report)} />
      </TextLink>
    ),
    sortValue: ({ description }) => description,
  },
  {
    id: 'status',
    width: 124,
    header: 'Status',
    cell: ({ status }) => <ReportStatus status={status} />,
    sortValue: ({ status }) => statusPlace(status),
  },
  {
    id: 'created_by',
    width: 140,
    grow: 1,
    header: 'Created by',
    cell: ({ createdBy }) => <MemberName id={createdBy} />,
  },
  updatedColumn,
  {
    id: 'id',
    width: 124,
    header: 'ID',
    cell: ({ id }) => (
      <span className="inline-flex items-center gap-1 font-mono text-xs">
        <TextLink to="/scenario_reports/$jobId" params={{ jobId: id }} tone="secondary">
          {shortId(id)}
        </TextLink>
        <CopyButton text={id} what="scenario report ID" />
      </span>
    ),
  },
]

/** The scenario reports of the project. */
export function ScenarioReportsScreen() {
  const projectId = useProjectId()
  useRememberList(scenarioReportKind, projectId)
  return (
    <Page
      title="Scenario Reports"
      note="A scenario report tells what came of a job that makes scenarios from recorded drives."
      badges={<BetaBadge />}
    >
      <QueryList
        label="Scenario reports"
        kind={scenarioReportKind}
        query={scenarioReportsQueryOptions(projectId)}
        polling={listPolling}
        columns={scenarioReportColumns}
        filter={scenarioReportFilter}
        noMatch="No scenario report of this project matches the description."
        empty={<EmptyState>No such job has run in this project yet.</EmptyState>}
        freshness
      />
    </Page>
  )
}
