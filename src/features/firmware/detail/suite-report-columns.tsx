import type { SuiteReport } from '@generated/evaluation/types.ts'
import { ReportStatus } from '@/features/reports/index.ts'
import { epochOf } from '@/lib/dates.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { CutText } from '@/ui/cut-text.tsx'
import { type Column, sortableIds } from '@/ui/data-table.tsx'
import { DateText } from '@/ui/date-text.tsx'
import { DurationText } from '@/ui/duration-text.tsx'
import { RatioBar } from '@/ui/ratio-bar.tsx'

/** The columns of the suite reports of a release. */
export const suiteReportColumns: readonly Column<SuiteReport>[] = [
  {
    id: 'suite',
    header: 'Suite',
    cell: ({ suite }) => <CutText text={suite.displayName} />,
    second: ({ suite }) => suite.type,
    sortValue: ({ suite }) => suite.displayName,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, caseResults }) => <ReportStatus status={status} counts={caseResults} />,
    second: ({ failMessage }) => failMessage && <CutText text={failMessage} limit={32} />,
  },
  {
    id: 'cases',
    header: 'Cases',
    cell: ({ caseResults }) => (
      <RatioBar
        succeeded={caseResults?.successCount ?? 0}
        failed={caseResults?.failureCount ?? 0}
        total={caseResults?.totalCount}
      />
    ),
  },
  {
    id: 'started',
    header: 'Started',
    cell: ({ startedAt }) => <DateText at={startedAt} form="date-time" />,
    sortValue: ({ startedAt }) => epochOf(startedAt),
    firstSort: 'descending',
  },
  {
    id: 'took',
    header: 'Took',
    cell: ({ startedAt, finishedAt }) => (
      <DurationText seconds={secondsBetween(startedAt, finishedAt)} />
    ),
  },
]

/** Names of the columns that the list can be sorted by. */
export const sortableSuiteReportColumns: readonly string[] = sortableIds(suiteReportColumns)
