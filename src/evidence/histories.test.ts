import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import {
  comesAndGoes,
  failedText,
  failuresAmong,
  historyOf,
  type Run,
  resultOfJob,
  runOf,
  runsTogether,
} from './histories.ts'

const job = (jobId: string, day: number, branch = 'main', catalog = 'c') =>
  partly<JobReport>({
    jobId,
    status: 'failed',
    description: `Run ${jobId}`,
    scheduledAt: `2026-11-${String(day).padStart(2, '0')}T02:00:00Z`,
    startedAt: '2026-11-01T02:00:00Z',
    finishedAt: '2026-11-01T02:01:00Z',
    catalog: { id: catalog },
    event: {
      source: { gitSha: 'abcdef0123', gitRefUrl: `https://example.com/a/b/tree/${branch}` },
    },
    test: { caseResults: { totalCount: 5, successCount: 3, failureCount: 2 } },
  })

test('holds the last jobs of catalog and branch up to the job itself, the oldest first', () => {
  const own = job('own', 20)
  const reports = [
    job('newer', 21),
    own,
    job('d', 19),
    job('as old', 20),
    job('other branch', 18, 'feat/x'),
    job('other catalog', 17, 'main', 'x'),
    job('c', 16),
    job('b', 15),
  ]
  const ids = (limit: number) => historyOf(own, reports, limit).map(({ jobId }) => jobId)
  expect(ids(20)).toEqual(['b', 'c', 'd', 'own'])
  expect(ids(2)).toEqual(['d', 'own'])
  // Jobs without a branch have none in common.
  const [alone, another] = ['alone', 'another'].map((id, at) => ({
    ...job(id, 30 - at),
    event: {},
  }))
  expect(historyOf(alone as JobReport, [alone, another] as JobReport[], 20)).toEqual([alone])
})

test('a job counts its cases; one that tested nothing has no result', () => {
  expect(resultOfJob(job('a', 1))).toEqual({ status: 'failed', failed: 2, total: 5, seconds: 60 })
  expect(resultOfJob({ ...job('a', 1), test: undefined })).toBeNull()
})

test('a run is named by its job and its commit', () => {
  expect(runOf(job('a', 1), null)).toMatchObject({ name: 'Run a', source: 'main @ abcdef01' })
})

/** The result of equal cases of which some failed. */
const result = (failed: number, total = 1) =>
  ({ status: failed > 0 ? 'failed' : 'succeeded', failed, total, seconds: 10 }) as const

test('says how often a thing failed, once all is known', () => {
  const run = (result: Run['result']) => runOf(job('a', 1), result)
  const [failed, passed] = [result(1), result(0)]
  expect(failedText([run(failed), run(null), run(passed)])).toBe('Failed 1 of the last 2')
  expect(failedText([run(passed), run(passed)])).toBe('Passed in the last 2')
  expect(failedText([run(passed), run(undefined)])).toBeUndefined()
  const canceled = { ...result(0), status: 'canceled' } as const
  const running = { ...result(1), status: 'started' } as const
  expect(failedText([run(passed), run(canceled), run(failed), run(running)])).toBe(
    'Failed 1 of the last 2',
  )
  for (const none of [[], [run(null)], [run(canceled)], [run(running)]]) {
    expect(failedText(none)).toBe('No finished run')
    expect(failuresAmong(none)).toBeUndefined()
  }
  expect(failuresAmong([run(passed), run(canceled)])?.text).toBe('Passed in the last 1')
  const [first, last] = [run(passed), run(failed)]
  expect(failuresAmong([first, run(null), last])).toEqual({
    text: 'Failed 1 of 2',
    lastPass: first,
  })
  expect(failuresAmong([last])).toEqual({ text: 'Failed 1 of 1', lastPass: undefined })
  expect(failuresAmong([first])).toEqual({ text: 'Passed in the last 1', lastPass: undefined })
  expect(failuresAmong([first, run(undefined)])).toBeUndefined()
  expect(failuresAmong([run(null)])).toBeUndefined()
})

test.each([
  ['', false],
  ['sfs', false],
  ['sfsf', true],
  ['ssffssff', true],
  ['ssfs', false],
  ['s-f-s', false],
  ['sf-sf', true],
  ['ffff', false],
])('%s comes and goes: %s', (runs, expected) => {
  const results = [...runs].map((run) => (run === '-' ? null : result(run === 'f' ? 1 : 0)))
  expect(comesAndGoes(results)).toBe(expected)
})

test('a run in which only some of several equal cases failed does not tell which come and go', () => {
  const mixed = result(1, 2)
  const passed = result(0, 2)
  expect(comesAndGoes([passed, mixed, passed, mixed, passed])).toBe(false)
})

test('the runs of several cases are told together, each as far as all of them are known', () => {
  const result = (status: 'failed' | 'succeeded') =>
    ({ status, failed: status === 'failed' ? 1 : 0, total: 1, seconds: 3 }) as const
  const runs = (...results: Run['result'][]) =>
    results.map((each, place) => runOf(job(String(place), place + 1), each))
  const together = runsTogether([
    runs(result('succeeded'), result('failed'), null, null, null),
    runs(result('failed'), result('failed'), result('succeeded'), undefined, null),
  ])
  expect(together.map((run) => run.result)).toEqual([
    { status: 'failed', failed: 1, total: 2, seconds: undefined },
    { status: 'failed', failed: 2, total: 2, seconds: undefined },
    { status: 'succeeded', failed: 0, total: 1, seconds: undefined },
    undefined,
    null,
  ])
  expect(together[3]).toMatchObject({ jobId: '3', name: 'Run 3' })
  expect(runsTogether([])).toEqual([])
})
