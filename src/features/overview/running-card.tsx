import type { JobReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { failuresOf, type JobHeader } from '@/evidence/engine/job-header.ts'
import { formatCount } from '@/lib/numbers.ts'
import { dotted } from '@/lib/text.ts'
import { expectedSeconds } from '@/models/reports/expected-duration.ts'
import { jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { userNameOf } from '@/models/reports/report-user.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { RunningTime } from '@/parts/reports/running-time.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { OverviewCard, RowsSkeleton } from './overview-card.tsx'

/** Rows of running jobs. */
const mostRunning = 2

/** Rows of finished jobs below so many running ones: the card is as high as the one beside it. */
const mostFinished = [5, 4, 2] as const

interface RunningCardProps {
  /** Jobs that are not finished; undefined while they load. */
  running: readonly JobReport[] | undefined
  /** Finished jobs, the newest first. */
  finished: readonly JobHeader[]
  /** All jobs that have finished in that time are known. */
  isCovered: boolean
  /** The jobs cannot be read. */
  hasFailed: boolean
  /** In milliseconds since 1970: what finished before is not told. */
  since: number
}

/** Running jobs, and those that have finished since the last visit. */
export function RunningCard(props: RunningCardProps) {
  const { running, finished, isCovered, hasFailed, since } = props
  const recent = useMemo(
    () => finished.filter((job) => Date.parse(job.finishedAt ?? '') > since),
    [finished, since],
  )
  const unbuilt = recent.filter(({ build }) => build.status === 'failed').length
  const failed = recent.filter(({ status }) => status === 'failed').length - unbuilt
  const shown = running?.slice(0, mostRunning) ?? []
  const isWaiting = !running && !hasFailed
  const rowsOfRunning = isWaiting ? mostRunning : shown.length
  return (
    <OverviewCard
      label="Running and finished"
      title={
        <>
          Running{' '}
          <span className="text-sm font-normal text-muted">
            {running && formatCount(running.length)}
          </span>
        </>
      }
      controls={
        <TextLink to="/reports" search={{ state: ['scheduled', 'started'] }} tone="secondary">
          All
        </TextLink>
      }
    >
      {isWaiting && <RowsSkeleton rows={mostRunning} />}
      {running?.length === 0 && <p className="px-4 py-3 text-sm text-muted">Nothing is running.</p>}
      <ul aria-label="Running jobs">
        {shown.map((job) => (
          <li
            key={job.jobId}
            data-row=""
            className="flex min-h-14 items-center gap-3 border-b px-4 py-1.5"
          >
            <ReportStatus status={job.status} jobId={job.jobId} compact />
            <JobName job={job} />
            <span className="shrink-0 text-right text-xs text-muted">
              <FailedSoFar job={job} />
              <RunningTime report={job} expected={expectedSeconds(job, finished)} />
            </span>
          </li>
        ))}
      </ul>
      <header className="flex min-h-9 items-center gap-3 border-b px-4">
        <h3 className="text-base font-semibold">Finished</h3>
        <p className="text-sm text-muted">
          {recent.length === 0 && hasFailed ? 'not known' : formatCount(recent.length)}
          {failed > 0 && `, ${formatCount(failed)} failed`}
          {unbuilt > 0 && `, ${formatCount(unbuilt)} did not build`}
          {!isCovered && !hasFailed && ' so far'}
        </p>
      </header>
      {recent.length === 0 && isCovered && (
        <p className="px-4 py-3 text-sm text-muted">No job has finished in this time.</p>
      )}
      <ul aria-label="Finished jobs">
        {recent.slice(0, mostFinished[rowsOfRunning]).map((job) => (
          <li
            key={job.jobId}
            data-row=""
            className="flex min-h-7 items-center gap-3 px-4 py-1 text-sm"
          >
            <ReportStatus status={job.status} counts={job.test?.caseResults} compact />
            <span className="min-w-0 flex-1">
              <TextLink to="/reports/$jobId" params={{ jobId: job.jobId }} tone="secondary">
                <TruncatedText text={jobTitle(job)} />
              </TextLink>
            </span>
            <span className="shrink-0 text-xs text-muted">{outcomeText(job)}</span>
            <span className="w-24 shrink-0 text-right text-xs text-muted">
              <ShortDate at={job.finishedAt} />
            </span>
          </li>
        ))}
      </ul>
    </OverviewCard>
  )
}

const JobName = ({ job }: { job: JobReport }) => (
  <div className="min-w-0 flex-1">
    <TextLink to="/reports/$jobId" params={{ jobId: job.jobId }} tone="secondary">
      <TruncatedText text={jobTitle(job)} />
    </TextLink>
    <p className="flex min-w-0 text-xs text-muted">
      <TruncatedText text={dotted(sourceText(job), userNameOf(job))} />
    </p>
  </div>
)

const FailedSoFar = ({ job }: { job: JobReport }) => {
  const failed = failuresOf(job)
  if (!job.test?.caseResults) return null
  return failed > 0 ? (
    <span className="block text-sm text-failed">{formatCount(failed)} failed</span>
  ) : (
    <span className="block text-sm">none failed</span>
  )
}

const outcomeText = (job: JobHeader) => {
  if (job.status === 'canceled') return 'canceled'
  if (job.build.status === 'failed') return 'build failed'
  const counts = job.test?.caseResults
  return counts && `${formatCount(counts.successCount)} of ${formatCount(counts.totalCount)}`
}
