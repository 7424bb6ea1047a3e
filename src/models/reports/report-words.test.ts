import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { findReports } from './report-words.ts'

const report = (given: Partial<JobReport> = {}) =>
  partly<JobReport>({
    id: '7c1e5a02',
    jobId: '5b0c7a4e',
    description: 'Nightly run',
    catalog: { displayName: 'Minibus v3' },
    event: {
      source: { gitSha: 'd08b26a6f1', gitRefUrl: 'https://example.com/a/b/tree/fix/cut-in' },
    },
    firmware: { releaseName: 'Autumn' },
    ...given,
  })

test.each([
  ['NIGHTLY', true],
  ['fix/cut', true],
  ['minibus', true],
  ['autumn run', true],
  ['autumn day', false],
  ['7c1e', true],
  ['5b0c', true],
  ['d08b26a6f1', true],
  // Letters within an id find nothing.
  ['1e5a', false],
  ['0c7a', false],
  ['8b26a6f1', false],
])('a job is found by %j: %s', (typed, expected) => {
  expect(findReports(typed)(report())).toBe(expected)
})

test('a job without a commit and a release is found by the rest', () => {
  const bare = () => report({ event: {}, firmware: undefined })
  expect(findReports('minibus 5b0c')(bare())).toBe(true)
  expect(findReports('autumn')(bare())).toBe(false)
})
