import type { BuildReport, SuiteReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { slowestOf, spanOf, stagesOf } from './job-stages.ts'

type Job = Parameters<typeof stagesOf>[0]

const at = (minute: number) => `2026-11-22T10:${String(minute).padStart(2, '0')}:00Z`
const now = Date.parse(at(50))

const span = (from?: number, to?: number) => ({
  ...(from !== undefined && { startedAt: at(from) }),
  ...(to !== undefined && { finishedAt: at(to) }),
})

const builds = (...spans: ReturnType<typeof span>[]) => partly<BuildReport[]>(spans)
const suites = (...spans: ReturnType<typeof span>[]) => partly<SuiteReport[]>(spans)

const job = (given: Partial<Job>): Job => ({
  status: 'succeeded',
  scheduledAt: at(0),
  build: { status: 'succeeded' },
  testOptions: partly<Job['testOptions']>({ skipTest: false }),
  event: {},
  ...given,
})

const told = (...args: Parameters<typeof stagesOf>) =>
  stagesOf(...args).map(({ status, seconds, note, done }) => [status, seconds, note, done])

test('a finished job', () => {
  expect(
    told(
      job({
        ...span(1, 40),
        test: partly<NonNullable<Job['test']>>({
          status: 'failed',
          caseResults: { totalCount: 4, successCount: 3, failureCount: 1 },
        }),
      }),
      builds(span(1, 11)),
      suites(span(12, 30), span(13, 40)),
      now,
    ),
  ).toEqual([
    ['succeeded', 60, undefined, undefined],
    ['succeeded', 600, undefined, undefined],
    ['failed', 28 * 60, undefined, undefined],
  ])
})

test('a job that waits', () => {
  expect(told(job({ status: 'scheduled', build: { status: 'scheduled' } }), [], [], now)).toEqual([
    ['scheduled', 3000, undefined, undefined],
    ['scheduled', undefined, 'not started', undefined],
    [undefined, undefined, 'not started', undefined],
  ])
})

test('a job that tests says how far it is', () => {
  const [, , tests] = stagesOf(
    job({
      status: 'started',
      ...span(1),
      test: partly<NonNullable<Job['test']>>({
        status: 'started',
        caseResults: { totalCount: 8, successCount: 1, failureCount: 1 },
      }),
    }),
    builds(span(1, 11)),
    suites(span(12), span(13, 40), span()),
    now,
  )
  expect(tests).toMatchObject({ seconds: 38 * 60, note: '2 of 8 cases', done: 0.25 })
})

test('a job that tests does not say how far it is before it knows its cases', () => {
  const [, , tests] = stagesOf(
    job({
      status: 'started',
      test: partly<NonNullable<Job['test']>>({
        status: 'started',
        caseResults: { totalCount: 0, successCount: 0, failureCount: 0 },
      }),
    }),
    [],
    [],
    now,
  )
  expect(tests?.note).toBeUndefined()
})

test('a job waits until it starts or ends, whatever its status', () => {
  const [queue] = stagesOf(job({ status: 'unknown' }), [], [], now)
  expect(queue).toMatchObject({ status: 'scheduled', seconds: 3000 })
})

test('a job without a build, and one without tests', () => {
  const notes = (given: Partial<Job>) => stagesOf(job(given), [], [], now).map(({ note }) => note)
  expect(notes({ build: {}, event: { sourceJobId: 'other' } })[1]).toBe('reused')
  expect(notes({ build: {} })[1]).toBe('none')
  expect(notes({ testOptions: partly<Job['testOptions']>({ skipTest: true }) })[2]).toBe('none')
})

test('a job that was canceled before it started', () => {
  const [queue] = stagesOf(job({ status: 'canceled', ...span(undefined, 5) }), [], [], now)
  expect(queue).toMatchObject({ status: 'canceled', seconds: 300 })
})

test('a span is from the first start to the last end, or now', () => {
  expect(spanOf([span(3, 5), span(1, 2), span()], now)).toEqual({
    from: Date.parse(at(1)),
    to: Date.parse(at(5)),
  })
  expect(spanOf([span(3, 5), span(4)], now).to).toBe(now)
  expect(spanOf([], now)).toEqual({})
})

test('the slowest suite is the one that took longest', () => {
  const all = suites(span(1, 5), span(1, 9), span(1, 3), span(1))
  expect(slowestOf(all)).toBe(all[1])
  expect(slowestOf(suites(span(1)))).toBeUndefined()
  const [short] = suites(span(1, 1))
  expect(slowestOf(short ? [short] : [])).toBe(short)
})
