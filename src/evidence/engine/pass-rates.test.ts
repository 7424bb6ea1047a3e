import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import type { JobHeader } from './job-header.ts'
import { passRateOf } from './pass-rates.ts'

const now = Date.parse('2026-11-30T12:00:00Z')

/** A tested job so many hours ago, of which so many of ten cases passed. */
const job = (
  hours: number,
  passed: number,
  { branch = 'main', status = 'failed' as JobHeader['status'], total = 10 } = {},
) =>
  partly<JobHeader>({
    jobId: `${hours} hours ago`,
    status,
    scheduledAt: new Date(now - hours * 3_600_000).toISOString(),
    event: { source: { gitRefUrl: `https://example.com/a/b/tree/${branch}` } },
    build: { status: 'succeeded' },
    test: {
      caseResults: { totalCount: total, successCount: passed, failureCount: total - passed },
    },
  })

const rateOf = (...jobs: JobHeader[]) => passRateOf(jobs, { branch: 'main', days: 2, now })

test('the rate is that of all cases of all runs, with the last run of each day', () => {
  const { days, rate, runs } = rateOf(job(1, 10), job(20, 0), job(14, 5, { total: 20 }))
  expect(rate).toBe(15 / 40)
  expect(runs).toBe(3)
  expect(days).toEqual([
    { day: '2026-11-29', jobId: '14 hours ago', passed: 5, ran: 20 },
    { day: '2026-11-30', jobId: '1 hours ago', passed: 10, ran: 10 },
  ])
})

test('days are those of the zone that is asked for', () => {
  const dayOf = (at: number) => (at > now - 5 * 3_600_000 ? 'today' : 'before')
  const jobs = [job(1, 1), job(6, 2), job(20, 3)]
  const { days } = passRateOf(jobs, { branch: 'main', days: 2, now, dayOf })
  expect(days.map(({ day, passed }) => [day, passed])).toEqual([
    ['before', 2],
    ['today', 1],
  ])
})

test('only what was tested to its end on the branch in these days counts', () => {
  const { runs } = rateOf(
    job(0, 1),
    job(47, 1),
    job(1, 1, { branch: 'topic' }),
    job(1, 1, { status: 'canceled' }),
    job(48, 1),
    job(-1, 1),
  )
  expect(runs).toBe(2)
})

test('the points are those more than in as many days before', () => {
  const before = [job(48, 5), job(60, 5), job(95, 5)]
  const { points } = rateOf(job(1, 6), job(2, 6), job(3, 6), ...before)
  expect(points).toBeCloseTo(10)
  // Older and later runs are of neither.
  const others = [job(96, 0), job(200, 0), job(-1, 0)]
  expect(rateOf(job(1, 6), job(2, 6), job(3, 6), ...before, ...others).points).toBeCloseTo(10)
})

test('fewer than three runs say nothing, nor do runs without a case', () => {
  expect(rateOf(job(1, 6), job(2, 6))).toMatchObject({
    rate: undefined,
    points: undefined,
    runs: 2,
  })
  const three = [job(1, 6), job(2, 6), job(3, 6)]
  expect(rateOf(...three, job(50, 5), job(60, 5))).toMatchObject({ rate: 0.6, points: undefined })
  const empty = [1, 2, 3].map((hours) => job(hours, 0, { total: 0 }))
  expect(rateOf(...empty).rate).toBeUndefined()
  expect(rateOf()).toEqual({ days: [], rate: undefined, points: undefined, runs: 0 })
})
