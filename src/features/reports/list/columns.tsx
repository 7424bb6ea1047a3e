import type { JobReport, ReportStatus as StatusName } from '@generated/evaluation/types.ts'
import { lazy, Suspense } from 'react'
import { epochOf } from '@/lib/dates.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { CatalogLink } from '@/page/links.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { CaseCounts } from '@/parts/reports/result-columns.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { FirmwareChip } from '../firmware-chip.tsx'
import { changeText, rememberedChange } from '../model/compared.ts'
import { jobTitle } from '../model/names.ts'
import { isUnfinished, reportStatuses } from '../model/statuses.ts'
import { userNameOf } from '../model/user.ts'
import { ExpectedTime, RunningTime } from '../running-time.tsx'
import { SourceLink } from '../source-link.tsx'

/** Few want it in the list, which is the first screen. */
const ListedRuns = lazy(() => import('../history/listed-runs.tsx'))

const duration = ({ startedAt, finishedAt }: JobReport) => secondsBetween(startedAt, finishedAt)

/** `Build succeeded` */
const stageText = (stage: string, status: StatusName) =>
  `${stage} ${statusWord(status).toLowerCase()}`

/** Columns of the report list. `expected`: how long its running jobs take, in seconds by job id. */
export const reportColumns = (
  expected: ReadonlyMap<string, number>,
): readonly Column<JobReport>[] => [
  {
    id: 'report',
    width: 220,
    grow: 3,
    header: 'Report',
    cell: (report) => (
      <TextLink to="/reports/$jobId" params={{ jobId: report.jobId }}>
        <TruncatedText text={jobTitle(report)} />
      </TextLink>
    ),
    second: (report) => (
      <span className="flex min-w-0 items-center gap-2">
        <SourceLink report={report} underTitle />
        <Copyable text={report.jobId} what="job ID" />
      </span>
    ),
  },
  {
    id: 'status',
    width: 136,
    header: 'Status',
    cell: ({ status, test }) => <ReportStatus status={status} counts={test?.caseResults} />,
    second: ({ build }) => (build.status ? stageText('Build', build.status) : 'No build'),
    sortValue: ({ status }) => reportStatuses.indexOf(status),
  },
  {
    id: 'tests',
    width: 226,
    header: 'Tests',
    align: 'end',
    cell: ({ test }) => <CaseCounts counts={test?.caseResults} />,
    second: ({ jobId, test }) => {
      const change = rememberedChange(jobId)
      return [test && stageText('Test', test.status), change && changeText(change)]
        .filter(Boolean)
        .join(' · ')
    },
  },
  {
    id: 'history',
    width: 116,
    header: 'Last 10 runs',
    optional: true,
    cell: (report) => (
      <Suspense fallback={null}>
        <ListedRuns job={report} />
      </Suspense>
    ),
  },
  {
    id: 'catalog',
    width: 124,
    grow: 1,
    header: 'Catalog',
    cell: ({ catalog }) => (
      <CatalogLink id={catalog.id} name={catalog.displayName} tone="secondary" />
    ),
    second: (report) => report.firmware && <FirmwareChip report={report} />,
    sortValue: ({ catalog }) => catalog.displayName,
  },
  {
    id: 'scheduled',
    width: 132,
    grow: 1,
    header: 'Scheduled',
    cell: ({ scheduledAt }) => <ShortDate at={scheduledAt} />,
    second: userNameOf,
    sortValue: ({ scheduledAt }) => epochOf(scheduledAt),
    firstSort: 'descending',
  },
  {
    id: 'took',
    width: 136,
    header: 'Took',
    cell: (report) =>
      isUnfinished(report) && report.startedAt !== undefined ? (
        <RunningTime report={report} expected={undefined} />
      ) : (
        <DurationText seconds={duration(report)} />
      ),
    second: (report) =>
      isUnfinished(report) && (
        <ExpectedTime report={report} expected={expected.get(report.jobId)} />
      ),
    sortValue: duration,
    firstSort: 'descending',
  },
]
