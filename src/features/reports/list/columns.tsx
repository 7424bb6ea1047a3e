import type { JobReport, ReportStatus as StatusName } from '@generated/evaluation/types.ts'
import { lazy, Suspense } from 'react'
import { epochOf } from '@/lib/dates.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { dotted } from '@/lib/text.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { CaseCounts } from '@/parts/reports/result-columns.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { jobCatalogColumn, jobColumn } from '../job-columns.tsx'
import { changeText, rememberedChange } from '../model/compared.ts'
import { isUnfinished, reportStatuses } from '../model/statuses.ts'
import { userNameOf } from '../model/user.ts'
import { ExpectedTime, RunningTime } from '../running-time.tsx'

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
  jobColumn,
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
      return dotted(test && stageText('Test', test.status), change && changeText(change))
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
  jobCatalogColumn,
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
