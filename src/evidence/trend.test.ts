import type { ReportStatus } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { branchesByRuns, daysOf, lineOf, lowestRate, trendOf } from './trend.ts'

const minute = 60_000
const started = Date.parse('2026-11-20T21:00:00Z')

const job = (
  day: number,
  branch: string | undefined,
  { succeeded = 3, total = 4, minutes = 10, status = 'failed' as ReportStatus } = {},
) => ({
  status,
  scheduledAt: new Date(started + day * 1440 * minute).toISOString(),
  startedAt: new Date(started).toISOString(),
  finishedAt: new Date(started + minutes * minute).toISOString(),
  event: {
    ...(branch !== undefined && {
      source: {
        gitSha: 'd08b26a6',
        gitRefUrl: `https://git.example.com/group/repo/-/tree/${branch}`,
      },
    }),
  } as never,
  test: {
    status,
    ...(total >= 0 && {
      caseResults: {
        totalCount: total,
        successCount: succeeded,
        failureCount: total - succeeded,
      },
    }),
  } as never,
})

test('a job is a point of its time, pass rate and duration, the oldest first', () => {
  const [first, second] = trendOf([
    job(2, 'main', { succeeded: 1, total: 3 }),
    job(1, 'topic', { minutes: 1.26 }),
  ])
  expect(first).toMatchObject({ branch: 'topic', passRate: 75, minutes: 1.3 })
  expect(second).toMatchObject({ branch: 'main', passRate: 33.3, minutes: 10 })
})

test('nothing is claimed of a job that was canceled or tested nothing, and none without a time is a point', () => {
  const [empty, none] = trendOf([
    job(1, 'main', { succeeded: 0, total: 0 }),
    job(2, 'main', { total: -1 }),
  ])
  expect(empty?.passRate).toBeUndefined()
  expect(none?.passRate).toBeUndefined()
  const [bare] = trendOf([{ ...job(1, undefined), test: undefined }])
  expect(bare).toMatchObject({ branch: undefined, passRate: undefined, minutes: 10 })
  expect(trendOf([job(1, 'main', { status: 'canceled' })])[0]?.passRate).toBeUndefined()
  expect(trendOf([{ ...job(1, 'main'), scheduledAt: 'soon' }])).toEqual([])
  expect(trendOf([{ ...job(1, 'main'), finishedAt: 'never' }])[0]?.minutes).toBeUndefined()
})

test('the line joins the tested jobs of a branch', () => {
  const points = trendOf([
    job(1, 'main'),
    job(2, 'topic'),
    job(3, 'main', { total: -1 }),
    job(4, 'main'),
  ])
  expect(lineOf(points, 'main').map(({ at }) => at)).toEqual([points[0]?.at, points[3]?.at])
})

test('main is the first of branches, then those that ran most', () => {
  const branches = ['a', 'b', undefined, 'b', 'main', undefined, undefined]
  expect(branchesByRuns(branches)).toEqual(['main', 'b', 'a'])
  expect(branchesByRuns(['b', 'b', 'a', 'c', 'main'])).toEqual(['main', 'b', 'a', 'c'])
  expect(branchesByRuns([undefined])).toEqual([])
})

test.each([
  [[], 90],
  [[100, 98], 90],
  [[100, 79.9], 70],
  [[100, 4], 0],
])('of %j the scale begins at %i', (rates, lowest) => {
  expect(lowestRate(rates.map((passRate) => ({ passRate }) as never))).toBe(lowest)
})

test('an axis names days, of years months, and hours where there are few days', () => {
  const at = (...date: [number, number, number, number?]) => ({ at: new Date(...date).getTime() })
  const days = [at(2026, 9, 30), at(2026, 9, 31), at(2026, 10, 1), at(2026, 10, 2)]
  const span = [at(2026, 9, 29, 17), at(2026, 10, 2, 8)]
  expect(daysOf(span, 10)).toEqual(days.map((day) => day.at))
  // The last day is named where it begins with the last job, and three days are enough.
  expect(daysOf([at(2026, 9, 29, 17), at(2026, 10, 1)], 10)).toEqual(
    days.slice(0, 3).map((day) => day.at),
  )
  expect(daysOf([at(2026, 9, 29, 17), at(2026, 9, 31, 17)], 10)).toBeUndefined()
  expect(daysOf(span, 3)).toEqual([days[0]?.at, days[2]?.at])
  const months = daysOf([at(2024, 11, 24), at(2026, 10, 2)], 10) ?? []
  expect(months.slice(0, 2)).toEqual([at(2025, 0, 1).at, at(2025, 3, 1).at])
  expect(daysOf([at(2026, 10, 1, 17), at(2026, 10, 2, 8)], 10)).toBeUndefined()
  expect(daysOf([], 10)).toBeUndefined()
})
