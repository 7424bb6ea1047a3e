import type { SpecReport } from '@generated/evaluation/types.ts'
import { useParams } from '@tanstack/react-router'
import { epochOf, formatTime } from '@/lib/dates.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { Badge } from '@/ui/badge.tsx'
import { TextLink } from '@/ui/button.tsx'
import { CutText } from '@/ui/cut-text.tsx'
import { type Column, sortableIds } from '@/ui/data-table.tsx'
import { DateText } from '@/ui/date-text.tsx'
import { DurationText } from '@/ui/duration-text.tsx'
import { RatioBar } from '@/ui/ratio-bar.tsx'
import { TextChips } from '@/ui/text-chips.tsx'
import { ReportStatus } from '../report-status.tsx'
import { resultOf } from '../rules/results.ts'

const duration = ({ startedAt, finishedAt }: SpecReport) => secondsBetween(startedAt, finishedAt)

const columnsIn = (naMode: boolean): readonly Column<SpecReport>[] => [
  {
    id: 'scenario',
    header: 'Scenario',
    typicalWidth: 240,
    cell: ({ id, scenario }) => <SpecReportLink id={id} name={scenario.displayName} />,
    second: ({ scenario, essential, unavailable }) => (
      <span className="inline-flex items-center gap-1.5">
        Version {scenario.versionId}
        {essential && <Badge tone="accent">Essential</Badge>}
        {unavailable && <Badge>N/A</Badge>}
      </span>
    ),
    sortValue: ({ scenario }) => scenario.displayName,
  },
  {
    id: 'status',
    header: 'Status',
    typicalWidth: 110,
    cell: (report) => <ReportStatus {...resultOf(report, naMode)} />,
    second: ({ failMessage }) => failMessage && <CutText text={failMessage} limit={16} />,
  },
  {
    id: 'cases',
    header: 'Cases',
    typicalWidth: 170,
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

/** A scenario of the suite report on show. */
function SpecReportLink({ id, name }: { id: string; name: string }) {
  const params = useParams({ from: '/_console/reports/$jobId/tests/$suiteReportId/' })
  return (
    <TextLink
      to="/reports/$jobId/tests/$suiteReportId/$specReportId"
      params={{ ...params, specReportId: id }}
    >
      <CutText text={name} limit={36} inLink />
    </TextLink>
  )
}

const columns = columnsIn(false)
const columnsInNaMode = columnsIn(true)

/** The columns of the scenarios of a suite report; in N/A mode with the results of that mode. */
export const specReportColumns = (naMode: boolean): readonly Column<SpecReport>[] =>
  naMode ? columnsInNaMode : columns

/** Names of the columns that the list can be sorted by. */
export const sortableSpecReportColumns: readonly string[] = sortableIds(columns)
