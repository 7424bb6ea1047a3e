import { expect, test } from 'vitest'
import type { FailureGroup, JobChange } from '@/evidence/engine/answer-change.ts'
import { noChanges } from '@/evidence/engine/case-changes.ts'
import type { JobHeader } from '@/evidence/engine/job-header.ts'
import {
  failedJobs,
  fixedRows,
  newFailureRows,
  newFailuresText,
  newFailureTotals,
  testedJobs,
} from './new-failures.ts'

const job = (jobId: string, branch = 'main'): JobHeader => ({
  jobId,
  status: 'failed',
  scheduledAt: '2024-03-05T09:00:00Z',
  description: '',
  userName: '',
  scheduledBy: 'u1',
  catalog: { id: 'c1', displayName: 'Shuttle 4', versionId: 'v1' },
  event: {
    source: {
      gitSha: 'c2737a14',
      gitRefUrl: `https://github.com/shuttle-lab/autopilot/tree/${branch}`,
    },
  },
  build: { status: 'succeeded' },
})

const group = (count: number, cause?: string, message?: string): FailureGroup => ({
  cause,
  message,
  count,
  id: 'case',
  scenario: 'Cut in',
})

const change = (groups: FailureGroup[]): JobChange => ({
  baseline: undefined,
  isCertain: true,
  state: 'counts',
  counts: undefined,
  net: undefined,
  isFlakyKnown: true,
  groups,
  rows: undefined,
})

const nightly = {
  job: job('nightly'),
  change: change([
    group(10, 'localization error', 'off'),
    group(1, 'stop line'),
    group(1),
    group(1),
  ]),
}
const onBranch = { job: job('branch', 'feat/cut-in'), change: change([group(34, 'collision')]) }

test('failed jobs of the branch are read first, in their order', () => {
  const passed = { ...job('passed'), status: 'succeeded' as const }
  const given = [job('x', 'feat'), job('a'), passed, job('b')]
  expect(failedJobs(given, 'main').map(({ jobId }) => jobId)).toEqual(['a', 'b', 'x'])
})

test('rows of the branch come first, and single cases share one', () => {
  const rows = newFailureRows([onBranch, nightly], 'main')
  expect(
    rows.map(({ job: { jobId }, kind, count, causes }) => [jobId, kind, count, causes]),
  ).toEqual([
    ['nightly', 'message', 10, ['localization error']],
    ['nightly', 'one', 3, ['stop line', undefined]],
    ['branch', 'message', 34, ['collision']],
  ])
})

test('a job with one single case keeps its message', () => {
  const [row] = newFailureRows(
    [{ job: job('a'), change: change([group(1, 'timeout', 'late')]) }],
    'main',
  )
  expect(row).toMatchObject({ kind: 'message', message: 'late', count: 1 })
})

test.each(['net', 'none', 'untested', undefined] as const)(
  'a change that is %s gives no row',
  (state) => {
    expect(
      newFailureRows([{ job: job('a'), change: { ...change([group(3)]), state } }], 'main'),
    ).toEqual([])
  },
)

test.each([
  [
    [nightly, onBranch],
    '13 new failures on main',
    ', 10 of them localization error · 34 on other branches',
  ],
  [[onBranch], 'Nothing new on main since yesterday 18:02', ' · 34 on other branches'],
  [[], 'Nothing new on main since yesterday 18:02', ''],
  [[{ job: job('a'), change: change([group(1, 'timeout')]) }], '1 new failure on main', ''],
  [
    [{ job: job('a'), change: change([group(2, 'timeout'), group(1, 'a'), group(2, 'b')]) }],
    '5 new failures on main',
    '',
  ],
])('%# is told in one line', (jobs, own, others) => {
  const totals = newFailureTotals(jobs, 'main')
  expect(newFailuresText(totals, 'main', 'yesterday 18:02')).toEqual([own, others])
})

test('fixes are looked for in tested jobs of the branch, and told where there are some', () => {
  const tested = (id: string, branch?: string): JobHeader => ({
    ...job(id, branch),
    finishedAt: '2024-03-05T10:00:00Z',
    test: {
      status: 'failed',
      caseResults: { totalCount: 3, successCount: 2, failureCount: 1 },
      availableCaseResults: { totalCount: 3, successCount: 2, failureCount: 1 },
    },
  })
  const jobs = [tested('a'), tested('b', 'feat'), job('unbuilt'), tested('c'), tested('d')]
  const own = testedJobs(jobs, 'main')
  expect(own.map(({ jobId }) => jobId)).toEqual(['a', 'c', 'd'])

  const fixed = (count: number): JobChange => ({
    ...change([]),
    counts: { ...noChanges(), fixed: count },
  })
  const changed = [
    { job: own[0] ?? job('a'), change: fixed(8) },
    { job: own[1] ?? job('c'), change: fixed(0) },
    { job: own[2] ?? job('d'), change: undefined },
  ]
  expect(fixedRows(changed).map(({ job: { jobId }, count }) => [jobId, count])).toEqual([['a', 8]])
})
