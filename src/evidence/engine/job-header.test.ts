import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import {
  branchOfJob,
  failuresOf,
  headerOf,
  isAllPassed,
  isComparable,
  isFinal,
  isLargeJob,
  type JobHeader,
  newestFirst,
  timeOf,
} from './job-header.ts'

const tested = (totalCount: number, successCount: number, failureCount = 0) => ({
  caseResults: { totalCount, successCount, failureCount },
})

test('the header of a report has what lists and comparisons show, and nothing else', () => {
  const report = {
    ...partly<JobHeader>({
      jobId: 'job',
      status: 'failed',
      scheduledAt: '2026-11-30T10:00:00Z',
      startedAt: '2026-11-30T10:01:00Z',
      finishedAt: '2026-11-30T10:02:00Z',
      description: 'Nightly run',
      userName: 'somebody',
      scheduledBy: 'u',
      catalog: { id: 'c' },
      event: {},
      build: { status: 'succeeded' },
      test: tested(3, 3),
    }),
    buildOptions: {},
  }
  const { buildOptions: _, ...header } = report
  expect(headerOf(report)).toEqual(header)
  const { startedAt, finishedAt, test: done, ...waiting } = header
  expect(Object.keys(headerOf(waiting)).sort()).toEqual(Object.keys(waiting).sort())
})

test('jobs come the newest first, those of one time by their ids', () => {
  const job = (jobId: string, scheduledAt: string) => partly<JobHeader>({ jobId, scheduledAt })
  const jobs = [
    job('a', '2026-11-29T10:00:00Z'),
    job('c', '2026-11-30T10:00:00Z'),
    job('d', 'soon'),
    job('b', '2026-11-30T10:00:00Z'),
  ]
  for (const some of [jobs, jobs.toReversed()]) {
    expect(some.toSorted(newestFirst).map(({ jobId }) => jobId)).toEqual(['c', 'b', 'a', 'd'])
  }
  expect(jobs.map(timeOf).at(2)).toBe(0)
})

test('the branch is that of the source, where there is one', () => {
  const on = (source: object | undefined) =>
    branchOfJob({ event: { source } } as unknown as JobHeader)
  expect(on({ gitRefUrl: 'https://example.com/a/b/tree/main' })).toBe('main')
  expect([on({}), on(undefined)]).toEqual([undefined, undefined])
})

test.each([
  [undefined, 0, false, false],
  [tested(3, 2, 1), 1, false, false],
  [tested(3, 3), 0, true, false],
  [tested(1000, 0, 3), 3, false, false],
  [tested(1001, 1001), 0, true, true],
])('of %j %i cases failed; all passed: %s, very many: %s', (test, failed, isAll, isLarge) => {
  const job = partly<Pick<JobHeader, 'test'>>({ test })
  expect([failuresOf(job), isAllPassed(job), isLargeJob(job)]).toEqual([failed, isAll, isLarge])
})

test.each([
  ['succeeded', 'succeeded', tested(1, 1), true],
  ['failed', 'succeeded', tested(1, 0, 1), true],
  ['canceled', 'succeeded', tested(1, 0, 1), false],
  ['started', 'succeeded', tested(1, 0, 1), false],
  ['failed', 'failed', tested(1, 0, 1), false],
  ['failed', 'succeeded', {}, false],
  ['failed', 'succeeded', undefined, false],
] as const)(
  'a job that is %s, its build %s, with %j can be compared: %s',
  (status, build, test, is) => {
    expect(isComparable(partly<JobHeader>({ status, build: { status: build }, test }))).toBe(is)
  },
)

test('a job that runs has not come to its end', () => {
  expect(isFinal({ status: 'started' })).toBe(false)
  expect(isFinal({ status: 'failed', finishedAt: '2026-11-30T10:00:00Z' })).toBe(true)
})
