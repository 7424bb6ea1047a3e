import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { listSuiteReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { pollingUnder } from '@/features/reports/model/polling.ts'
import { QueryList } from '@/page/query-list.tsx'
import { suiteReportColumns } from '@/parts/reports/suite-report-columns.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { DataTable } from '@/ui/table/data-table.tsx'
import { useReleaseReport } from './use-release-report.ts'

const columns = suiteReportColumns(false)
const kind = { one: 'suite report', many: 'suite reports' }
const rowId = ({ id }: SuiteReport) => id

/** Suite reports of the job that made a release. */
export function SuiteReportsPanel({ release }: { release: FirmwareRelease }) {
  const projectId = useProjectId()
  const path = { projectId, catalogId: release.catalogId, releaseId: release.id }
  const { data: report, isError } = useReleaseReport(path)
  if (report) return <SuiteReports report={report} />
  if (report === null) {
    return <EmptyState>No job made this release, so it has no reports.</EmptyState>
  }
  // The overview shows the failure of this query, as it needs the job too.
  return isError ? (
    <EmptyState title="The job of this release could not be loaded." />
  ) : (
    <ReportsSkeleton />
  )
}

const ReportsSkeleton = () => (
  <DataTable
    label="Suite reports"
    columns={columns}
    rows={undefined}
    rowId={rowId}
    complete={false}
    lines={2}
  />
)

function SuiteReports({ report }: { report: JobReport }) {
  const path = { projectId: useProjectId(), jobId: report.jobId }
  return (
    <QueryList
      label="Suite reports"
      kind={kind}
      query={listSuiteReportsAllQueryOptions(path)}
      polling={pollingUnder(report)}
      columns={columns}
      rowId={rowId}
      lines={2}
      empty={<EmptyState>The job of this release ran no suites.</EmptyState>}
    />
  )
}
