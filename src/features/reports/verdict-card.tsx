import type { ReactNode } from 'react'
import type { Changed } from '@/evidence/changes.ts'
import { causeCounts, countingFailures, type Failure } from '@/evidence/failure-groups.ts'
import { formatCount } from '@/lib/numbers.ts'
import { dot } from '@/lib/text.ts'
import type { FailureFilter, SuiteReportFilter } from '@/models/reports/report-search.ts'
import { naModeOf } from '@/models/reports/result-filter.ts'
import type { Verdict } from '@/models/reports/verdict.ts'
import { cx } from '@/ui/base/class-names.ts'
import { RatioTrack } from '@/ui/feedback/ratio-bar.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { CauseBars } from './failures/cause-bars.tsx'

/** Colours of the card: its edge and its headline. */
const tones = {
  scheduled: ['border-l-scheduled', 'text-ink'],
  started: ['border-l-running', 'text-ink'],
  succeeded: ['border-l-succeeded', 'text-succeeded'],
  failed: ['border-l-failed', 'text-failed'],
  canceling: ['border-l-canceled', 'text-ink'],
  canceled: ['border-l-canceled', 'text-canceled'],
  unknown: ['border-l-canceled', 'text-ink'],
  unavailable: ['border-l-line', 'text-muted'],
} as const satisfies Record<Verdict['status'], readonly [edge: string, headline: string]>

interface VerdictCardProps {
  verdict: Verdict
  filter: FailureFilter & Pick<SuiteReportFilter, 'suite_labels'>
  /** The failed cases as far as they are loaded; undefined before. */
  failures: readonly Failure[] | undefined
  /** More failed cases are being read. */
  isPartial?: boolean
  /** The failed cases could not be read. */
  isUnread?: boolean
  /** Changes of the cases since an earlier run, or that they are not known yet. */
  changed?: Changed | 'unknown' | undefined
  /** The causes, where they are known before the cases. */
  causes?: readonly string[]
  /** One sentence that says what came of it, above all figures. */
  sentence?: ReactNode
  /** More of what the left side says: the time that is left. */
  note?: ReactNode
  history?: ReactNode
  /** How the limit of a parameter space runs, beside the causes. */
  sweep?: ReactNode
  /** Changes since an earlier run. */
  against?: ReactNode
  /** The foot: the stages of a job. */
  children?: ReactNode
}

/** Result of a job or a part of it: how many cases failed, by what, and how it went. */
export function VerdictCard(props: VerdictCardProps) {
  const {
    verdict,
    filter,
    failures,
    isPartial = false,
    isUnread,
    changed,
    causes,
    sentence,
    note,
    history,
    sweep,
    against,
    children,
  } = props
  const { status, headline, counts, reason } = verdict
  const [edge, tone] = tones[status]
  const isCompared = against !== undefined && against !== false
  const failed = counts !== undefined && counts.failureCount > 0
  return (
    <section
      aria-label="Verdict"
      className={cx('overflow-hidden rounded-lg border border-l-4 bg-surface', edge)}
    >
      {sentence}
      <div
        className={cx(
          'grid',
          failed
            ? isCompared
              ? 'md:grid-cols-[248px_1fr] lg:grid-cols-[232px_1fr_304px]'
              : 'md:grid-cols-[248px_1fr]'
            : isCompared && 'md:grid-cols-[1fr_304px]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-2 px-4 py-3">
          <p>
            <span className={cx('text-xl font-semibold', failed ? 'text-failed' : tone)}>
              {headline}
            </span>
            {counts && counts.totalCount > 0 && (
              <span className="text-muted tabular-nums">
                <span aria-hidden>{dot}</span>
                <span className="whitespace-nowrap">
                  {formatCount(counts.successCount)}
                  <span className="sr-only"> succeeded</span> of {formatCount(counts.totalCount)}
                </span>
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
          {history}
          {filter.suite_labels && (
            <p className="text-xs text-muted">of the suites with the chosen labels</p>
          )}
          {note && <p className="text-xs text-muted">{note}</p>}
          {reason && (
            <p className="line-clamp-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
              <bdi>{reason}</bdi>
            </p>
          )}
        </div>
        {failed && (
          <div className="flex min-w-0 border-line max-md:border-t md:border-l">
            {/* As high as four causes, which come late. */}
            <div className="flex min-w-0 flex-1 flex-col px-4 py-3 has-[[aria-expanded]]:sm:pb-0 sm:min-h-34">
              {failures || causes ? (
                <CauseBars
                  counts={
                    failures
                      ? causeCounts(
                          countingFailures(failures, naModeOf(filter)),
                          changed === 'unknown' ? undefined : changed,
                        )
                      : (causes ?? []).map((cause) => ({ cause }))
                  }
                  chosen={filter.failure_cause_labels}
                  isPartial={isPartial}
                />
              ) : isUnread ? (
                <p className="text-sm text-muted">The causes are not known.</p>
              ) : (
                <span className="flex gap-2 sm:flex-col sm:gap-4 sm:py-2">
                  <Skeleton className="h-7 w-28 sm:h-3 sm:w-full" />
                  <Skeleton className="h-7 w-24 sm:h-3 sm:w-4/5" />
                  <Skeleton className="h-7 w-28 sm:h-3 sm:w-3/5" />
                </span>
              )}
            </div>
            {sweep}
          </div>
        )}
        {isCompared && (
          // As high as its text, which comes late.
          <div className="flex min-w-0 flex-col gap-2 border-line px-4 py-3 max-lg:border-t lg:min-h-31 lg:border-l">
            {against}
          </div>
        )}
      </div>
      {children}
    </section>
  )
}
