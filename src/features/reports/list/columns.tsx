import type { JobReport, ReportStatus as StatusName } from '@generated/evaluation/types.ts'
import { epochOf, formatTime } from '@/lib/dates.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { CatalogLink, JobLink } from '@/page/links.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { FailedCount, RatioBar } from '@/ui/feedback/ratio-bar.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { FirmwareChip } from '../firmware-chip.tsx'
import { reportStatuses } from '../model/statuses.ts'
import { userNameOf } from '../model/user.ts'
import { SourceName, SourceRevision } from './source-cell.tsx'

const duration = ({ startedAt, finishedAt }: JobReport) => secondsBetween(startedAt, finishedAt)

/** Second line of a cell: `Build succeeded`. */
const stageText = (stage: string, status: StatusName) =>
  `${stage} ${statusWord(status).toLowerCase()}`

/** Columns of the report list. */
export const reportColumns: readonly Column<JobReport>[] = [
  {
    id: 'status',
    typicalWidth: 95,
    header: 'Status',
    cell: ({ status, test }) => <ReportStatus status={status} counts={test?.caseResults} />,
    second: ({ build }) => (build.status ? stageText('Build', build.status) : 'No build'),
    sortValue: ({ status }) => reportStatuses.indexOf(status),
  },
  {
    id: 'report',
    typicalWidth: 116,
    header: 'Report',
    cell: ({ jobId }) => <JobLink jobId={jobId} />,
    second: ({ description }) =>
      description ? <TruncatedText text={description} limit={16} /> : <EmptyCell />,
  },
  {
    id: 'catalog',
    typicalWidth: 130,
    wrapsAt: 62,
    header: 'Catalog',
    cell: ({ catalog }) => <CatalogLink id={catalog.id} name={catalog.displayName} limit={24} />,
    sortValue: ({ catalog }) => catalog.displayName,
  },
  {
    id: 'source',
    typicalWidth: 140,
    header: 'Source',
    cell: (report) => <SourceName report={report} />,
    second: (report) => <SourceRevision report={report} />,
  },
  {
    id: 'firmware',
    typicalWidth: 90,
    header: 'Firmware',
    cell: (report) => <FirmwareChip report={report} limit={12} />,
  },
  {
    id: 'tests',
    typicalWidth: 159,
    header: 'Tests',
    cell: ({ test }) => (
      <RatioBar
        succeeded={test?.caseResults?.successCount ?? 0}
        failed={test?.caseResults?.failureCount ?? 0}
        total={test?.caseResults?.totalCount}
        failedElsewhere
      />
    ),
    second: ({ test }) =>
      test && (
        <>
          {stageText('Test', test.status)}{' '}
          <FailedCount count={test.caseResults?.failureCount ?? 0} />
        </>
      ),
  },
  {
    id: 'scheduled',
    typicalWidth: 132,
    header: 'Scheduled',
    cell: ({ scheduledAt }) => <DateText at={scheduledAt} />,
    second: (report) => (
      <>
        {formatTime(report.scheduledAt)} <TruncatedText text={userNameOf(report)} limit={12} />
      </>
    ),
    sortValue: ({ scheduledAt }) => epochOf(scheduledAt),
    firstSort: 'descending',
  },
  {
    id: 'took',
    typicalWidth: 66,
    header: 'Took',
    cell: (report) => <DurationText seconds={duration(report)} />,
    sortValue: duration,
    firstSort: 'descending',
  },
]
