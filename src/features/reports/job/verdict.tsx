import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { cx } from '@/ui/base/class-names.ts'
import { RatioTrack } from '@/ui/feedback/ratio-bar.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { BuildReportLink } from '../build/build-report-link.tsx'
import { CauseChips } from '../failures/cause-chips.tsx'
import { causeCounts, countingFailures, type Failure } from '../model/failures.ts'
import { naModeOf } from '../model/result-filter.ts'
import type { SuiteReportFilter } from '../model/search.ts'
import { isUnfinished } from '../model/statuses.ts'
import type { Verdict } from '../model/verdict.ts'
import { buildReportsOptions } from './build-reports.ts'

/** Colours of the card: its edge and its headline. */
const tones = {
  scheduled: ['border-l-scheduled', 'text-ink'],
  started: ['border-l-running', 'text-ink'],
  succeeded: ['border-l-succeeded', 'text-succeeded'],
  failed: ['border-l-failed', 'text-failed'],
  canceled: ['border-l-canceled', 'text-canceled'],
  unavailable: ['border-l-line', 'text-muted'],
} as const satisfies Record<Verdict['status'], readonly [edge: string, headline: string]>

interface VerdictCardProps {
  report: JobReport
  verdict: Verdict
  filter: SuiteReportFilter
  /** The failed cases as far as they are loaded; undefined before. */
  failures: readonly Failure[] | undefined
  /** More of what the left side says: the time that is left. */
  note?: ReactNode
  /** The stages, in the foot. */
  children: ReactNode
}

/** What came of a job: how many cases failed, by what, and how it went. */
export function VerdictCard(props: VerdictCardProps) {
  const { report, verdict, filter, failures, note, children } = props
  const { status, headline, counts, reason } = verdict
  const [edge, tone] = tones[status]
  const failed = counts !== undefined && counts.failureCount > 0
  const isWide = !failed
  return (
    <section
      aria-label="Verdict"
      className={cx('overflow-hidden rounded-lg border border-l-4 bg-surface', edge)}
    >
      <div className={cx('grid', !isWide && 'md:grid-cols-[248px_1fr]')}>
        <div className="flex min-w-0 flex-col gap-2 px-4 py-3">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className={cx('text-xl font-semibold', failed ? 'text-failed' : tone)}>
              {headline}
            </span>
            {counts && counts.totalCount > 0 && (
              <span className="text-muted tabular-nums">
                <span aria-hidden>· </span>
                {formatCount(counts.successCount)}
                <span className="sr-only"> succeeded</span> of {formatCount(counts.totalCount)}
              </span>
            )}
          </p>
          {counts && counts.totalCount > 0 && (
            <RatioTrack
              succeeded={counts.successCount}
              failed={counts.failureCount}
              total={counts.totalCount}
              className="w-full max-w-120"
            />
          )}
          {filter.suite_labels && (
            <p className="text-xs text-muted">of the suites with the chosen labels</p>
          )}
          {note && <p className="text-xs text-muted">{note}</p>}
          {reason && (
            <p className="line-clamp-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
              <bdi>{reason}</bdi>
            </p>
          )}
          {report.build.status === 'failed' && <BuildErrors report={report} reason={reason} />}
        </div>
        {failed && (
          <div className="flex min-w-0 flex-col gap-2 border-line px-4 py-3 max-md:border-t md:border-l">
            <h2 className="text-xs text-muted">Top causes{isUnfinished(report) && ' so far'}</h2>
            {failures ? (
              <CauseChips
                counts={causeCounts(countingFailures(failures, naModeOf(filter)))}
                chosen={filter.failure_cause_labels}
                tab="failures"
              />
            ) : (
              <span className="flex gap-2">
                <Skeleton className="h-7 w-28" />
                <Skeleton className="h-7 w-24" />
                <Skeleton className="h-7 w-28" />
              </span>
            )}
          </div>
        )}
      </div>
      {children}
    </section>
  )
}

interface BuildErrorsProps {
  report: JobReport
  /** What is said already. */
  reason: string | undefined
}

/** What the builds of a job failed by, and the way to their logs. */
function BuildErrors({ report, reason }: BuildErrorsProps) {
  const { data } = useQuery(buildReportsOptions(useProjectId(), report))
  return data?.items
    .filter(({ status }) => status === 'failed')
    .map(({ id, failMessage }) => (
      <p key={id} className="flex min-w-0 flex-col gap-1 text-sm">
        {failMessage && failMessage !== reason && (
          <bdi className="line-clamp-3 font-mono text-xs [overflow-wrap:anywhere]">
            {failMessage}
          </bdi>
        )}
        <BuildReportLink jobId={report.jobId} buildReportId={id}>
          Open the build log
        </BuildReportLink>
      </p>
    ))
}
