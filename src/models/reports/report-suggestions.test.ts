import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { writePair } from '@/lib/filter-pairs.ts'
import { partly } from '@/lib/partly.ts'
import { costliest, suggestionsFor } from './report-suggestions.ts'
import { readReportFilter } from './report-tokens.ts'

const now = new Date('2026-11-22T12:00:00').getTime()

const report = (scheduledAt: string, branch = 'main', catalog = 'Test bench') =>
  partly<JobReport>({
    jobId: 'j',
    id: 'r',
    status: 'failed',
    scheduledAt: new Date(scheduledAt).toISOString(),
    description: 'Nightly run',
    userName: 'Load test',
    scheduledBy: 'u',
    catalog: { displayName: catalog },
    event: { source: { gitSha: 'd08b26a6', gitRefUrl: `https://example.com/a/b/tree/${branch}` } },
  })

const some = [
  report('2026-11-20T08:00:00'),
  { ...report('2026-11-21T09:00:00', 'main', 'Shuttle 4'), status: 'started' as const },
  report('2026-11-22T09:00:00', 'maintenance'),
]

const suggested = (typed: string) =>
  suggestionsFor(typed, { reports: some, now }).map(
    ({ token: each, count }) => `${writePair(each)} ${count}`,
  )

test.each([
  ['branch:m', ['branch:main 2', 'branch:maintenance 1']],
  ['-branch:tena', ['-branch:maintenance 1']],
  ['!branch:tena', ['-branch:maintenance 1']],
  ['catalog:', ['catalog:"Test bench" 2', 'catalog:"Shuttle 4" 1']],
  ['state:run', ['state:started 1']],
  ['main', ['branch:main 2', 'branch:maintenance 1', 'text:main 3']],
  ['test', ['catalog:"Test bench" 2', 'user:"Load test" 3', 'text:test 2']],
  ['cat', ['catalog:"Test bench" 2', 'catalog:"Shuttle 4" 1', 'text:cat 0']],
  ['date:2', ['date:24h 1']],
  ['desc:night', ['desc:night 3']],
  ['colour:r', []],
])('%j suggests %j', (typed, suggestions) => {
  expect(suggested(typed)).toEqual(suggestions)
})

test('before anything is typed the most frequent values of the keys are suggested, six at most', () => {
  expect(suggested('')).toEqual([
    'state:failed 2',
    'state:started 1',
    'catalog:"Test bench" 2',
    'catalog:"Shuttle 4" 1',
    'branch:main 2',
    'branch:maintenance 1',
  ])
})

test('where nothing matches, the tokens that cost it are told, the most costly first', () => {
  const read = readReportFilter({ filter: 'branch:main date:2026-11-22' })
  expect(costliest(read, { reports: some, now })).toEqual([
    { token: { key: 'date', value: '2026-11-22', exclude: false }, count: 2 },
    { token: { key: 'branch', value: 'main', exclude: false }, count: 1 },
  ])
})
