import type { AnyReportStatus, CaseResults } from '@generated/evaluation/types.ts'
import { changeText } from '@/evidence/change-text.ts'
import type { PartChange } from '@/evidence/changes.ts'
import { epochOf } from '@/lib/dates.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { failReasonOf, failureCausesOf, resultOf } from '@/models/reports/report-results.ts'
import type { Column } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { CaseCounts } from './case-counts.tsx'
import { ReportStatus } from './report-status.tsx'

interface Timed {
  startedAt?: string | undefined
  finishedAt?: string | undefined
}

interface Tested {
  id: string
  jobId?: string | undefined
  status: AnyReportStatus
  failMessage?: string | undefined
  caseResults?: CaseResults | undefined
  availableCaseResults?: CaseResults | undefined
}

/**
 * Columns of status and case counts; in N/A mode those of that mode. `changeOf`: what has changed in a part of a run,
 * by its id, as far as it is known.
 */
export const resultColumns = (naMode: boolean, changeOf?: ReadonlyMap<string, PartChange>) =>
  [
    {
      id: 'status',
      header: 'Status',
      width: 128,
      cell: (report) => <ReportStatus {...resultOf(report, naMode)} jobId={report.jobId} />,
      // Why it failed, unless its counts say so already.
      second: (report) => failReasonOf(report, naMode),
    },
    {
      id: 'cases',
      header: 'Cases',
      width: 236,
      align: 'end',
      cell: (report) => <CaseCounts counts={resultOf(report, naMode).counts} />,
      second: ({ id }) => {
        const change = changeOf?.get(id)
        return change && changeText(change)
      },
      sortValue: (report) => resultOf(report, naMode).counts?.failureCount,
      firstSort: 'descending',
    },
  ] as const satisfies readonly Column<Tested>[]

/** Column of failure causes, in N/A mode those of that mode; shows the first one. */
export const causesColumn = (naMode: boolean) =>
  ({
    id: 'causes',
    header: 'Failure causes',
    width: 116,
    grow: 1,
    cell: (report) => <TextChips texts={failureCausesOf(report, naMode)} fit="cause" />,
  }) as const satisfies Column<Tested & { failureCauseLabels: readonly string[] }>

const duration = ({ startedAt, finishedAt }: Timed) => secondsBetween(startedAt, finishedAt)

/** Columns of start time and duration. */
export const timeColumns = [
  {
    id: 'started',
    header: 'Started',
    width: 124,
    cell: ({ startedAt }) => <ShortDate at={startedAt} />,
    sortValue: ({ startedAt }) => epochOf(startedAt),
    firstSort: 'descending',
  },
  {
    id: 'took',
    header: 'Took',
    width: 96,
    align: 'end',
    cell: (report) => <DurationText seconds={duration(report)} />,
    sortValue: duration,
    firstSort: 'descending',
  },
] as const satisfies readonly Column<Timed>[]
