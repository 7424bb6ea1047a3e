import { downloadLogOperation } from '@generated/evaluation/codec.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { CallAlert } from '@/data/call-alert.tsx'
import { lastGoodBuild } from '@/evidence/engine/baseline-rule.ts'
import { useHeaders } from '@/evidence/use-evidence.ts'
import { shortId } from '@/lib/ids.ts'
import { earlierName } from '@/models/reports/report-names.ts'
import { commitsHref } from '@/models/reports/report-source.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ExternalLink, TextLink } from '@/ui/base/button.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { BuildLogContent } from '../build/build-log.tsx'
import { BuildReportLink } from '../build/build-report-link.tsx'
import { buildReportsOptions } from './build-reports.ts'

interface BuildTabProps {
  report: JobReport
  /** Facts that the page tells already. */
  reason: string | undefined
}

/** Why the build of a job failed: its log, and the last build before it that succeeded. */
export default function BuildTab({ report, reason }: BuildTabProps) {
  const query = buildReportsOptions(useProjectId(), report)
  const { data, isError } = useQuery(query)
  const failed = data?.items.findLast(({ status }) => status === 'failed')
  return (
    <div className="flex flex-col gap-2.5">
      <h2 className="sr-only">Why the build failed</h2>
      <QueryStatus query={query} />
      <CallAlert operation={downloadLogOperation} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <LastGoodBuild job={report} />
        {failed && (
          <BuildReportLink jobId={report.jobId} buildReportId={failed.id}>
            Open the build report
          </BuildReportLink>
        )}
      </div>
      {failed?.failMessage && failed.failMessage !== reason && (
        <p className="line-clamp-3 font-mono text-xs [overflow-wrap:anywhere]">
          <bdi>{failed.failMessage}</bdi>
        </p>
      )}
      {failed ? (
        <BuildLogContent key={failed.id} report={failed} />
      ) : (
        !isError && !data && <DetailSkeleton overview="h-112" />
      )}
    </div>
  )
}

const ofOther = { branch: '', main: ' on main', catalog: ' on another branch' } as const

/** The last job before another one whose build succeeded, and the commits since. */
function LastGoodBuild({ job }: { job: JobReport }) {
  const { jobs, reach } = useHeaders({ catalogId: job.catalog.id })
  const found = lastGoodBuild(job, jobs)
  // One of another branch may stand behind one of its own that is not read yet.
  if (!reach.isWhole && found?.of !== 'branch') {
    return <p className="text-muted">Looking for the last good build…</p>
  }
  if (!found) return <p className="text-muted">No build of this catalog succeeded before.</p>
  const commits = commitsHref(found.job, job)
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      Last good build{ofOther[found.of]}
      <TextLink to="/reports/$jobId" params={{ jobId: found.job.jobId }} className="min-w-0">
        <TruncatedText text={earlierName(found.job)} />
      </TextLink>
      {commits && (
        <ExternalLink href={commits} tone="secondary">
          Commits {shortId(found.job.event.source?.gitSha ?? '')} …{' '}
          {shortId(job.event.source?.gitSha ?? '')}
        </ExternalLink>
      )}
    </p>
  )
}
