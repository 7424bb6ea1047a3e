import { expect, test } from 'vitest'
import { jobToJudgeBy, plannedText } from './run-estimate.ts'

const counts = (totalCount: number) => ({
  totalCount,
  successCount: totalCount,
  failureCount: 0,
  cancelCount: 0,
})
const jobOf = (jobId: string, cases: number, status: 'succeeded' | 'canceled' = 'succeeded') => ({
  jobId,
  status,
  startedAt: '2026-11-26T08:00:00Z',
  test: { status, caseResults: counts(cases), availableCaseResults: counts(cases) },
})
const at = (time: string) => `2026-11-26T${time}:00Z`
const suiteOf = (id: string, cases: number, from: string, to?: string) => ({
  suite: { id },
  caseResults: counts(cases),
  startedAt: at(from),
  ...(to !== undefined && { finishedAt: at(to) }),
})
const suites = [
  suiteOf('a', 100, '08:45', '09:30'),
  suiteOf('b', 10, '09:00', '09:15'),
  suiteOf('c', 2, '09:30', '09:45'),
]
const judged = { job: jobOf('1', 112), suites }

test('the job with most cases of the newest five with a result tells what is tested', () => {
  const jobs = [jobOf('1', 9, 'canceled'), jobOf('2', 3), jobOf('3', 5), jobOf('4', 5)]
  expect(jobToJudgeBy(jobs)?.jobId).toBe('3')
  expect(jobToJudgeBy([...Array.from('12345', (id) => jobOf(id, 1)), jobOf('6', 9)])?.jobId).toBe(
    '1',
  )
  expect(jobToJudgeBy([jobOf('1', 0)])).toBeUndefined()
})

test.each([
  [['a', 'b', 'c'], true, '3 suites\u00a0· 112 cases\u00a0· about 1 h 45 min'],
  // Suites that run side by side take the time of the longest.
  [['a', 'b'], false, '2 suites\u00a0· 110 cases\u00a0· about 45 min'],
  [['c'], true, '1 suite\u00a0· 2 cases\u00a0· about 1 h'],
  // A suite that did not run there may have any number of cases.
  [['a', 'd'], false, '2 suites\u00a0· at least 100 cases\u00a0· about 45 min'],
  [['d'], false, '1 suite'],
] as const)('%j, built: %s: %s', (suiteIds, builds, text) => {
  expect(plannedText({ suiteIds, builds }, judged)).toBe(text)
})

test('says no time that is not known, and only suites without an earlier job', () => {
  const open = { ...judged, suites: [suiteOf('a', 1, '08:45')] }
  expect(plannedText({ suiteIds: ['a'], builds: true }, open)).toBe('1 suite\u00a0· 1 case')
  expect(plannedText({ suiteIds: ['a'], builds: true }, undefined)).toBe('1 suite')
})

test('suites are taken by the time at which they began, whatever their order', () => {
  const reversed = { ...judged, suites: suites.toReversed() }
  expect(plannedText({ suiteIds: ['a', 'b', 'c'], builds: true }, reversed)).toBe(
    '3 suites\u00a0· 112 cases\u00a0· about 1 h 45 min',
  )
})

test('a suite without counts has no cases, and one that never began has no time', () => {
  const { caseResults: _, ...uncounted } = suiteOf('a', 1, '08:45', '09:00')
  expect(plannedText({ suiteIds: ['a'], builds: false }, { ...judged, suites: [uncounted] })).toBe(
    '1 suite\u00a0· 0 cases\u00a0· about 15 min',
  )
  const { startedAt: __, ...waiting } = suiteOf('b', 1, '08:45', '09:00')
  const partly = { ...judged, suites: [suiteOf('a', 1, '08:45', '09:00'), waiting] }
  expect(plannedText({ suiteIds: ['a', 'b'], builds: false }, partly)).toBe(
    '2 suites\u00a0· 2 cases',
  )
  expect(plannedText({ suiteIds: ['a'], builds: true }, partly)).toBe(
    '1 suite\u00a0· 1 case\u00a0· about 1 h',
  )
})

test('a job without tests tells nothing', () => {
  const { test: _, ...untested } = jobOf('1', 5)
  expect(jobToJudgeBy([untested])).toBeUndefined()
})
