import type { ScenarioReport } from '@generated/scenario/types.ts'
import { shortId } from '@/lib/ids.ts'
import { MemberName } from '@/page/member-name.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { updatedColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { reportStatuses, reportTitle } from './model/report.ts'

/** Columns of the list of scenario reports. */
export const scenarioReportColumns: readonly Column<ScenarioReport>[] = [
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
    sortValue: ({ status }) => reportStatuses.indexOf(status),
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
