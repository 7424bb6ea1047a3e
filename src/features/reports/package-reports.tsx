import { listPackageJobReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { PackageJobReport } from '@generated/evaluation/types.ts'
import { CatalogLink } from '@/page/links.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { CaseCounts, timeColumns } from '@/parts/reports/result-columns.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { FirmwareChip } from './firmware-chip.tsx'
import { jobTitle } from './model/names.ts'
import { reportListPolling } from './model/polling.ts'
import { reportStatuses } from './model/statuses.ts'
import { userNameOf } from './model/user.ts'
import { SourceLink } from './source-link.tsx'

const columns: readonly Column<PackageJobReport>[] = [
  {
    id: 'report',
    width: 200,
    grow: 3,
    header: 'Report',
    cell: (report) => (
      <TextLink to="/reports/$jobId" params={{ jobId: report.jobId }}>
        <TruncatedText text={jobTitle(report)} />
      </TextLink>
    ),
    second: (report) => (
      <span className="flex min-w-0 items-center gap-2">
        <SourceLink report={report} underTitle />
        <Copyable text={report.jobId} what="job ID" />
      </span>
    ),
  },
  {
    id: 'status',
    width: 128,
    header: 'Status',
    cell: ({ status, test }) => <ReportStatus status={status} counts={test?.caseResults} />,
    sortValue: ({ status }) => reportStatuses.indexOf(status),
  },
  {
    id: 'tests',
    width: 226,
    header: 'Tests',
    align: 'end',
    cell: ({ test }) => <CaseCounts counts={test?.caseResults} />,
  },
  {
    id: 'catalog',
    width: 124,
    grow: 1,
    header: 'Catalog',
    cell: ({ catalog }) => (
      <CatalogLink id={catalog.id} name={catalog.displayName} tone="secondary" />
    ),
    second: (report) => report.firmware && <FirmwareChip report={report} />,
    sortValue: ({ catalog }) => catalog.displayName,
  },
  {
    id: 'scheduledBy',
    width: 120,
    grow: 1,
    header: 'Scheduled by',
    cell: (report) => <TruncatedText text={userNameOf(report)} />,
    sortValue: userNameOf,
  },
  ...timeColumns,
]

const kind = { one: 'report', many: 'reports' }
const rowId = ({ id }: PackageJobReport) => id

interface PackageReportsProps {
  /** A release of an ML package. */
  release: { id: string; packageId: string }
}

/** The reports of the jobs that used a release of an ML package, newest first. */
export function PackageReports({ release: { id, packageId } }: PackageReportsProps) {
  const projectId = useProjectId()
  return (
    <QueryList
      label="Reports"
      kind={kind}
      query={listPackageJobReportsAllQueryOptions(
        { projectId, packageId },
        { mlPackageReleaseId: id },
      )}
      polling={reportListPolling}
      columns={columns}
      rowId={rowId}
      lines={2}
      empty={<EmptyState>No job of this project has used the release yet.</EmptyState>}
    />
  )
}
