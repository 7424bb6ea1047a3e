import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { partVerdictOf, verdictOf } from './verdict.ts'

type Job = Parameters<typeof verdictOf>[0]

const counts = (failureCount: number, successCount: number, totalCount = 10) => ({
  failureCount,
  successCount,
  totalCount,
})

const job = (given: Partial<Job>): Job => ({
  status: 'succeeded',
  build: { status: 'succeeded' },
  testOptions: partly<Job['testOptions']>({ skipTest: false, disableLoggingOnSuccess: false }),
  ...given,
})

const tested = (status: Job['status'], caseResults: ReturnType<typeof counts>): Partial<Job> => ({
  status,
  test: partly<NonNullable<Job['test']>>({ status, caseResults }),
  ...(status !== 'started' && { finishedAt: '2026-11-22T00:00:00Z' }),
})

test.each<[Partial<Job>, string, boolean]>([
  [tested('failed', counts(3, 7)), '3 failed', true],
  [tested('succeeded', counts(0, 10)), 'All passed', true],
  [tested('succeeded', counts(0, 9)), 'No failure', true],
  [tested('succeeded', counts(0, 0, 0)), 'No case counts', true],
  [tested('started', counts(0, 2)), 'No failure so far', true],
  [tested('started', counts(1, 2)), '1 failed', true],
  [tested('canceled', counts(0, 2)), 'Canceled', true],
  [tested('canceled', counts(1, 2)), '1 failed', true],
  [{ status: 'scheduled', build: {} }, 'Waiting to start', false],
  [{ status: 'started', build: { status: 'started' } }, 'Building', false],
  [{ status: 'started' }, 'Running', false],
  [{ status: 'failed', build: { status: 'failed' } }, 'Build failed', false],
  [{ status: 'failed' }, 'Failed', false],
  [{}, 'Succeeded', false],
  [{ testOptions: partly<Job['testOptions']>({ skipTest: true }) }, 'Built, nothing tested', false],
])('of %j it says %s', (given, headline, isCounted) => {
  const verdict = verdictOf(job(given), { naMode: false })
  expect(verdict.headline).toBe(headline)
  expect(verdict.counts !== undefined).toBe(isCounted)
})

test('the counts of a filter replace those of the job', () => {
  expect(
    verdictOf(job(tested('failed', counts(3, 7))), { naMode: false, counts: counts(1, 1, 2) })
      .headline,
  ).toBe('1 failed')
})

test('in N/A mode only what is available counts', () => {
  const failed = job(tested('failed', counts(3, 7)))
  const available = counts(0, 7, 7)
  const verdict = verdictOf(
    { ...failed, test: partly<Job['test']>({ ...failed.test, availableCaseResults: available }) },
    { naMode: true },
  )
  expect(verdict).toMatchObject({ status: 'succeeded', headline: 'All passed', counts: available })
})

test('a message that the counts do not say is the reason', () => {
  const failMessage = 'No space left on device'
  expect(verdictOf(job({ status: 'failed', failMessage }), { naMode: false }).reason).toBe(
    failMessage,
  )
  expect(
    verdictOf(job({ ...tested('failed', counts(1, 9)), failMessage: 'Some test cases failed.' }), {
      naMode: false,
    }).reason,
  ).toBeUndefined()
})

const ended = { finishedAt: '2026-11-22T00:00:00Z' }

test.each([
  [{ status: 'failed', caseResults: counts(3, 7), ...ended }, '3 failed'],
  [{ status: 'succeeded', caseResults: counts(0, 10), ...ended }, 'All passed'],
  [{ status: 'started', caseResults: counts(0, 4) }, 'No failure so far'],
  [{ status: 'canceled', caseResults: counts(0, 4), ...ended }, 'Canceled'],
  [{ status: 'canceled', caseResults: counts(1, 4), ...ended }, '1 failed'],
  [{ status: 'scheduled' }, 'Waiting to start'],
  [{ status: 'failed', failMessage: 'No space left', ...ended }, 'Failed'],
] as const)('of a part that is %j the verdict is %s', (part, headline) => {
  const verdict = partVerdictOf(part, false)
  expect(verdict).toMatchObject({ status: part.status, headline })
  expect(verdict.reason).toBe('failMessage' in part ? part.failMessage : undefined)
})

test('in N/A mode the verdict of a part has the counts of that mode', () => {
  const part = {
    status: 'failed',
    caseResults: counts(3, 7),
    availableCaseResults: counts(0, 7, 7),
    ...ended,
  } as const
  expect(partVerdictOf(part, true)).toMatchObject({ status: 'succeeded', headline: 'All passed' })
})

test('a job that the user cancels says so before its platform does', () => {
  const running = job({ status: 'started', build: { status: 'succeeded' } })
  expect(verdictOf(running, { naMode: false, isCanceling: true })).toMatchObject({
    status: 'canceling',
    headline: 'Canceling',
  })
  const failing = job(tested('started', counts(3, 7)))
  expect(verdictOf(failing, { naMode: false, isCanceling: true }).headline).toBe('3 failed')
})
