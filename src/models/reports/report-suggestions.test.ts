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

const suggested = (typed: string, reports: readonly JobReport[] = some) =>
  suggestionsFor(typed, { reports, now }).map(
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
  ['text:night', ['text:night 3']],
  // The name of a key stands for its values, but not after the key.
  ['branch:bra', []],
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

const at = '2026-11-22T09:00:00'
const onBranches = (...names: string[]) => names.map((name) => report(at, name))
const branches = onBranches('manual', 'maintenance', 'main', 'maintenance', 'main', 'main')

test.each([
  [
    'branch:',
    branches,
    ['branch:main 3', 'branch:maintenance 2', 'branch:manual 1'],
    'all values of a key that is typed, the most frequent first',
  ],
  [
    'ma',
    branches,
    ['branch:main 3', 'branch:maintenance 2', 'branch:manual 1', 'text:ma 6'],
    'all values that match, the most frequent first',
  ],
  [
    '',
    branches,
    [
      'state:failed 6',
      'catalog:"Test bench" 6',
      'branch:main 3',
      'branch:maintenance 2',
      'user:"Load test" 6',
      'date:24h 6',
    ],
    'two values of each key, in the order of the keys',
  ],
  [
    'b',
    onBranches('b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'),
    ['branch:b1 1', 'branch:b2 1', 'branch:b3 1', 'branch:b4 1', 'branch:b5 1', 'text:b 7'],
    'six at most, the words among them',
  ],
  [
    'ma',
    [report(at, 'x', 'Roma'), report(at, 'x', 'Roma'), report(at, 'main')],
    ['branch:main 1', 'catalog:Roma 2', 'text:ma 3'],
    'what begins with it before what has it further on',
  ],
  [
    'ma',
    [report(at, 'main', 'Mall'), report(at, 'main')],
    ['branch:main 2', 'catalog:Mall 1', 'text:ma 2'],
    'the frequent before the rare, whatever their keys',
  ],
  // A state alone has another name to people than to the platform.
  ['branch:run', onBranches('started'), [], 'no branch by the name of a state'],
  [
    'state:',
    [{ ...report(at), status: 'unknown' as const }],
    [],
    'no state that the console does not know',
  ],
])('%j suggests, of reports of their own, %4$s', (typed, reports, suggestions) => {
  expect(suggested(typed, reports)).toEqual(suggestions)
})

test('where nothing matches, the tokens that cost it are told, the most costly first', () => {
  const read = readReportFilter({ filter: 'branch:main date:2026-11-22' })
  expect(costliest(read, { reports: some, now })).toEqual([
    { token: { key: 'date', value: '2026-11-22', exclude: false }, count: 2 },
    { token: { key: 'branch', value: 'main', exclude: false }, count: 1 },
  ])
  const both = readReportFilter({ filter: 'branch:gone catalog:gone' })
  expect(costliest(both, { reports: some, now })).toEqual([])
})
