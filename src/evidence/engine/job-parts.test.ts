import type { SpecReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { resultOfPart } from './job-parts.ts'

test('counts the cases of a report; without counts there are none', () => {
  const report = partly<SpecReport>({
    status: 'failed',
    startedAt: '2026-11-01T02:00:00Z',
    finishedAt: '2026-11-01T02:00:30Z',
  })
  const counts = { totalCount: 8, successCount: 6, failureCount: 2 }
  expect(resultOfPart({ ...report, caseResults: counts })).toEqual({
    status: 'failed',
    failed: 2,
    total: 8,
    seconds: 30,
  })
  expect(resultOfPart(report)).toMatchObject({ failed: 0, total: 0 })
  expect(resultOfPart({ ...report, finishedAt: 'never' }).seconds).toBeUndefined()
})
