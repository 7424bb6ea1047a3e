import type { CaseResults, ReportStatus as StatusName } from '@generated/evaluation/types.ts'
import { resultOf } from '@/features/reports/model/results.ts'
import { epochOf, formatTime } from '@/lib/dates.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { RatioBar } from '@/ui/feedback/ratio-bar.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { ReportStatus } from './report-status.tsx'

interface Timed {
  startedAt?: string | undefined
  finishedAt?: string | undefined
}

interface Tested {
  status: StatusName
  failMessage?: string | undefined
  caseResults?: CaseResults | undefined
  availableCaseResults?: CaseResults | undefined
}

/** Numbers of succeeded and failed cases; an empty cell without counts. */
export const CaseCounts = ({ counts }: { counts: CaseResults | undefined }) => (
  <RatioBar
    succeeded={counts?.successCount ?? 0}
    failed={counts?.failureCount ?? 0}
    total={counts?.totalCount}
  />
)

/** Columns of status and case counts; in N/A mode those of that mode. */
export const resultColumns = (naMode: boolean) =>
  [
    {
      id: 'status',
      header: 'Status',
      typicalWidth: 96,
      cell: (report) => <ReportStatus {...resultOf(report, naMode)} />,
      second: ({ failMessage }) => failMessage && <TruncatedText text={failMessage} limit={14} />,
    },
    {
      id: 'cases',
      header: 'Cases',
      typicalWidth: 180,
      cell: (report) => <CaseCounts counts={resultOf(report, naMode).counts} />,
      sortValue: (report) => resultOf(report, naMode).counts?.failureCount,
      firstSort: 'descending',
    },
  ] as const satisfies readonly Column<Tested>[]

/** Column of failure causes; shows the first one. */
export const causesColumn = {
  id: 'causes',
  header: 'Failure causes',
  typicalWidth: 108,
  cell: ({ failureCauseLabels }) => (
    <TextChips texts={failureCauseLabels} limit={1} textLimit={12} />
  ),
} as const satisfies Column<{ failureCauseLabels: readonly string[] }>

const duration = ({ startedAt, finishedAt }: Timed) => secondsBetween(startedAt, finishedAt)

/** Columns of start time and duration. */
export const timeColumns = [
  {
    id: 'started',
    header: 'Started',
    typicalWidth: 116,
    cell: ({ startedAt }) => <DateText at={startedAt} />,
    second: ({ startedAt }) => startedAt && formatTime(startedAt),
    sortValue: ({ startedAt }) => epochOf(startedAt),
    firstSort: 'descending',
  },
  {
    id: 'took',
    header: 'Took',
    typicalWidth: 66,
    cell: (report) => <DurationText seconds={duration(report)} />,
    sortValue: duration,
    firstSort: 'descending',
  },
] as const satisfies readonly Column<Timed>[]
