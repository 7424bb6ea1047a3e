import type { ReportStatus } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { outcomeOf, outcomeOfResult } from './outcome-words.ts'

const job = (
  status: ReportStatus,
  build: ReportStatus | undefined,
  counts?: { failed: number; total: number },
): Parameters<typeof outcomeOf>[0] => {
  const { failed = 0, total = 0 } = counts ?? {}
  const results = { totalCount: total, successCount: total - failed, failureCount: failed }
  return {
    status,
    build: build === undefined ? {} : { status: build },
    ...(counts && { test: { status, caseResults: results, availableCaseResults: results } }),
  }
}

test.each([
  [job('failed', 'succeeded', { failed: 8, total: 77 }), 'failed', '8 of 77 failed'],
  [job('failed', 'succeeded', { failed: 1400, total: 8800 }), 'failed', '1,400 of 8,800 failed'],
  [job('succeeded', 'succeeded', { failed: 0, total: 77 }), 'succeeded', 'None of 77 failed'],
  // Its tests did not come to their end for another reason than a case.
  [job('failed', 'succeeded', { failed: 0, total: 77 }), 'failed', 'None of 77 failed'],
  [job('failed', 'failed'), 'failed', 'Build failed'],
  [job('canceled', 'failed'), 'canceled', 'Canceled'],
  [job('canceled', 'succeeded', { failed: 3, total: 77 }), 'canceled', 'Canceled'],
  [job('succeeded', 'succeeded'), 'succeeded', 'Succeeded'],
  [job('succeeded', undefined), 'succeeded', 'Succeeded'],
  [job('succeeded', 'succeeded', { failed: 2, total: 77 }), 'failed', '2 of 77 failed'],
  [job('failed', undefined), 'failed', 'Failed'],
] as const)('%j is told as %s: %s', (of, status, text) => {
  expect(outcomeOf(of)).toEqual({ status, text })
})

test.each([
  [{ status: 'failed', failed: 8, total: 77 }, 'failed', '8 of 77 failed'],
  [{ status: 'succeeded', failed: 0, total: 1 }, 'succeeded', 'None of 1 failed'],
  [{ status: 'succeeded', failed: 0, total: 0 }, 'succeeded', 'None failed'],
  [{ status: 'failed', failed: 0, total: 0 }, 'failed', 'Failed'],
  [{ status: 'failed', failed: 0, total: 9 }, 'failed', 'None of 9 failed'],
  [{ status: 'succeeded', failed: 2, total: 9 }, 'failed', '2 of 9 failed'],
  [{ status: 'canceled', failed: 1, total: 77 }, 'canceled', 'Canceled'],
] as const)('the part %j is told as %s: %s', (of, status, text) => {
  expect(outcomeOfResult(of)).toEqual({ status, text })
})
