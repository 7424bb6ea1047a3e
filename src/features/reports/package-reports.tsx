import { listPackageJobReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { PackageJobReport } from '@generated/evaluation/types.ts'
import { reportListPolling } from '@/models/reports/report-polling.ts'
import { statusPlace } from '@/models/reports/report-statuses.ts'
import { userNameOf } from '@/models/reports/report-user.ts'
import { QueryList } from '@/page/query-list.tsx'
import { CaseCounts } from '@/parts/reports/case-counts.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { timeColumns } from '@/parts/reports/result-columns.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { jobCatalogColumn, jobColumn } from './job-columns.tsx'

const columns: readonly Column<PackageJobReport>[] = [
  { ...jobColumn, width: 200 },
  {
    id: 'status',
    width: 128,
    header: 'Status',
    cell: ({ status, test }) => <ReportStatus status={status} counts={test?.caseResults} />,
    sortValue: ({ status }) => statusPlace(status),
  },
  {
    id: 'tests',
    width: 226,
    header: 'Tests',
    align: 'end',
    cell: ({ test }) => <CaseCounts counts={test?.caseResults} />,
  },
  jobCatalogColumn,
  {
    id: 'scheduledBy',
    width: 120,
    grow: 1,
    header: 'Scheduled by',
    cell: (report) => userNameOf(report),
    sortValue: userNameOf,
  },
  ...timeColumns,
]

const kind = { one: 'report', many: 'reports' }

interface PackageReportsProps {
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
      lines={2}
      empty={<EmptyState>No job of this project has used the release yet.</EmptyState>}
    />
  )
}
