import { type ReactNode, useMemo, useState } from 'react'
import type { JobHeader } from '@/evidence/engine/job-header.ts'
import { keptMessageParts, noMessageText } from '@/evidence/failure-signature.ts'
import { historyOf, resultOfJob, runOf } from '@/evidence/histories.ts'
import { useChanges, useRetryReads } from '@/evidence/use-evidence.ts'
import { formatCount } from '@/lib/numbers.ts'
import { dotted } from '@/lib/text.ts'
import { jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { userNameOf } from '@/models/reports/report-user.ts'
import { MessageText } from '@/parts/reports/message-text.tsx'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { Button, TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Status } from '@/ui/feedback/status.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import {
  type ChangedJob,
  type FixedRow,
  failedJobs,
  fixedRows,
  isCounted,
  mayComeAndGo,
  type NewFailureRow,
  newFailureRows,
  newFailuresText,
  newFailureTotals,
  quietText,
  testedJobs,
} from './new-failures.ts'
import { OverviewCard, RowsSkeleton } from './overview-card.tsx'

/** Places of rows in the card, before somebody asks for all. */
const places = 4

/** Jobs that are read case by case; those before them stand in the report list. */
const mostJobs = 10

/** Runs in the strip of a row. */
const shownRuns = 10

const glance = { isGlance: true } as const

interface NewFailuresCardProps {
  /** Finished jobs, the newest first. */
  jobs: readonly JobHeader[]
  /** In milliseconds since 1970: earlier jobs are only looked back to. */
  since: number
  /** Some jobs are known. */
  isKnown: boolean
  /** All jobs of that time are known. */
  isCovered: boolean
  /** The jobs cannot be read. */
  hasFailed: boolean
  branch: string
  /** `yesterday 18:02` */
  sinceText: string
  /** Chooses how far the overview looks back. */
  chooser: ReactNode
}

