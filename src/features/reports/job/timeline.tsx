import type { BuildReport, JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { formatSeconds, formatTime } from '@/lib/dates.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { naSearch } from '@/models/reports/result-filter.ts'
import { type Bar, timelineOf } from '@/models/reports/timeline-rows.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { Hint } from '@/ui/text/hint.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { buildReportsOptions } from './build-reports.ts'

const tones = {
  scheduled: 'border-l-scheduled bg-scheduled/20',
  started: 'border-l-running bg-running/20',
  succeeded: 'border-l-succeeded bg-succeeded/25',
  failed: 'border-l-failed bg-failed/20',
  canceled: 'border-l-canceled bg-canceled/20',
  unknown: 'border-l-canceled bg-canceled/20',
  canceling: 'border-l-canceled bg-canceled/20',
} as const satisfies Record<Bar['status'] | 'canceling', string>

interface TimelineProps {
  report: JobReport
  suites: readonly SuiteReport[]
  naMode: boolean
  /** What runs is being canceled. */
  isCanceling: boolean
}

const none: readonly BuildReport[] = []

/** Build and suites of a job on one time axis, in the order in which they began. */
export default function Timeline({ report, suites, naMode, isCanceling }: TimelineProps) {
  const { data } = useQuery(buildReportsOptions(useProjectId(), report))
  const { bars, ticks, isShort } = timelineOf(data?.items ?? none, suites, Date.now())
  const timeText = isShort ? formatSeconds : formatTime
  if (bars.length === 0) {
    return (
      <EmptyState>
        {isUnfinished(report)
          ? 'Nothing of the job has started yet.'
          : 'The job ended before anything of it started.'}
      </EmptyState>
    )
  }
  return (
    <div className="rounded-lg border bg-surface px-4 py-3 text-sm">
      <div
        aria-hidden
        className="grid grid-cols-[minmax(96px,200px)_1fr_84px] gap-x-3 text-xs text-muted"
      >
        <span />
        <span className="flex justify-between tabular-nums">
          {ticks.map((tick) => (
            <span key={tick}>{timeText(tick)}</span>
          ))}
        </span>
      </div>
      <ol aria-label="Timeline">
        {bars.map((bar) => (
          <li
            key={bar.id}
            className="grid min-h-7 grid-cols-[minmax(96px,200px)_1fr_84px] items-center gap-x-3"
          >
            {bar.suiteReportId === undefined ? (
              <TruncatedText text={bar.name} />
            ) : (
              <TextLink
                to="/reports/$jobId/tests/$suiteReportId"
                params={{ jobId: report.jobId, suiteReportId: bar.suiteReportId }}
                search={naSearch(naMode)}
                tone="secondary"
                className="truncate"
              >
                <TruncatedText text={bar.name} />
              </TextLink>
            )}
            <TimelineBar bar={bar} isCanceling={isCanceling} timeText={timeText} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface TimelineBarProps extends Pick<TimelineProps, 'isCanceling'> {
  bar: Bar
  /** Writes a time of the axis. */
  timeText: typeof formatTime
}

function TimelineBar({ bar, isCanceling, timeText }: TimelineBarProps) {
  const { from, to, left, width } = bar
  const isRunning = bar.status === 'started'
  const status = isRunning && isCanceling ? 'canceling' : bar.status
  const end = isRunning ? 'now' : timeText(to)
  return (
    <>
      <span className="relative block h-4">
        <span
          className="absolute inset-y-0 flex min-w-1"
          style={{ left: `${left}%`, width: `${width}%` }}
        >
          <Hint
            text={`${statusWord(status)}\n${timeText(from)} to ${end}`}
            className={cx('h-full flex-1 rounded-sm border-l-3', tones[status])}
          >
            <span className="sr-only">{statusWord(status)}</span>
          </Hint>
        </span>
      </span>
      <span className="text-right text-muted tabular-nums">
        <DurationText seconds={(to - from) / 1000} />
      </span>
    </>
  )
}
