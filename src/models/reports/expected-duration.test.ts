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
})

test('a list knows the times of its running jobs alone', () => {
  const finished = took(20)
  expect([...expectedTimes([running, ...finished])]).toEqual([[running.jobId, 1200]])
})
