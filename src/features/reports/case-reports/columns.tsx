import type { CaseReport } from '@generated/evaluation/types.ts'
import { epochOf, formatTime } from '@/lib/dates.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { CutText } from '@/ui/cut-text.tsx'
import { type Column, sortableIds } from '@/ui/data-table.tsx'
import { DateText } from '@/ui/date-text.tsx'
import { DurationText } from '@/ui/duration-text.tsx'
import { TextChips } from '@/ui/text-chips.tsx'
import { ReportStatus } from '../report-status.tsx'
import { caseName } from '../rules/names.ts'
import { reportStatuses } from '../rules/statuses.ts'

const duration = ({ startedAt, finishedAt }: CaseReport) => secondsBetween(startedAt, finishedAt)

/** The message of the first component that has one and did not pass. */
const messageOf = ({ status, components }: CaseReport) =>
  status === 'failed' ? components.find(({ message }) => message)?.message : undefined

/** The columns of the cases of a spec report. */
export const caseReportColumns: readonly Column<CaseReport>[] = [
  {
    id: 'case',
    header: 'Case',
    typicalWidth: 300,
    cell: (report) => <CutText text={caseName(report)} limit={44} />,
    sortValue: caseName,
  },
  {
    id: 'status',
    header: 'Status',
    typicalWidth: 160,
    cell: ({ status }) => <ReportStatus status={status} />,
    second: (report) => {
      const message = messageOf(report)
      return message && <CutText text={message} limit={24} />
    },
    sortValue: ({ status }) => reportStatuses.indexOf(status),
  },
  {
    id: 'causes',
    header: 'Failure causes',
    typicalWidth: 150,
    cell: ({ failureCauseLabels }) => (
      <TextChips texts={failureCauseLabels} limit={1} textLimit={18} />
    ),
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

/** Names of the columns that the list can be sorted by. */
export const sortableCaseReportColumns: readonly string[] = sortableIds(caseReportColumns)
