import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import {
  newestReportsFirst,
  whyNotCompare,
  whyNotRetestFailed,
  whyNotTable,
} from './report-selection.ts'

const hour = 60 * 60 * 1000
const now = Date.parse('2026-03-10T12:00:00Z')

const reportOf = (
  jobId: string,
  hoursAgo: number,
  failureCount = 1,
  status: JobReport['status'] = 'failed',
) =>
  partly<JobReport>({
    jobId,
    status,
    scheduledAt: new Date(now - hoursAgo * hour).toISOString(),
    build: { status: 'succeeded' },
    event: { sourceJobId: jobId },
    test: { caseResults: { failureCount } },
  })

const fresh = reportOf('fresh', 1)
const older = reportOf('older', 30)
const running = reportOf('running', 2, 0, 'started')

test('the newest report comes first', () => {
  expect(newestReportsFirst([older, running, fresh])).toEqual([fresh, running, older])
})

test('two reports or more that were tested to their end are compared; one makes a table', () => {
  expect(whyNotCompare([fresh, older])).toBeUndefined()
  expect(whyNotCompare([fresh])).toBe('A comparison takes two reports or more.')
  expect(whyNotCompare([fresh, running])).toMatch(/tested to their end/)
  expect(whyNotTable([fresh])).toBeUndefined()
  expect(whyNotTable([running])).toMatch(/tested to their end/)
})

test('the failed suites of one job are run again, as long as its artifacts can be reused', () => {
  expect(whyNotRetestFailed([fresh], now)).toBeUndefined()
  expect(whyNotRetestFailed([fresh, older], now)).toBe('One job is run again at a time.')
  expect(whyNotRetestFailed([reportOf('passed', 1, 0)], now)).toBe('No case of the job has failed.')
  expect(whyNotRetestFailed([reportOf('old', 8 * 24)], now)).toMatch(/^Artifacts can be reused/)
})
