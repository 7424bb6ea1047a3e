import { listBuildReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import { Navigate, useParams } from '@tanstack/react-router'
import { usePolling } from '@/data/polling.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { sourceText } from '@/models/reports/report-names.ts'
import { reloadInterval } from '@/models/reports/report-polling.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { BuildReportLink } from './build/build-report-link.tsx'
import { useJobTitle } from './use-job-title.ts'

const from = '/_console/reports/$jobId/builds/'

/** The builds of a job; a single one is opened at once. */
export function BuildReportsScreen() {
  const { jobId } = useParams({ from })
  const query = listBuildReportsAllQueryOptions(
    { projectId: useProjectId(), jobId },
    { order: 'asc' },
  )
  const { data, isError } = usePolling(query, {
    interval: reloadInterval,
    isFinal: ({ items, complete }) => complete && items.length > 0 && !items.some(isUnfinished),
  })
  const [only, ...others] = data?.items ?? []
  const jobTitle = useJobTitle(jobId, only && sourceText(only))
  if (only && others.length === 0 && data?.complete) {
    return (
      <Navigate
        to="/reports/$jobId/builds/$buildReportId"
        params={{ jobId, buildReportId: only.id }}
        replace
      />
    )
  }
  return (
    <Page
      title="Builds"
      names={{ Job: jobTitle }}
      note="Every build of this job, with its log and what it made."
    >
      <QueryStatus query={query} />
      {!data && !isError && <DetailSkeleton />}
      {data?.items.length === 0 && <EmptyState>This job builds nothing.</EmptyState>}
      {data && data.items.length > 0 && (
        <ul aria-label="Build reports" className="divide-y rounded-lg border bg-surface">
          {data.items.map(({ id, status, startedAt, finishedAt, failMessage }, index) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm"
            >
              <ReportStatus status={status} jobId={jobId} />
              <BuildReportLink jobId={jobId} buildReportId={id}>
                {`Build ${index + 1} of ${jobTitle}`}
              </BuildReportLink>
              <DateText at={startedAt} form="date-time" />
              <DurationText seconds={secondsBetween(startedAt, finishedAt)} />
              {failMessage && (
                <span className="w-full min-w-0 text-muted">
                  <TruncatedText text={failMessage} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
