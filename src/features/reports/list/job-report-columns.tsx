import type { AnyReportStatus, JobReport } from '@generated/evaluation/types.ts'
import { lazy, Suspense } from 'react'
import { jobCatalogColumn, jobColumn } from '@/features/reports/job-columns.tsx'
import { epochOf } from '@/lib/dates.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { afterPage } from '@/lib/idle.ts'
import { isUnfinished, statusPlace } from '@/models/reports/report-statuses.ts'
import { userNameOf } from '@/models/reports/report-user.ts'
import { CaseCounts } from '@/parts/reports/case-counts.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { ExpectedTime, RunningTime } from '@/parts/reports/running-time.tsx'
import { codeLoader } from '@/ui/base/code-loader.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'

/** Both come with the engine that they ask, after the rows. */
const ListedRuns = lazy(
  codeLoader(() => afterPage().then(() => import('@/features/reports/history/listed-runs.tsx'))),
)
const ListedChange = lazy(codeLoader(() => afterPage().then(() => import('./listed-change.tsx'))))

const duration = ({ startedAt, finishedAt }: JobReport) => secondsBetween(startedAt, finishedAt)

/** `Build succeeded` */
const stageText = (stage: string, status: AnyReportStatus) =>
  `${stage} ${statusWord(status).toLowerCase()}`

/** Columns of the report list. `expected`: how long its running jobs take, in seconds by job id. */
export const reportColumns = (
  expected: ReadonlyMap<string, number>,
): readonly Column<JobReport>[] => [
  jobColumn,
  {
    id: 'status',
    width: 116,
    header: 'Status',
    card: 'part',
    cell: ({ jobId, status, test }) => (
      <ReportStatus status={status} jobId={jobId} counts={test?.caseResults} />
    ),
    second: ({ build }) => (build.status ? stageText('Build', build.status) : 'No build'),
    sortValue: ({ status }) => statusPlace(status),
  },
  {
    id: 'tests',
    width: 240,
    header: 'Tests',
    card: 'part',
    align: 'end',
    cell: ({ test }) => <CaseCounts counts={test?.caseResults} />,
    second: (report) =>
      report.test && (
        <>
          {stageText('Test', report.test.status)}
          {report.test.caseResults && !isUnfinished(report) && (
            <Suspense fallback={null}>
              <ListedChange job={report} />
            </Suspense>
          )}
        </>
      ),
  },
  {
    id: 'history',
    width: 112,
    header: 'Last 10 runs',
    card: 'hidden',
    cell: (report) => (
      <Suspense fallback={null}>
        <ListedRuns job={report} />
      </Suspense>
    ),
  },
  jobCatalogColumn,
  {
    id: 'scheduled',
    width: 120,
    grow: 1,
    header: 'Scheduled',
    card: 'part',
    cell: ({ scheduledAt }) => <ShortDate at={scheduledAt} />,
    second: userNameOf,
    sortValue: ({ scheduledAt }) => epochOf(scheduledAt),
    firstSort: 'descending',
    listed: 'descending',
  },
  {
    id: 'took',
    width: 90,
    header: 'Took',
    align: 'end',
    card: 'hidden',
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
