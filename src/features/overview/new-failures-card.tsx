import { type ReactNode, useMemo, useState } from 'react'
import type { JobHeader } from '@/evidence/engine/job-header.ts'
import { keptMessageParts, noMessageText } from '@/evidence/failure-signature.ts'
import { useChanges } from '@/evidence/use-evidence.ts'
import { formatCount } from '@/lib/numbers.ts'
import { jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { userNameOf } from '@/models/reports/report-user.ts'
import { MessageText } from '@/parts/reports/message-text.tsx'
import { Button, TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { Status } from '@/ui/feedback/status.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import {
  failedJobs,
  type NewFailureRow,
  newFailureRows,
  newFailuresText,
  newFailureTotals,
} from './new-failures.ts'
import { OverviewCard, RowsSkeleton } from './overview-card.tsx'

/** Rows that are shown before somebody asks for all. */
const firstRows = 4

/** Jobs that are read case by case; those before them stand in the report list. */
const mostJobs = 10

const glance = { isGlance: true } as const

interface NewFailuresCardProps {
  /** Finished jobs since the moment that the overview looks back to, the newest first. */
  jobs: readonly JobHeader[]
  /** The newest jobs are read, as far as they are not among `jobs`. */
  isKnown: boolean
  branch: string
  /** `Since yesterday 18:02` */
  title: ReactNode
  /** Chooses how far the overview looks back. */
  chooser: ReactNode
}

/** What broke since the last visit: new failures by message, with cause, job, and who started it. */
export function NewFailuresCard(props: NewFailuresCardProps) {
  const { jobs, isKnown, branch, title, chooser } = props
  const [isWhole, setWhole] = useState(false)
  const failed = useMemo(() => failedJobs(jobs, branch).slice(0, mostJobs), [jobs, branch])
  const changes = useChanges(failed, glance)
  const changed = failed.map((job) => ({ job, change: changes.get(job.jobId)?.value }))
  const read = changed.filter(({ change }) => change?.state !== undefined).length
  const isReading = !isKnown || failed.some(({ jobId }) => changes.get(jobId)?.isReading)
  const totals = newFailureTotals(changed, branch)
  const rows = newFailureRows(changed, branch)
  const shown = isWhole ? rows : rows.slice(0, firstRows)
  return (
    <OverviewCard
      label="New failures"
      title={title}
      isAlarm={totals.onBranch > 0}
      note={
        <span role="status" className={totals.onBranch > 0 ? 'text-ink' : undefined}>
          {isKnown &&
            (isReading && read < failed.length
              ? `Causes of ${read} of ${failed.length} reports so far`
              : newFailuresText(totals, branch))}
        </span>
      }
      controls={chooser}
    >
      {rows.length === 0 && isReading && <RowsSkeleton rows={firstRows} />}
      {rows.length === 0 && !isReading && (
        <p className="px-4 py-6 text-sm text-muted">
          {failed.length === 0
            ? 'No job has failed in this time.'
            : 'Everything that failed in this time had failed before.'}
        </p>
      )}
      <ul aria-label="New failures by message">
        {shown.map((row) => (
          <li
            key={`${row.job.jobId} ${row.kind} ${row.message} ${row.causes[0]}`}
            className="flex min-h-14 items-center gap-3 border-b px-4 py-1.5 last:border-b-0"
          >
            <FailureRow row={row} />
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <div className="border-t px-2 py-1">
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            {formatCount(rows.length - shown.length)} more
          </Button>
        </div>
      )}
    </OverviewCard>
  )
}

function FailureRow({ row: { job, message, causes, count, kind } }: { row: NewFailureRow }) {
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
          {named.slice(0, 3).map((cause, index) => (
            <span key={cause} className={cx('flex min-w-0', index > 0 && 'max-sm:hidden')}>
              <Chip>
                <TruncatedText text={cause} />
              </Chip>
            </span>
          ))}
          {named.length > 3 && (
            <span className="shrink-0 text-xs text-muted">+{named.length - 3}</span>
          )}
        </p>
        <p className="flex min-w-0 gap-1.5 text-xs text-muted">
          <TruncatedText
            text={[jobTitle(job), sourceText(job), userNameOf(job), job.catalog.displayName]
              .filter(Boolean)
              .join(' · ')}
          />
          <span className="shrink-0">
            · <ShortDate at={job.finishedAt ?? job.scheduledAt} />
          </span>
        </p>
      </div>
      <p className="shrink-0 text-right text-sm font-semibold text-failed tabular-nums">
        +{formatCount(count)}
        <span className="block text-xs font-normal text-muted">new</span>
      </p>
    </>
  )
}
