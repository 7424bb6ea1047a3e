import type { CaseReport } from '@generated/evaluation/types.ts'
import { useParams } from '@tanstack/react-router'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { causesColumn, timeColumns } from '@/parts/reports/result-columns.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { caseName } from '../model/names.ts'
import { reportStatuses } from '../model/statuses.ts'

/** The message of the first component that did not pass and has one. */
const messageOf = ({ status, components }: CaseReport) =>
  status === 'failed' ? components.find(({ message }) => message)?.message : undefined

/** Columns of the cases of a spec report. */
export const caseReportColumns: readonly Column<CaseReport>[] = [
  {
    id: 'case',
    header: 'Case',
    width: 240,
    grow: 3,
    cell: (report) => <CaseReportLink report={report} />,
    sortValue: caseName,
  },
  {
    id: 'status',
    header: 'Status',
    width: 160,
    grow: 2,
    cell: ({ status }) => <ReportStatus status={status} />,
    second: (report) => {
      const message = messageOf(report)
      return message && <TruncatedText text={message} />
    },
    sortValue: ({ status }) => reportStatuses.indexOf(status),
  },
  causesColumn,
  ...timeColumns,
]

/** Links to a case of the spec report on this page. */
function CaseReportLink({ report }: { report: CaseReport }) {
  const params = useParams({
    from: '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/',
  })
  return (
    <TextLink
      to="/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId"
      params={{ ...params, caseReportId: report.id }}
    >
      <TruncatedText text={caseName(report)} />
    </TextLink>
  )
}
