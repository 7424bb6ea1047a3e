import type { SuiteReport } from '@generated/evaluation/types.ts'
import { epochOf, formatTime } from '@/lib/dates.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { TextLink } from '@/ui/button.tsx'
import { CutText } from '@/ui/cut-text.tsx'
import { type Column, sortableIds } from '@/ui/data-table.tsx'
import { DateText } from '@/ui/date-text.tsx'
import { DurationText } from '@/ui/duration-text.tsx'
import { LabelChips } from '@/ui/label-chips.tsx'
import { RatioBar } from '@/ui/ratio-bar.tsx'
import { TextChips } from '@/ui/text-chips.tsx'
import { ReportStatus } from '../report-status.tsx'
import { resultOf } from '../rules/results.ts'

const duration = ({ startedAt, finishedAt }: SuiteReport) => secondsBetween(startedAt, finishedAt)

const columnsIn = (naMode: boolean): readonly Column<SuiteReport>[] => [
  {
    id: 'suite',
    header: 'Suite',
    typicalWidth: 180,
    cell: ({ jobId, id, suite }) => (
      <SuiteReportLink jobId={jobId} id={id} name={suite.displayName} />
    ),
    second: ({ suite, simulation }) => `${suite.type}, ${simulation.environmentType}`,
    sortValue: ({ suite }) => suite.displayName,
  },
  {
    id: 'status',
    header: 'Status',
    typicalWidth: 96,
    cell: (report) => <ReportStatus {...resultOf(report, naMode)} />,
    second: ({ failMessage }) => failMessage && <CutText text={failMessage} limit={14} />,
  },
  {
    id: 'cases',
    header: 'Cases',
    typicalWidth: 180,
    cell: (report) => {
      const { counts } = resultOf(report, naMode)
      return (
        <RatioBar
          succeeded={counts?.successCount ?? 0}
          failed={counts?.failureCount ?? 0}
          total={counts?.totalCount}
        />
      )
    },
    sortValue: (report) => resultOf(report, naMode).counts?.failureCount,
    firstSort: 'descending',
  },
  {
    id: 'causes',
    header: 'Failure causes',
    typicalWidth: 108,
    cell: ({ failureCauseLabels }) => (
      <TextChips texts={failureCauseLabels} limit={1} textLimit={12} />
    ),
  },
  {
    id: 'labels',
    header: 'Labels',
    typicalWidth: 124,
    cell: ({ suite }) => <LabelChips labels={suite.labels} limit={1} textLimit={14} />,
  },
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
]

interface SuiteReportLinkProps {
  jobId: string
  id: string
  name: string
}

const SuiteReportLink = ({ jobId, id, name }: SuiteReportLinkProps) => (
  <TextLink to="/reports/$jobId/tests/$suiteReportId" params={{ jobId, suiteReportId: id }}>
    <CutText text={name} limit={26} inLink />
  </TextLink>
)

const columns = columnsIn(false)
const columnsInNaMode = columnsIn(true)

/** The columns of the suite reports of a job; in N/A mode with the results of that mode. */
export const suiteReportColumns = (naMode: boolean): readonly Column<SuiteReport>[] =>
  naMode ? columnsInNaMode : columns

/** Names of the columns that the list can be sorted by. */
export const sortableSuiteReportColumns: readonly string[] = sortableIds(columns)
