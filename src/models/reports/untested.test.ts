import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { untestedText } from './untested.ts'

const job = (fields: Parameters<typeof partly<JobReport>>[0] = {}) =>
  partly<JobReport>({
    status: 'started',
    build: { status: 'started' },
    testOptions: { skipTest: false },
    ...fields,
  })

test('the lists of a job without results say why they are empty', () => {
  expect(untestedText(job(), 'suites')).toBe(
    'The suites show here when the tests of the job begin.',
  )
  expect(untestedText(job(), 'failures')).toBe(
    'The failures show here when the tests of the job begin.',
  )
  expect(untestedText(job(), 'changes', { isCanceling: true })).toBe(
    'The job is being canceled before its tests begin, so no case runs.',
  )
  expect(untestedText(job({ status: 'canceled' }), 'suites', { isCanceling: true })).toBe(
    'The job was canceled before its tests began, so no suite ran.',
  )
  expect(untestedText(job({ status: 'failed' }), 'suites')).toBe(
    'The job ended before its tests began, so no suite ran.',
  )
  expect(untestedText(job({ status: 'failed', build: { status: 'failed' } }), 'changes')).toBe(
    'The build failed, so no case ran.',
  )
  expect(untestedText(job({ testOptions: { skipTest: true } }), 'failures')).toBe(
    'This job tests nothing, so it runs no cases.',
  )
})

test('a job whose tests have begun has results to show', () => {
  const caseResults = { totalCount: 3, successCount: 0, failureCount: 0 }
  expect(untestedText(job({ test: { status: 'started', caseResults } }), 'suites')).toBeUndefined()
})
