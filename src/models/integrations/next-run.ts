import type { Schedule, ScheduleRate } from '@generated/evaluation/types.ts'
import { readCron, splitCron } from '@/lib/cron.ts'
import { nextRuns } from '@/lib/cron-runs.ts'
import type { Triggers } from './integration-triggers.ts'

/** When the integrations of a catalog start its next job. */
export type NextRun =
  /** `isAbout`: a rate is counted from the last run, the platform tells no time. In milliseconds since 1970. */
  { kind: 'time'; at: number; isAbout: boolean } | { kind: 'event' } | { kind: 'none' }

const hour = 3_600_000

/** The time between two runs of a rate, in milliseconds. */
const rateTimes: ReadonlyMap<string, number> = new Map(
  Object.entries({
    monthly: 30 * 24 * hour,
    weekly: 7 * 24 * hour,
    daily: 24 * hour,
    hourly: hour,
  } as const satisfies Record<ScheduleRate, number>),
)

const nextOf = (schedule: Schedule, lastRun: number | undefined, now: number) => {
  if ('rate' in schedule) {
    const time = rateTimes.get(schedule.rate)
    if (lastRun === undefined || time === undefined) return []
    // A run that is overdue is started any moment.
    return [{ at: Math.max(lastRun + time, now), isAbout: true }]
  }
  const cron = readCron(splitCron(schedule.cron))
  return cron ? nextRuns(cron, now, 1).map((at) => ({ at, isAbout: false })) : []
}

/** The soonest run of a catalog by the triggers of its integrations. `lastRun`: when its last job was scheduled. */
export const nextRunOf = (
  triggers: readonly Triggers[],
  lastRun: number | undefined,
  now: number,
): NextRun => {
  const [soonest] = triggers
    .flatMap(({ schedules }) => schedules.flatMap((schedule) => nextOf(schedule, lastRun, now)))
    .sort((one, other) => one.at - other.at)
  if (soonest) return { kind: 'time', ...soonest }
  const hasEvent = triggers.some(({ events }) => events.some(({ event }) => event !== undefined))
  return { kind: hasEvent ? 'event' : 'none' }
}
