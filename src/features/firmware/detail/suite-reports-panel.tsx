import type { FirmwareRelease } from '@generated/catalog/types.ts'
import type { JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useSuiteReports } from '@/features/reports/model/suite-report-queries.ts'
import { QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import {
  sortableSuiteReportColumns,
  suiteReportColumns,
} from '@/parts/reports/suite-report-columns.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { DataTable } from '@/ui/table/data-table.tsx'
import { useReleaseReport } from './use-release-report.ts'

const columns = suiteReportColumns(false)
const rowId = ({ id }: SuiteReport) => id

/** The reports of the suites that the job of a release ran. */
export function SuiteReportsPanel({ release }: { release: FirmwareRelease }) {
  const projectId = useProjectId()
  const path = { projectId, catalogId: release.catalogId, releaseId: release.id }
  const { data: report, isError } = useReleaseReport(path)
  if (report) return <SuiteReports report={report} />
  if (report === null) {
    return <EmptyState>No job has made this release, so there is nothing to report.</EmptyState>
  }
  // The failure of the look-up is told with the overview, which shows the job as well.
  return isError ? (
    <EmptyState title="The job of this release is not known." />
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
  const [view, onViewChange] = useTableView(sortableSuiteReportColumns)
  const { options, query } = useSuiteReports(report)
  return (
    <div className="flex flex-col gap-3">
      <QueryTable
        label="Suite reports"
        query={options}
        result={query}
        columns={columns}
        rows={query.data?.items}
        rowId={rowId}
        lines={2}
        view={view}
        onViewChange={onViewChange}
        empty={<EmptyState>The job of this release has run no suite.</EmptyState>}
      />
    </div>
  )
}
