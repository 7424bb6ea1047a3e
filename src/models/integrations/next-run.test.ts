import type { Schedule } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import type { NamedEvent, Triggers } from './integration-triggers.ts'
import { nextRunOf } from './next-run.ts'

const now = Date.parse('2024-03-05T09:00:00Z')
const hour = 3_600_000

const triggers = (schedules: Schedule[], push?: NamedEvent['event']): Triggers => ({
  schedules,
  events: [{ name: 'Push', of: 'branch', event: push }],
})

const cron = (expression: string): Schedule => ({ branch: 'main', cron: expression })
const daily: Schedule = { branch: 'main', rate: 'daily' }

test.each([
  ['nothing', [], undefined, { kind: 'none' }],
  ['no event and no schedule', [triggers([])], undefined, { kind: 'none' }],
  ['a push', [triggers([], { branchFilter: 'main' })], undefined, { kind: 'event' }],
  [
    'the soonest of two schedules, whatever a push does',
    [triggers([cron('0 2 * * *')], { branchFilter: 'main' }), triggers([cron('30 22 * * *')])],
    undefined,
    { kind: 'time', at: Date.parse('2024-03-05T22:30:00Z'), isAbout: false },
  ],
  [
    'a rate, from the last run',
    [triggers([daily])],
    now - 20 * hour,
    { kind: 'time', at: now + 4 * hour, isAbout: true },
  ],
  [
    'a rate whose run is overdue',
    [triggers([daily])],
    now - 40 * hour,
    { kind: 'time', at: now, isAbout: true },
  ],
  ['a rate without a run so far', [triggers([daily])], undefined, { kind: 'none' }],
  [
    'a rate that the console does not know',
    [triggers([{ branch: 'main', rate: 'yearly' }])],
    now - hour,
    { kind: 'none' },
  ],
  ['a schedule that cannot be read', [triggers([cron('every day')])], undefined, { kind: 'none' }],
] as const)('the next run by %s', (_, given, lastRun, next) => {
  expect(nextRunOf(given, lastRun, now)).toEqual(next)
})
