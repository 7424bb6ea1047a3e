import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { expectedSeconds, expectedTimes } from './expected-duration.ts'

interface Given {
  minutes?: number
  status?: JobReport['status']
  catalog?: string
  branch?: string
  build?: JobReport['build']['status']
}

let count = 0
const job = ({ minutes, status = 'succeeded', build, ...of }: Given) => {
  const { catalog = 'c', branch = 'main' } = of
  count += 1
  return partly<JobReport>({
    build: { status: build ?? 'succeeded' },
    jobId: `job ${count}`,
    status,
    catalog: { id: catalog },
    event: { source: { gitRefUrl: `https://example.com/a/b/tree/${branch}` } },
    startedAt: '2026-11-22T10:00:00Z',
    ...(minutes !== undefined && {
      finishedAt: new Date(Date.parse('2026-11-22T10:00:00Z') + minutes * 60_000).toISOString(),
    }),
  })
}

const running = job({ status: 'started' })
const minutes = (...reports: JobReport[]) => {
  const seconds = expectedSeconds(running, reports)
  return seconds === undefined ? undefined : seconds / 60
}
const took = (...all: number[]) => all.map((each) => job({ minutes: each }))

test('a job takes as long as the median of the last five of its catalog and branch', () => {
  expect(minutes(...took(30))).toBe(30)
  expect(minutes(...took(30, 40))).toBe(35)
  expect(minutes(...took(50, 10, 20, 40, 30, 1000, 1000))).toBe(30)
})

test('other catalogs, other branches, jobs that ended early and the job itself do not tell', () => {
  expect(
    minutes(
      job({ minutes: 1, catalog: 'other' }),
      job({ minutes: 1, branch: 'other' }),
      job({ minutes: 1, status: 'canceled' }),
      job({ minutes: 1, status: 'failed', build: 'failed' }),
      running,
    ),
  ).toBeUndefined()
  expect(minutes(...took(20), job({ minutes: 10, status: 'failed' }))).toBe(15)
  const done = job({ minutes: 5 })
  expect(expectedSeconds(done, [done])).toBeUndefined()
})

test('a list knows the times of its running jobs alone', () => {
  const finished = took(20)
  expect([...expectedTimes([running, ...finished])]).toEqual([[running.jobId, 1200]])
})

test('jobs without a commit tell the times of each other, and not of those with one', () => {
  const upload = { ...job({ status: 'started' }), event: { sourceId: 's' } }
  const uploaded = { ...job({ minutes: 7 }), event: { sourceId: 't' } }
  expect(expectedSeconds(upload, [...took(20), uploaded])).toBe(420)
  expect(expectedSeconds(running, [uploaded])).toBeUndefined()
})

test('a branch is the same whatever the address of its page', () => {
  const elsewhere = {
    ...job({ minutes: 9 }),
    event: { source: { gitSha: 'a', gitRefUrl: 'https://example.com/a/b/tree/main/' } },
  }
  expect(minutes(elsewhere)).toBe(9)
})

test('jobs without times do not tell, and a list knows no time of jobs that wait', () => {
  expect(minutes(job({}), ...took(20))).toBe(20)
  const { startedAt: _, ...waiting } = job({ status: 'scheduled' })
  const of = (reports: JobReport[]) => [...expectedTimes(reports).keys()]
  expect(of([waiting, ...took(20)])).toEqual([])
  expect(of([running])).toEqual([])
  const finished = job({ minutes: 5, status: 'failed' })
  expect(of([finished, ...took(20)])).toEqual([])
})
