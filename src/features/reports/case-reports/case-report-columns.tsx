import type { CaseReport } from '@generated/evaluation/types.ts'
import { useParams } from '@tanstack/react-router'
import { ParameterChips } from '@/features/reports/parameter-chips.tsx'
import { once } from '@/lib/once.ts'
import { compareTexts } from '@/lib/text.ts'
import { caseName } from '@/models/reports/case-name.ts'
import { parameterTexts } from '@/models/reports/case-parameters.ts'
import { compareParameters } from '@/models/reports/parameter-values.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { causesColumn, timeColumns } from '@/parts/reports/result-columns.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** The message of the first component that did not pass and has one. */
const messageOf = ({ status, components }: CaseReport) =>
  status === 'failed' ? components.find(({ message }) => message)?.message : undefined

/** Rows that need attention come first. */
const statusOrder: readonly CaseReport['status'][] = [
  'failed',
  'canceled',
  'started',
  'scheduled',
  'succeeded',
]

/** Where each case stands by its parameters, which numbers sort by their size; by its id. */
const placesOf = (cases: readonly CaseReport[], varying: readonly string[]) =>
  new Map(
    cases
      .toSorted(
        (one, other) =>
          compareParameters(one.scenarioParameters, other.scenarioParameters, varying) ||
          compareTexts(caseName(one, varying), caseName(other, varying)),
      )
      .map(({ id }, place) => [id, place]),
  )

/** Columns of the cases of a spec report, which differ in the varying parameters. */
export const caseReportColumns = (
  cases: readonly CaseReport[],
  varying: readonly string[],
): readonly Column<CaseReport>[] => {
  // Not before the list is sorted by them.
  const places = once(() => placesOf(cases, varying))
  return [
    {
      id: 'case',
      header: 'Case',
      width: 240,
      grow: 3,
      cell: (report) => <CaseReportLink report={report} varying={varying} />,
      sortValue: ({ id }) => places().get(id),
    },
    {
      id: 'status',
      header: 'Status',
      width: 160,
      grow: 2,
      cell: ({ status }) => <ReportStatus status={status} />,
      second: messageOf,
      sortValue: ({ status }) => statusOrder.indexOf(status),
    },
    causesColumn(false),
    ...timeColumns,
  ]
}

interface CaseReportLinkProps {
  report: CaseReport
  varying: readonly string[]
}

/** Links to a case of the spec report on this page, by what is its own. */
function CaseReportLink({ report, varying }: CaseReportLinkProps) {
  const texts = parameterTexts(report, varying)
  const params = useParams({
    from: '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/',
  })
  return (
    <TextLink
      to="/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId"
      params={{ ...params, caseReportId: report.id }}
    >
      {texts.length > 0 ? (
        <ParameterChips texts={texts} />
      ) : (
        <TruncatedText text={caseName(report)} />
      )}
    </TextLink>
  )
}
