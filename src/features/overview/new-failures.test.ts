import { expect, test } from 'vitest'
import type { FailureGroup, JobChange } from '@/evidence/engine/answer-change.ts'
import { noChanges } from '@/evidence/engine/case-changes.ts'
import type { JobHeader } from '@/evidence/engine/job-header.ts'
import {
  failedJobs,
  fixedRows,
  isCounted,
  newFailureRows,
  newFailuresText,
  newFailureTotals,
  newsOf,
  newsText,
  quietText,
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

const withFailures = (found: JobHeader, failureCount = 1): JobHeader => {
  const caseResults = { totalCount: 3, successCount: 3 - failureCount, failureCount }
  return { ...found, test: { status: 'failed', caseResults, availableCaseResults: caseResults } }
}

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

const words = {
  branch: 'main',
  since: 'yesterday 18:02',
  isReading: false,
  isAtMost: false,
  among: 2,
  failed: 2,
}

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
  const given = [
    ...[job('x', 'feat'), job('a')].map((each) => withFailures(each)),
    passed,
    job('not built'),
    withFailures(job('b')),
  ]
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
    ', 10 of them localization error\u00a0· 34 on other branches',
  ],
  [[onBranch], 'Nothing new on main since yesterday 18:02', '\u00a0· 34 on other branches'],
  [[], 'Nothing new on main since yesterday 18:02', ''],
  [[{ job: job('a'), change: change([group(1, 'timeout')]) }], '1 new failure on main', ''],
  [
    [{ job: job('a'), change: change([group(2, 'timeout'), group(1, 'a'), group(2, 'b')]) }],
    '5 new failures on main',
    '',
  ],
])('%# is told in one line', (jobs, own, others) => {
  const totals = newFailureTotals(jobs, 'main')
  expect(newFailuresText(totals, words)).toEqual([own, others])
})

test.each([
  [{ isAtMost: true }, 'Up to 13 new failures on main', ''],
  [{ isReading: true }, '13 new failures on main so far', ''],
  [
    { among: 10, failed: 34 },
    '13 new failures on main',
    '\u00a0· counted in 10 of 34 failed reports',
  ],
])('what is not known of new failures is told: %j', (given, own, cut) => {
  const totals = newFailureTotals([nightly], 'main')
  expect(newFailuresText(totals, { ...words, ...given })).toEqual([
    own,
    `, 10 of them localization error${cut}`,
  ])
})

test('while jobs are read, nothing new is told of those alone', () => {
  const totals = newFailureTotals([], 'main')
  const [own] = newFailuresText(totals, { ...words, isReading: true, isAtMost: true })
  expect(own).toBe('Nothing new on main so far')
})

test('new failures are counted once the cases are read, not by counts of jobs', () => {
  const isKnown = (state: JobChange['state']) =>
    isCounted({ job: job('a'), change: { ...change([]), state } })
  expect(([undefined, 'net', 'none', 'untested', 'counts'] as const).map(isKnown)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})

test.each([
  [[], 'No job has failed in this time.'],
  [[withFailures(job('a'))], 'Everything that failed in this time had failed before.'],
  [
    [{ ...job('a'), build: { status: 'failed' as const } }],
    'No case has failed in this time; 1 job did not build.',
  ],
])('why nothing is new: %#', (jobs, text) => {
  expect(quietText(jobs)).toBe(text)
})

test('without an earlier run, nothing is said to have failed before', () => {
  const of = (...states: JobChange['state'][]) =>
    quietText(
      [withFailures(job('a'))],
      states.map((state) => ({ job: job('a'), change: { ...change([]), state } })),
    )
  expect(of('none')).toBe('No earlier run tells what is new of the failures in this time.')
  expect(of('none', 'counts')).toContain('or has no earlier run to compare with')
  expect(of('counts')).toBe('Everything that failed in this time had failed before.')
})

test('fixes are looked for in tested jobs of the branch, and told where there are some', () => {
  const tested = (id: string, branch?: string): JobHeader => ({
    ...withFailures(job(id, branch)),
    finishedAt: '2024-03-05T10:00:00Z',
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

test('the menu counts what is known of the branch, and says what is not', () => {
  const unknown = { job: job('unread'), change: undefined }
  const passing = { job: job('as before'), change: change([]) }
  const unsure = { ...nightly, change: { ...nightly.change, isFlakyKnown: false } }
  const told = (jobs: Parameters<typeof newsOf>[0]) => {
    const news = newsOf(jobs, 'main')
    return news && newsText(news, 'main')
  }
  expect(told([])).toBeUndefined()
  expect(told([passing, unknown])).toBeUndefined()
  const { onBranch } = newFailureTotals([nightly], 'main')
  expect(told([nightly, passing])).toBe(`${onBranch} new failures on main since your last visit`)
  expect(told([unsure])).toBe(`Up to ${onBranch} new failures on main since your last visit`)
  expect(told([nightly, unknown])).toBe(
    `At least ${onBranch} new failures on main since your last visit`,
  )
  expect(told([unsure, unknown])).toBe(
    `${onBranch} new failures on main since your last visit so far`,
  )
  const one = { job: job('one'), change: change([group(1, 'timeout')]) }
  expect(told([one])).toBe('1 new failure on main since your last visit')
})
