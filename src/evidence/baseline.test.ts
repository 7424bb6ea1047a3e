import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { baselineOf } from './baseline.ts'

const job = (jobId: string, day: number, given: object = {}, branch = 'main') =>
  ({
    jobId,
    status: 'failed',
    scheduledAt: `2026-11-${String(day).padStart(2, '0')}T02:00:00Z`,
    catalog: { id: 'c' },
    event: { source: { gitRefUrl: `https://example.com/a/b/tree/${branch}` } },
    build: { status: 'succeeded' },
    test: { caseResults: { totalCount: 1, successCount: 0, failureCount: 1 } },
    ...given,
  }) as unknown as JobReport

const own = job('own', 20)

const found = (reports: readonly JobReport[], of = own) => {
  const baseline = baselineOf(of, reports)
  return baseline && [baseline.report.jobId, baseline.of]
}

test('is the newest earlier job of the catalog and branch', () => {
  expect(found([job('old', 10), job('newer', 19), job('later', 21), own])).toEqual([
    'newer',
    'branch',
  ])
})

test.each([
  ['canceled', { status: 'canceled' }],
  ['running', { status: 'started' }],
  ['of another catalog', { catalog: { id: 'other' } }],
  ['not built', { build: { status: 'failed' } }],
  ['not tested', { test: undefined }],
])('is none that was %s', (_, given) => {
  expect(found([job('no', 19, given)])).toBeUndefined()
  expect(found([job('no', 19, given), job('yes', 3)])).toEqual(['yes', 'branch'])
})

test('is of main, else of any branch, where the branch has none', () => {
  const feature = job('own', 20, {}, 'feat/x')
  const others = [job('other', 19, {}, 'feat/y'), job('main', 18)]
  expect(found(others, feature)).toEqual(['main', 'main'])
  expect(found(others.slice(0, 1), feature)).toEqual(['other', 'catalog'])
  expect(found([], feature)).toBeUndefined()
})