/** The new failures since a moment by message, with cause, job, and who started it; without any, the fixes. */
export function NewFailuresCard(props: NewFailuresCardProps) {
  const { jobs, since, isKnown, isCovered, hasFailed, branch, sinceText, chooser } = props
  const [isWhole, setWhole] = useState(false)
  const retry = useRetryReads()
  const recent = useMemo(
    () => jobs.filter(({ finishedAt }) => Date.parse(finishedAt ?? '') > since),
    [jobs, since],
  )
  const allFailed = useMemo(() => failedJobs(recent, branch), [recent, branch])
  const failed = useMemo(() => allFailed.slice(0, mostJobs), [allFailed])
  const changes = useChanges(failed, glance)
  const changed = failed.map((job) => ({ job, change: changes.get(job.jobId)?.value }))
  const read = changed.filter(isCounted).length
  const problem = failed.map(({ jobId }) => changes.get(jobId)?.problem).find(Boolean)
  const isReading = !isCovered || failed.some(({ jobId }) => changes.get(jobId)?.isReading)
  const totals = newFailureTotals(changed, branch)
  const rows = newFailureRows(changed, branch)
  const isCut = !isWhole && rows.length > places
  const shown = isCut ? rows.slice(0, places - 1) : rows
  const isQuiet = rows.length === 0 && !isReading
  const isWaiting = rows.length === 0 && isReading && !problem && !hasFailed
  const [own, others] = newFailuresText(totals, {
    branch,
    since: sinceText,
    isReading: !isCovered,
    isAtMost: mayComeAndGo(changed),
    among: failed.length,
    failed: allFailed.length,
  })
  const note = () => {
    if (!isKnown) return hasFailed ? 'Not known' : 'Reading the reports…'
    if (read < failed.length) return `Causes of ${read} of ${failed.length} reports so far`
    return (
      <>
        <span className={totals.onBranch > 0 ? 'font-semibold text-failed' : undefined}>{own}</span>
        {others}
      </>
    )
  }
  return (
    <OverviewCard
      label="New failures"
      title={`Since ${sinceText}`}
      isAlarm={totals.onBranch > 0}
      note={<span role="status">{note()}</span>}
      controls={chooser}
    >
      {problem && (
        <div className="p-3">
          <ErrorAlert
            title="Failed to read what failed in the reports."
            detail={problem.message}
            requestId={problem.requestId}
            onRetry={retry}
          />
        </div>
      )}
      {isWaiting && <RowsSkeleton rows={places} />}
      {isQuiet && <Fixes jobs={recent} changed={changed} branch={branch} />}
      <ul aria-label="New failures by message">
        {shown.map((row) => (
          <Row key={`${row.job.jobId} ${row.kind} ${row.message} ${row.causes[0]}`}>
            <FailureRow row={row} jobs={jobs} />
          </Row>
        ))}
      </ul>
      {isCut && (
        <div className="flex h-14 items-center px-2">
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            {formatCount(rows.length - shown.length)} more
          </Button>
        </div>
      )}
    </OverviewCard>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <li data-row="" className="flex min-h-14 items-center gap-3 border-b px-4 py-1.5 last:border-b-0">
    {children}
  </li>
)

interface FixesProps {
  /** The jobs that failed, with what is known of their changes. */
  changed: readonly ChangedJob[]
  jobs: readonly JobHeader[]
  branch: string
}

/** The jobs of a branch in which cases passed again. */
function Fixes({ jobs, changed, branch }: FixesProps) {
  const tested = useMemo(() => testedJobs(jobs, branch).slice(0, mostJobs), [jobs, branch])
  const changes = useChanges(tested, glance)
  const rows = fixedRows(
    tested.map((job) => ({ job, change: changes.get(job.jobId)?.value })),
  ).slice(0, places - 1)
  return (
    <>
      <p className="px-4 py-4 text-sm text-muted">{quietText(jobs, changed)}</p>
      <ul aria-label="Fixed cases">
        {rows.map((row) => (
          <Row key={row.job.jobId}>
            <FixRow row={row} />
          </Row>
        ))}
      </ul>
    </>
  )
}

const FixRow = ({ row: { job, count } }: { row: FixedRow }) => (
  <>
    <Status status="succeeded">
      <span className="sr-only">Fixed</span>
    </Status>
    <div className="min-w-0 flex-1">
      <TextLink
        to="/reports/$jobId"
        params={{ jobId: job.jobId }}
        search={{ tab: 'failures' }}
        className="flex max-w-full min-w-0"
      >
        <TruncatedText text={jobTitle(job)} />
      </TextLink>
      <JobLine job={job} />
    </div>
    <Count className="text-succeeded" text={`−${formatCount(count)}`} of="fixed" />
  </>
)

interface FailureRowProps {
  row: NewFailureRow
  /** Finished jobs, the newest first. */
  jobs: readonly JobHeader[]
}

/** Causes that a row names; on paper, all of them. */
const shownCauses = 3

function FailureRow({ row: { job, message, causes, count, kind }, jobs }: FailureRowProps) {
  const named = causes.map((cause) => cause ?? 'no label')
  return (
    <>
      <Status status="failed">
        <span className="sr-only">Failed</span>
      </Status>
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-center gap-2">
          <TextLink
            to="/reports/$jobId"
            params={{ jobId: job.jobId }}
            search={{
              tab: 'failures',
              table_config: ['new'],
              ...(causes[0] !== undefined &&
                kind === 'message' && { failure_cause_labels: [causes[0]] }),
            }}
            className="flex max-w-full min-w-0 shrink-0 max-sm:max-w-[65%] sm:max-w-[75%]"
          >
            {kind === 'one' ? (
              <span className="whitespace-nowrap">One case each</span>
            ) : (
              <MessageText parts={keptMessageParts(message ?? noMessageText)} />
            )}
          </TextLink>
          {named.map((cause, index) => (
            <span
              key={cause}
              className={cx(
                'flex min-w-0',
                index > 0 && 'max-sm:hidden',
                index >= shownCauses && 'hidden print:flex',
              )}
            >
              <Chip>
                <TruncatedText text={cause} />
              </Chip>
            </span>
          ))}
          {named.length > shownCauses && (
            <span className="shrink-0 text-xs text-muted print:hidden">
              +{named.length - shownCauses}
            </span>
          )}
        </p>
        <JobLine job={job} withTitle />
      </div>
      <Count className="text-failed" text={`+${formatCount(count)}`} of="new" />
      <div className="w-[108px] shrink-0 max-sm:hidden">
        <RunStrip
          label={`Last ${shownRuns} runs up to ${jobTitle(job)}`}
          runs={historyOf(job, jobs, shownRuns).map((each) => runOf(each, resultOfJob(each)))}
          places={shownRuns}
          current={job.jobId}
          by="share"
        />
      </div>
    </>
  )
}

/** Where a job comes from, who started it and when. */
const JobLine = ({ job, withTitle = false }: { job: JobHeader; withTitle?: boolean }) => (
  <p className="flex min-w-0 gap-1.5 text-xs text-muted">
    <TruncatedText
      // A job without a description is named by its source.
      text={dotted(
        ...new Set([withTitle && jobTitle(job), sourceText(job)]),
        userNameOf(job),
        job.catalog.displayName,
      )}
    />
    <span className="shrink-0">
      · <ShortDate at={job.finishedAt ?? job.scheduledAt} />
    </span>
  </p>
)

const Count = ({ className, text, of }: { className: string; text: string; of: string }) => (
  <p className={cx('w-12 shrink-0 text-right text-sm font-semibold tabular-nums', className)}>
    {text}
    <span className="block text-xs font-normal text-muted">{of}</span>
  </p>
)
