import type { AnyReportStatus, BuildReport, SuiteReport } from '@generated/evaluation/types.ts'
import { epochOf } from '@/lib/dates.ts'

/** Something that ran, on the time axis of its job. */
export interface Bar {
  id: string
  name: string
  /** Absent for a build. */
  suiteReportId?: string
  status: AnyReportStatus
  /** Start and end in milliseconds; the end of what still runs is now. */
  from: number
  to: number
  /** Place on the axis, in percent of its length. */
  left: number
  width: number
}

/** Times written on the axis. */
const tickCount = 5

/** An axis on which two of its times may lie in one minute, in milliseconds. */
const shortAxis = (tickCount - 1) * 60_000

const spanOf = (
  { startedAt, finishedAt }: { startedAt?: string | undefined; finishedAt?: string | undefined },
  now: number,
) => {
  const from = epochOf(startedAt)
  return from === undefined ? [] : [{ from, to: Math.max(from, epochOf(finishedAt) ?? now) }]
}

/**
 * The builds and suites of a job on one time axis, the first to begin first; without what has not begun.
 * `isShort`: minutes do not tell its times apart.
 */
export const timelineOf = (
  builds: readonly BuildReport[],
  suites: readonly SuiteReport[],
  now: number,
): { bars: Bar[]; ticks: number[]; isShort: boolean } => {
  const spans = [
    ...builds.flatMap((build) =>
      spanOf(build, now).map((span) => ({
        ...span,
        id: build.id,
        name: 'Build',
        status: build.status,
      })),
    ),
    ...suites.flatMap((suite) =>
      spanOf(suite, now).map((span) => ({
        ...span,
        id: suite.id,
        name: suite.suite.displayName,
        suiteReportId: suite.id,
        status: suite.status,
      })),
    ),
  ].sort((one, other) => one.from - other.from)
  if (spans.length === 0) return { bars: [], ticks: [], isShort: false }
  const start = Math.min(...spans.map(({ from }) => from))
  const length = Math.max(1, Math.max(...spans.map(({ to }) => to)) - start)
  const percent = (milliseconds: number) => (milliseconds / length) * 100
  return {
    bars: spans.map((span) => ({
      ...span,
      left: percent(span.from - start),
      width: percent(span.to - span.from),
    })),
    ticks: Array.from(
      { length: tickCount },
      (_, index) => start + (length * index) / (tickCount - 1),
    ),
    isShort: length < shortAxis,
  }
}
