import type { CaseReport } from '@generated/evaluation/types.ts'
import { type Changed, type ListedChange, listedChanges } from '@/evidence/changes.ts'
import { parameterOf } from '@/models/charts/chart-axes.ts'
import { compareParameters, sortValueOf } from '@/models/reports/parameter-values.ts'
import { statusPlace } from '@/models/reports/report-statuses.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { causesColumn, timeColumns } from '@/parts/reports/result-columns.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import type { Column } from '@/ui/table/data-table.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** The page of a case of the scenario. */
export interface CasePlace {
  jobId: string
  suiteReportId: string
  specReportId: string
}

const isListed = (kind: string | undefined): kind is ListedChange =>
  kind !== undefined && Object.hasOwn(listedChanges, kind)

/** Columns of the cases of a parameter space: their values, what came of them, and what has become of them. */
export const spaceColumns = (
  names: readonly string[],
  place: CasePlace,
  changed: Changed | undefined,
): readonly Column<CaseReport>[] => [
  ...names.map(
    (name, index): Column<CaseReport> => ({
      id: `parameter-${index}`,
      header: name,
      width: 112,
      grow: 1,
      cell: (report) => {
        const text = <TruncatedText text={parameterOf(report, name) || '–'} />
        return index > 0 ? (
          text
        ) : (
          <TextLink
            to="/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId"
            params={{ ...place, caseReportId: report.id }}
          >
            {text}
          </TextLink>
        )
      },
      sortValue: (report) => sortValueOf(parameterOf(report, name)),
    }),
  ),
  {
    id: 'status',
    header: 'Status',
    width: 128,
    cell: ({ status }) => <ReportStatus status={status} />,
    sortValue: ({ status }) => statusPlace(status),
  },
  causesColumn(false),
  ...(changed
    ? [
        {
          id: 'against',
          header: 'Against',
          width: 96,
          cell: ({ id }: CaseReport) => {
            const kind = changed.get(id)
            return isListed(kind) ? (
              <span className={cx(listedChanges[kind].tone)}>{listedChanges[kind].label}</span>
            ) : (
              <EmptyCell />
            )
          },
        },
      ]
    : []),
  ...timeColumns,
]

const rankOf = ({ status, id }: CaseReport, changed: Changed | undefined) => {
  if (status === 'failed') return changed?.get(id) === 'new' ? 0 : 1
  return changed?.get(id) === 'fixed' ? 2 : 3
}

/** Cases in the order in which they matter: new failures, other failures, those fixed, the rest; then by their values. */
export const failedFirst = (
  cases: readonly CaseReport[],
  names: readonly string[],
  changed: Changed | undefined,
): CaseReport[] =>
  cases.toSorted((one, other) => {
    const rank = rankOf(one, changed) - rankOf(other, changed)
    return rank || compareParameters(one.scenarioParameters, other.scenarioParameters, names)
  })
