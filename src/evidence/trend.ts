import type { AnyReportStatus, JobReport } from '@generated/evaluation/types.ts'
import { epochOf } from '@/lib/dates.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { ratio } from '@/lib/numbers.ts'
import { branchOf } from '@/models/reports/report-source.ts'
import { mainBranch } from './engine/baseline-rule.ts'

/** A finished job as a point of the trend of its catalog. */
export interface TrendPoint<Job = JobReport> {
  report: Job
  status: AnyReportStatus
  /** When it was scheduled, in milliseconds since 1970. */
  at: number
  branch: string | undefined
  /** Succeeded cases of all, in percent; undefined where they were not tested to the end. */
  passRate: number | undefined
  /** How long it took, in minutes. */
  minutes: number | undefined
}

type Job = Pick<JobReport, 'status' | 'scheduledAt' | 'startedAt' | 'finishedAt' | 'event' | 'test'>

const passRateOf = ({ status, test }: Job) => {
  const counts = test?.caseResults
  return status !== 'canceled' && counts && counts.totalCount > 0
    ? Math.round(1000 * ratio(counts.successCount, counts.totalCount)) / 10
    : undefined
}

/** The finished jobs of a catalog as points, the oldest first; none of a job without a time. */
export const trendOf = <Found extends Job>(reports: readonly Found[]): TrendPoint<Found>[] =>
  reports
    .flatMap((report) => {
      const at = epochOf(report.scheduledAt)
      if (at === undefined) return []
      const seconds = secondsBetween(report.startedAt, report.finishedAt)
      return {
        report,
        status: report.status,
        at,
        branch: branchOf(report.event.source?.gitRefUrl),
        passRate: passRateOf(report),
        minutes: seconds === undefined ? undefined : Math.round(seconds / 6) / 10,
      }
    })
    .sort((one, other) => one.at - other.at)

/** Branches of jobs, each once: `main` first, then those of most jobs. */
export const branchesByRuns = (branches: readonly (string | undefined)[]): string[] =>
  [...Map.groupBy(branches, (branch) => branch)]
    .sort(
      ([one, runs], [other, others]) =>
        Number(other === mainBranch) - Number(one === mainBranch) || others.length - runs.length,
    )
    .flatMap(([branch]) => branch ?? [])

/** The points that a line joins: jobs of a branch that were tested to their end. */
export const lineOf = <Found>(
  points: readonly TrendPoint<Found>[],
  branch: string | undefined,
): TrendPoint<Found>[] =>
  points.filter((point) => point.branch === branch && point.passRate !== undefined)

/** Where a scale of percent begins, so that small differences show: at the ten below the least. */
export const lowestRate = (points: readonly TrendPoint<unknown>[]): number =>
  Math.max(0, Math.min(90, ...points.map(({ passRate = 90 }) => Math.floor(passRate / 10) * 10)))

/**
 * The days that an axis of time names, evenly, at most so many; of more than a year the first of months. Undefined where
 * hours have to tell the points apart.
 */
export const daysOf = (
  points: readonly Pick<TrendPoint<unknown>, 'at'>[],
  most: number,
): number[] | undefined => {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const begin = new Date(first)
  const isLong = last - first > 366 * 24 * 3600 * 1000
  const [year, month, date] = [begin.getFullYear(), begin.getMonth(), begin.getDate()]
  const days: number[] = []
  for (let step = 1; ; step += 1) {
    const at = isLong ? new Date(year, month + step, 1) : new Date(year, month, date + step)
    if (at.getTime() > last) break
    days.push(at.getTime())
  }
  const every = Math.ceil(days.length / Math.max(1, most))
  return days.length < 3 ? undefined : days.filter((_, index) => index % every === 0)
}
